import ControlModel
import Testing

@Suite("A snapshot")
struct SnapshotTests {
  @Test("knows its sort of control by its content")
  func controlType() {
    let toggle = Snapshot(content: .toggle(isOn: true, off: StateLook(), on: StateLook()))
    #expect(toggle.controlType == .toggle)
    #expect(toggle.value == true)
    #expect(Snapshot(content: .button(running: StateLook())).value == nil)
  }
}
