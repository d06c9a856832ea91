import Bus
import ControlModel
import ControlProtocol
import Testing

@testable import ExtensionRuntime

struct KindTableTests {
  private static func table(throwing error: BusError) -> KindTable {
    let kind = Kind(
      descriptor: KindDescriptor(kind: "lamp", controlType: .button),
      preview: { _ in throw error }, evaluate: { _ in throw error },
      perform: { _, _ in throw error })
    return KindTable([kind], appGroups: [], opener: Opener(app: {}, url: { _ in }))
  }

  @Test func anActionThatMetALeavingExtensionHasBegunAllTheSame() async {
    let table = Self.table(throwing: BusError(name: .leaving, message: "It leaves"))
    let error = await #expect(throws: BusError.self) {
      try await table.perform(kind: "lamp", configuration: [:], action: .press)
    }
    #expect(error?.name == .actionFailed)
  }

  @Test func whenTheEffectCannotBeToldTheActionHasSucceededAllTheSame() async throws {
    let kind = Kind(
      descriptor: KindDescriptor(kind: "lamp", controlType: .button),
      preview: { _ in throw BusError.failed("") }, evaluate: { _ in throw BusError.failed("") },
      perform: { _, _ in "Done" })
    let table = KindTable([kind], appGroups: [], opener: Opener(app: {}, url: { _ in }))
    let result = try await table.perform(kind: "lamp", configuration: [:], action: .press)
    #expect(result == ActionResult(snapshot: nil, dialog: "Done"))
  }
}
