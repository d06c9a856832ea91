internal import Bus
internal import Glibc

/// What happened to a call: an answer of the extension says nothing of that, whatever its name is, for
/// the names of what its own calls met pass through it.
extension BusError {
  /// The deadline of the call passed.
  var isOverdue: Bool { name == .timedOut && !isAnswer }

  /// The process ended without an answer, or ended before it could have one.
  var isCrash: Bool {
    !isAnswer && (name == .noReply || name == .disconnected || isFailedStart) && !isEndedStart
  }

  /// The process was told to end while it started, before it could hear that. dbus-daemon tells which
  /// signal it was in the text alone.
  private var isEndedStart: Bool {
    name == "org.freedesktop.DBus.Error.Spawn.ChildSignaled"
      && message.hasSuffix("received signal \(SIGTERM)")
  }

  /// The call was not delivered, since nobody owns the name and it starts nothing.
  var isAbsentOwner: Bool { isNamedAbsence && !isFailedUnit }

  /// The process could not be started.
  var isFailedStart: Bool { isFailedUnit || (isFailedSpawn && !isMissingService) }

  /// Nobody owns the name, and nothing can be started for it.
  var isMissingService: Bool {
    isAbsentOwner || (!isAnswer && Self.namesOfMissingServices.contains(name))
  }

  private var isNamedAbsence: Bool {
    !isAnswer && (name == .nameHasNoOwner || name == .serviceUnknown)
  }

  /// The service manager started the service's unit, and that failed. dbus-broker has the same names
  /// for it as for a service that is missing, and lists both among the names that it can activate: the
  /// text alone tells them apart.
  private var isFailedUnit: Bool {
    isNamedAbsence && message.hasPrefix("Could not activate remote peer")
      && Self.textsOfFailedUnits.contains { message.contains($0) }
  }

  private static let textsOfFailedUnits = ["startup job failed", "unit failed"]

  private static let namesOfMissingServices: Set<ErrorName> = [
    "org.freedesktop.DBus.Error.Spawn.ServiceNotFound",
    "org.freedesktop.DBus.Error.Spawn.FileInvalid", "org.freedesktop.systemd1.NoSuchUnit",
  ]
}
