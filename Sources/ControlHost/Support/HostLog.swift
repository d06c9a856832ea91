public import Bus

/// Where the host's messages go, with the fields that say what they are about.
public struct HostLog: Sendable {
  /// What a message is about.
  public struct Subject: Hashable, Sendable {
    /// The kind, or nil.
    public var kind: String?
    /// The extension's bus name, or nil.
    public var extensionName: String?
    /// The placed control's id, or nil.
    public var control: String?

    /// Makes a subject of what is known.
    public init(kind: String? = nil, extensionName: String? = nil, control: String? = nil) {
      self.kind = kind
      self.extensionName = extensionName
      self.control = control
    }

    /// The journal's fields `KIND`, `EXTENSION` and `CONTROL_ID`, those that are known.
    public var fields: [String: String] {
      var fields: [String: String] = [:]
      fields["KIND"] = kind
      fields["EXTENSION"] = extensionName
      fields["CONTROL_ID"] = control
      return fields
    }
  }

  private let sink: @Sendable (String, Journal.Priority, Subject) -> Void

  /// Makes a log that hands every message to `sink`, from any thread.
  public init(sink: @escaping @Sendable (String, Journal.Priority, Subject) -> Void) {
    self.sink = sink
  }

  func error(_ message: String, _ subject: Subject = Subject()) {
    sink(message, .error, subject)
  }

  func warning(_ message: String, _ subject: Subject = Subject()) {
    sink(message, .warning, subject)
  }

  func notice(_ message: String, _ subject: Subject = Subject()) {
    sink(message, .notice, subject)
  }

  func info(_ message: String, _ subject: Subject = Subject()) {
    sink(message, .info, subject)
  }

  func debug(_ message: String, _ subject: Subject = Subject()) {
    sink(message, .debug, subject)
  }
}
