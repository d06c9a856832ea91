internal import FoundationGap

/// Writes a message at the default level to the log of no subsystem.
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(message.text, priority: OSLogType.default.priority)
}

/// Writes a message at a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, priority: type.priority)
}

/// Writes a printf format with its arguments; `%{private}` and `%{sensitive}` values are not
/// written.
///
/// A conversion that does not fit its argument shows the argument's description.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {
  os_log(type, log: log, message, arguments)
}

/// Writes a printf format with its arguments, at a level given first.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...
) {
  os_log(type, log: log, message, arguments)
}

private func os_log(
  _ type: OSLogType, log: OSLog, _ message: StaticString, _ arguments: [Any]
) {
  let text = FormatString("\(message)").filled(with: arguments.map(FormatArgument.init(any:)))
  log.write(text, priority: type.priority)
}

extension FormatArgument {
  /// The argument in the widest form that its type allows.
  fileprivate init(any value: Any) {
    switch value {
    case let number as any SignedInteger: self.init(value: .signed(Int64(clamping: number)))
    case let number as any UnsignedInteger: self.init(value: .unsigned(UInt64(clamping: number)))
    case let number as any BinaryFloatingPoint: self.init(value: .double(Double(number)))
    default: self.init(value: .text(String(describing: value)))
    }
  }
}
