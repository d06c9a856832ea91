import Foundation
import TestSupport
import Testing

@Suite("Bodies that trap")
struct TrapTests {
  @Test("The others are served, and the program says which ones trapped")
  func describe() async throws {
    let program = BuiltProducts.path(of: "TrapExtension")
    let result = try await ChildProcess.run(program, ["describe"])
    #expect(result.end == .exited(0))
    #expect(result.output.contains("org.controlbus.test.good"))
    #expect(result.output.contains("org.controlbus.test.last"))
    for name in ["NilControl", "RecursiveControl"] { #expect(result.output.contains(name)) }
    #expect(result.output.components(separatedBy: "its body trapped").count == 3)
  }
}
