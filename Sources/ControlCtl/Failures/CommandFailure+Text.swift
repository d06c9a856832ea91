internal import Bus
internal import ControlModel
internal import ControlProtocol

extension CommandFailure {
  /// The failure in one line.
  var text: String {
    switch self {
    case .usage(let problem, let command):
      Self.usageText(problem, command)
    case .unknownName(let sort, let name, let suggestions):
      (sort == .control ? "there is no control " : "the gallery has no kind ")
        + quoted(name) + Suggestions.question(suggestions)
    case .ambiguousName(let sort, let name, let candidates):
      "\(quoted(name)) fits several \(sort == .control ? "controls" : "kinds"): "
        + candidates.joined(separator: ", ")
    case .parameter(let problem):
      problem.text
    case .unanswered:
      "the input ended before the last question; nothing was changed"
    case .wrongType(let name, let type):
      Self.typeText(name, type)
    case .unknownProperty(let name, let suggestions):
      "the control has no property \(quoted(name))" + Suggestions.question(suggestions)
    case .valueUnavailable(let name, let state, let reason):
      "the value of \(quoted(name)) is not known: " + Self.reason(state, reason)
    case .noBus(let error):
      "there is no session bus: \(error.message.onOneLine)"
    case .service(let error, let title):
      Self.titled(Self.serviceText(error), error.isServiceMissing ? nil : title)
    case .timedOut(let limit, let awaited):
      Self.titled(Self.timeText(limit, awaited), awaited.title)
    }
  }

  /// The failure without the name of the control that it is about, for a message that shows the
  /// name elsewhere.
  var textWithoutTitle: String {
    switch self {
    case .service(let error, _): Self.serviceText(error)
    case .timedOut(let limit, let awaited): Self.timeText(limit, awaited)
    default: text
    }
  }

  private static func titled(_ text: String, _ title: String?) -> String {
    guard let title, !title.isEmpty else { return text }
    return "\(title.onOneLine): \(text)"
  }

  private static func usageText(_ problem: UsageProblem, _ command: String?) -> String {
    let help = command.map { "controlctl help \($0)" } ?? "controlctl help"
    let sentence = (command.map { $0 + ": " } ?? "") + problem.text
    return sentence.hasSuffix("?") ? "\(sentence) (\(help))" : "\(sentence); see \(help)"
  }

  private static func typeText(_ name: String, _ type: ControlType) -> String {
    switch type {
    case .button: "\(quoted(name)) is a button: it has no value, and \"press\" runs it"
    case .toggle: "\(quoted(name)) is a toggle: \"toggle\" and \"set\" run it"
    case .unknown: "nobody has described \(quoted(name)) yet, so that nothing can run it"
    }
  }

  private static func serviceText(_ error: BusError) -> String {
    let message = error.message.isEmpty ? error.name.rawValue : error.message.onOneLine
    if error.isServiceMissing { return "the ControlBus service cannot be reached: \(message)" }
    return error.name == .noReply ? "the ControlBus service ended without an answer" : message
  }

  /// What did not answer. A service that waits for an extension has answered everything else.
  private static func timeText(_ limit: Duration, _ awaited: Awaited) -> String {
    guard let provider = awaited.provider else {
      return "the ControlBus service did not answer within \(limit.secondsText)"
    }
    return "no answer from \(provider.onOneLine) within \(limit.secondsText)"
  }

  private static func reason(_ state: ControlState, _ reason: String) -> String {
    if !reason.isEmpty { return reason.onOneLine }
    switch state {
    case .unconfigured: return "it has to be configured first"
    case .placeholder: return "nothing has evaluated it yet"
    default: return state.rawValue
    }
  }
}
