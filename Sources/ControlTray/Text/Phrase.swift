/// Every text of the tray's own, in English, which is also its key in the catalogue. `%s` stands
/// for a name.
enum Phrase: String, CaseIterable, Sendable {
  case controls = "Controls"
  case on = "on"
  case off = "off"
  case reloadAll = "Reload All"
  case arrangement = "Add or Remove"
  case add = "Add %s"
  case addByCommand = "%s (add it with controlctl)"
  case remove = "Remove %s"
  case nothingToArrange = "No app offers a control"
  case leftClick = "Left Click"
  case opensMenu = "Opens the Menu"
  case serviceMissing = "ControlBus does not run"
  case noControls = "No controls yet"
  case stale = "Not up to date"
  case unavailable = "Not available"
  case unconfigured = "Not set up yet"
  case serviceNotStarted = "ControlBus cannot be started"
  case noAnswer = "No answer in time"
  case locked = "Unlock the session first"
  case disabled = "Cannot be used now"
  case gone = "Not there any more"
  case notApplied = "The app did not take the change"
  case notSaved = "The change cannot be saved"
  case tooMany = "Too many clicks wait already"
  case failed = "That did not work"
  case running = "in progress"

  // The service's own sentences.
  case extensionTimedOut = "The extension did not answer in time"
  case extensionNotStarted = "The extension did not start in time."
  case extensionEnded = "The extension ended without an answer"
  case valueUnchanged = "The action ended without changing the value"
  case otherSort = "The extension reported another sort of control"
  case kindNotOffered = "No extension offers “%s”"
  case needsConfiguration = "The control needs a configuration"
  case parameterMissing = "The parameter “%s” has no value"
}

extension Phrase {
  /// The sentences that the service writes as the reason of a control's trouble, in English.
  static let serviceSentences: [Phrase] = [
    .extensionTimedOut, .extensionNotStarted, .extensionEnded, .valueUnchanged, .otherSort,
    .kindNotOffered, .needsConfiguration, .parameterMissing,
  ]

  /// The name that stands in a sentence made of this phrase, empty where the phrase has none; nil for
  /// another sentence.
  func name(in sentence: String) -> Substring? {
    guard let place = rawValue.firstRange(of: "%s") else { return sentence == rawValue ? "" : nil }
    let (start, end) = (rawValue[..<place.lowerBound], rawValue[place.upperBound...])
    guard sentence.count >= start.count + end.count, sentence.hasPrefix(start),
      sentence.hasSuffix(end)
    else { return nil }
    return sentence.dropFirst(start.count).dropLast(end.count)
  }
}
