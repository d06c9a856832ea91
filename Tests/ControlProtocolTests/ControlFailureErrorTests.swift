import Bus
import ControlModel
import ControlProtocol
import Testing

@Suite("A failure on the bus")
struct ControlFailureErrorTests {
  @Test(
    "is the same fact on the other side",
    arguments: [
      .unknownKind("a"), .invalidConfiguration(parameter: "minutes", reason: "must be 1…60"),
      .unconfigured(parameter: "room"), .unconfigured(parameter: nil), .disabled,
      .authenticationRequired, .actionFailed("no network"), .notApplied, .limitsExceeded,
      .timedOut, .unavailable("gone"),
    ] as [ControlFailure])
  func roundTrip(_ failure: ControlFailure) {
    #expect(ControlFailure(failure.busError) == failure)
  }

  @Test("takes a peer that vanished for a lost reply")
  func lostReply() {
    #expect(ControlFailure(.noReply("gone")) == .lostReply)
    #expect(ControlFailure(.disconnected("gone")) == .lostReply)
  }

  @Test("takes every other error for an extension that cannot be reached")
  func others() {
    let error = BusError(name: "org.example.Odd", message: "")
    #expect(ControlFailure(error) == .unavailable("org.example.Odd"))
  }
}
