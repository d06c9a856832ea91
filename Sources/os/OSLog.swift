/// Where messages belong: a subsystem and a category in it.
public final class OSLog: Hashable, Sendable {
  /// The messages of no subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Drops its messages.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  let subsystem: String
  let category: String
  let isDisabled: Bool

  /// Makes a log; the names become the journal fields `SUBSYSTEM` and `CATEGORY`.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Makes a log for one of the system's own categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// Whether messages of a level are written: all are, unless the log is the disabled one.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  /// Two logs are equal when they are one object.
  public static func == (left: OSLog, right: OSLog) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// The system's own categories.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Makes a category of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Marks of points of interest on Apple's systems; an ordinary category here.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// An ordinary category here.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// An ordinary category here.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}
