/// What an extension's program was asked to do.
enum ExtensionCommand: Hashable, Sendable {
  /// Offer the kinds on the bus until nobody needs them.
  case serve
  /// Print the manifest.
  case manifest
  /// Print the kinds for a person.
  case describe
  /// Make the extension known in this place.
  case install(InstallationPlace)
  /// Take back what `install` wrote.
  case uninstall(InstallationPlace)
  /// Print how the program is used.
  case help
  /// Print the manual page.
  case manual

  /// Why arguments were refused.
  enum UsageError: Error, Hashable {
    /// An argument that the command does not know.
    case unknownArgument(String)
    /// An option without the value that it takes.
    case missingValue(option: String)
    /// Two options that exclude each other.
    case conflictingOptions(String, String)
  }

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    let command = rest.popFirst()
    switch command {
    case nil: self = .serve
    case "install": self = .install(try InstallationPlace(&rest))
    case "uninstall": self = .uninstall(try InstallationPlace(&rest))
    case "manifest": self = .manifest
    case "describe": self = .describe
    case "--help", "-h", "help": self = .help
    case "--help=man": self = .manual
    case .some(let other): throw .unknownArgument(other)
    }
    if let surplus = rest.first { throw .unknownArgument(surplus) }
  }
}

extension ExtensionCommand.UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownArgument(let argument): "unknown argument “\(argument)”"
    case .missingValue(let option): "\(option) needs a value"
    case .conflictingOptions(let one, let other): "\(one) and \(other) exclude each other"
    }
  }
}
