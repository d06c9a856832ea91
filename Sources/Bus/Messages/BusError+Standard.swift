/// The standard errors: their names, and a constructor for each.
extension ErrorName {
  /// Something failed for a reason that has no name of its own.
  public static let failed = ErrorName(unchecked: "org.freedesktop.DBus.Error.Failed")
  /// There is not enough memory.
  public static let noMemory = ErrorName(unchecked: "org.freedesktop.DBus.Error.NoMemory")
  /// Nobody owns the name, and nothing can be started for it.
  public static let serviceUnknown = ErrorName(
    unchecked: "org.freedesktop.DBus.Error.ServiceUnknown")
  /// Nobody owns the name now.
  public static let nameHasNoOwner = ErrorName(
    unchecked: "org.freedesktop.DBus.Error.NameHasNoOwner")
  /// The reply was lost: the other side is gone, or forbade to answer.
  public static let noReply = ErrorName(unchecked: "org.freedesktop.DBus.Error.NoReply")
  /// Reading or writing failed.
  public static let inputOutput = ErrorName(unchecked: "org.freedesktop.DBus.Error.IOError")
  /// The operation is not supported.
  public static let notSupported = ErrorName(unchecked: "org.freedesktop.DBus.Error.NotSupported")
  /// There are too many of something.
  public static let limitsExceeded = ErrorName(
    unchecked: "org.freedesktop.DBus.Error.LimitsExceeded")
  /// The caller may not do this.
  public static let accessDenied = ErrorName(unchecked: "org.freedesktop.DBus.Error.AccessDenied")
  /// The deadline has passed.
  public static let timedOut = ErrorName(unchecked: "org.freedesktop.DBus.Error.TimedOut")
  /// The connection is closed.
  public static let disconnected = ErrorName(unchecked: "org.freedesktop.DBus.Error.Disconnected")
  /// The arguments have the wrong types or values.
  public static let invalidArguments = ErrorName(
    unchecked: "org.freedesktop.DBus.Error.InvalidArgs")
  /// There is no such file.
  public static let fileNotFound = ErrorName(unchecked: "org.freedesktop.DBus.Error.FileNotFound")
  /// There is such a file already.
  public static let fileExists = ErrorName(unchecked: "org.freedesktop.DBus.Error.FileExists")
  /// The object has no such method.
  public static let unknownMethod = ErrorName(unchecked: "org.freedesktop.DBus.Error.UnknownMethod")
  /// There is no such object.
  public static let unknownObject = ErrorName(unchecked: "org.freedesktop.DBus.Error.UnknownObject")
  /// The object has no such interface.
  public static let unknownInterface = ErrorName(
    unchecked: "org.freedesktop.DBus.Error.UnknownInterface")
  /// The interface has no such property.
  public static let unknownProperty = ErrorName(
    unchecked: "org.freedesktop.DBus.Error.UnknownProperty")
  /// The property cannot be set.
  public static let propertyReadOnly = ErrorName(
    unchecked: "org.freedesktop.DBus.Error.PropertyReadOnly")
  /// The message is malformed.
  public static let inconsistentMessage = ErrorName(
    unchecked: "org.freedesktop.DBus.Error.InconsistentMessage")
  /// The caller's task was cancelled; never on the bus.
  public static let cancelled = ErrorName(unchecked: "System.Error.ECANCELED")
}

extension BusError {
  /// Whether the bus could not start the service: one of `org.freedesktop.DBus.Error.Spawn.*`.
  public var isFailedSpawn: Bool { name.rawValue.hasPrefix("org.freedesktop.DBus.Error.Spawn.") }

  /// Something failed for a reason that has no name of its own.
  public static func failed(_ message: String) -> BusError {
    BusError(name: .failed, message: message)
  }

  /// There is not enough memory.
  public static func noMemory(_ message: String) -> BusError {
    BusError(name: .noMemory, message: message)
  }

  /// Nobody owns the name, and nothing can be started for it.
  public static func serviceUnknown(_ message: String) -> BusError {
    BusError(name: .serviceUnknown, message: message)
  }

  /// Nobody owns the name now.
  public static func nameHasNoOwner(_ message: String) -> BusError {
    BusError(name: .nameHasNoOwner, message: message)
  }

  /// The reply was lost: the other side is gone, or forbade to answer.
  public static func noReply(_ message: String) -> BusError {
    BusError(name: .noReply, message: message)
  }

  /// Reading or writing failed.
  public static func inputOutput(_ message: String) -> BusError {
    BusError(name: .inputOutput, message: message)
  }

  /// The operation is not supported.
  public static func notSupported(_ message: String) -> BusError {
    BusError(name: .notSupported, message: message)
  }

  /// There are too many of something.
  public static func limitsExceeded(_ message: String) -> BusError {
    BusError(name: .limitsExceeded, message: message)
  }

  /// The caller may not do this.
  public static func accessDenied(_ message: String) -> BusError {
    BusError(name: .accessDenied, message: message)
  }

  /// The deadline has passed.
  public static func timedOut(_ message: String) -> BusError {
    BusError(name: .timedOut, message: message)
  }

  /// The connection is closed.
  public static func disconnected(_ message: String) -> BusError {
    BusError(name: .disconnected, message: message)
  }

  /// The arguments have the wrong types or values.
  public static func invalidArguments(_ message: String) -> BusError {
    BusError(name: .invalidArguments, message: message)
  }

  /// There is no such file.
  public static func fileNotFound(_ message: String) -> BusError {
    BusError(name: .fileNotFound, message: message)
  }

  /// There is such a file already.
  public static func fileExists(_ message: String) -> BusError {
    BusError(name: .fileExists, message: message)
  }

  /// The object has no such method.
  public static func unknownMethod(_ message: String) -> BusError {
    BusError(name: .unknownMethod, message: message)
  }

  /// There is no such object.
  public static func unknownObject(_ message: String) -> BusError {
    BusError(name: .unknownObject, message: message)
  }

  /// The object has no such interface.
  public static func unknownInterface(_ message: String) -> BusError {
    BusError(name: .unknownInterface, message: message)
  }

  /// The interface has no such property.
  public static func unknownProperty(_ message: String) -> BusError {
    BusError(name: .unknownProperty, message: message)
  }

  /// The property cannot be set.
  public static func propertyReadOnly(_ message: String) -> BusError {
    BusError(name: .propertyReadOnly, message: message)
  }

  /// The message is malformed.
  public static func inconsistentMessage(_ message: String) -> BusError {
    BusError(name: .inconsistentMessage, message: message)
  }

  /// The caller's task was cancelled; never on the bus.
  public static func cancelled(_ message: String = "The call was cancelled") -> BusError {
    BusError(name: .cancelled, message: message)
  }
}
