import Bus
import ControlProtocol
import Testing

@testable import ControlHost

@Suite("An id")
struct IdentifierTests {
  @Test(
    "is escaped reversibly",
    arguments: ["a.b", "my-toggle", "7zip", "ü", "a_b", "_", String(repeating: "ü", count: 127)])
  func escaping(id: String) {
    #expect(Identifier.problem(with: id) == nil)
    #expect(ObjectPath.control(id: id).decodedLabel(under: .controls) == id)
  }

  @Test(
    "or is refused",
    arguments: [
      ("", "must not be empty"), ("a\nb", "must not hold control characters"),
      (String(repeating: "x", count: 300), "must not be longer than 255 bytes"),
    ])
  func refusal(id: String, problem: String) {
    #expect(Identifier.problem(with: id) == problem)
  }
}
