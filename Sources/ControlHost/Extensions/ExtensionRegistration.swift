internal import Bus

/// The options of `RegisterExtension`: what an extension that runs says of itself.
struct ExtensionRegistration: Sendable {
  var name: String?
  var appGroups: [String]?
  /// Whether somebody runs the program by hand.
  var isByHand: Bool
  /// Whether it sends `Leaving` before it gives its name back.
  var announcesLeaving: Bool
  /// The host's end of a private line.
  var line: FileDescriptor?

  /// Reads the options; unknown ones are ignored, those of another type are `InvalidArgs`.
  init(options: [String: Variant]) throws(BusError) {
    name = try Self.text("name", options)
    appGroups = try Self.texts("appGroups", options)
    _ = try Self.text("desktopID", options)
    _ = try Self.text("gettextDomain", options)
    isByHand = try Self.truth("byHand", options)
    announcesLeaving = try Self.truth("announcesLeaving", options)
    switch options["line"] {
    case nil: break
    case .fileDescriptor(let descriptor): line = try Self.checkedLine(descriptor)
    default: throw .invalidArguments("The option “line” must be a file descriptor")
    }
  }

  private static func text(
    _ key: String, _ options: [String: Variant]
  ) throws(BusError) -> String? {
    guard let option = options[key] else { return nil }
    guard let text = option.stringValue else {
      throw .invalidArguments("The option “\(key)” must be a string")
    }
    return text
  }

  private static func truth(
    _ key: String, _ options: [String: Variant]
  ) throws(BusError) -> Bool {
    guard let option = options[key] else { return false }
    guard let truth = option.boolValue else {
      throw .invalidArguments("The option “\(key)” must be a boolean")
    }
    return truth
  }

  private static func texts(
    _ key: String, _ options: [String: Variant]
  ) throws(BusError) -> [String]? {
    guard let option = options[key] else { return nil }
    let texts = option.arrayValue?.map(\.stringValue)
    guard let texts, !texts.contains(nil) else {
      throw .invalidArguments("The option “\(key)” must be an array of strings")
    }
    return texts.compactMap(\.self)
  }
}
