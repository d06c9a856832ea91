internal import CSystemd
internal import Glibc

/// A failure, as it travels over D-Bus: a name for programs and a text for people.
public struct BusError: Error, Hashable, CustomStringConvertible {
  /// The name of the error.
  public var name: ErrorName
  /// The text, in the language of whoever made it.
  public var message: String
  /// Whether the other side of a call answered with it, so that neither the bus nor sd-bus made it.
  /// It tells nothing about the error itself: two that differ in this alone are equal.
  public internal(set) var isAnswer = false

  /// An error of any name.
  public init(name: ErrorName, message: String) {
    self.name = name
    self.message = message
  }

  /// The error that sd-bus makes of a system error number (positive): a standard name where there
  /// is one, else `System.Error.E…`. `sd_bus_error_set_errno`.
  public init(errno number: Int32) {
    guard number != ENOTCONN else {
      self = .disconnected("Not connected")
      return
    }
    var error = sd_bus_error()
    defer { sd_bus_error_free(&error) }
    sd_bus_error_set_errno(&error, number)
    self.init(error)
  }

  init(_ error: sd_bus_error) {
    name = ErrorName(error.name) ?? .failed
    message = error.message.map { String(cString: $0) } ?? ""
  }

  /// Whether two have the same name and the same text.
  public static func == (left: BusError, right: BusError) -> Bool {
    left.name == right.name && left.message == right.message
  }

  /// Name and text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(message)
  }

  /// Name and text.
  public var description: String { "\(name): \(message)" }

  /// Fills sd-bus' error structure and returns the negative errno that goes with it.
  func fill(_ error: UnsafeMutablePointer<sd_bus_error>?) -> Int32 {
    sd_bus_error_set(error, name.rawValue, message)
  }

  /// What a handler threw, made a D-Bus error: anything foreign becomes `Failed`.
  static func wrapping(_ error: any Error) -> BusError {
    if let error = error as? BusError { return error }
    if error is CancellationError { return .cancelled() }
    return .failed(String(describing: error))
  }
}
