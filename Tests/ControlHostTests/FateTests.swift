import Bus
import Testing

@testable import ControlHost

@Suite("The fate of a call")
struct FateTests {
  private func failedStart(_ name: String, _ message: String) -> BusError {
    BusError(name: ErrorName(unchecked: "org.freedesktop.DBus.Error.\(name)"), message: message)
  }

  @Test("is a crash where the process died at its start, as either bus tells it")
  func crashes() {
    let crashes = [
      failedStart("Spawn.ChildExited", "Process org.example.x exited with status 1"),
      failedStart("Spawn.ChildSignaled", "Process org.example.x received signal 11"),
      failedStart("ServiceUnknown", "Could not activate remote peer: startup job failed."),
      failedStart("NameHasNoOwner", "Could not activate remote peer 'org.example.x': unit failed"),
    ]
    for crash in crashes {
      #expect(crash.isCrash && crash.isFailedStart, "\(crash)")
      #expect(!crash.isMissingService && !crash.isAbsentOwner, "\(crash)")
    }
  }

  @Test("is none where the process was told to end before it could hear that")
  func ended() {
    let ended = failedStart("Spawn.ChildSignaled", "Process org.example.x received signal 15")
    #expect(!ended.isCrash && !ended.isMissingService)
  }

  @Test("is none where nothing can be started")
  func missing() {
    for message in [
      "The name is not activatable",
      "Could not activate remote peer: activation request failed: unknown unit.",
      "Could not activate remote peer: activation request failed: unit is masked.",
      "Could not activate remote peer: startup job skipped.",
    ] {
      let missing = failedStart("ServiceUnknown", message)
      #expect(!missing.isCrash && missing.isMissingService, "\(message)")
    }
  }
}
