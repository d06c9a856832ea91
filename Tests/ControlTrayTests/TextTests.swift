import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@testable import ControlTray

@Suite("The tray's texts") struct TextTests {
  @Test("the German catalogue has every text of the tray, and no other")
  func german() async throws {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../po/de.po").standardizedFileURL.path
    let checked = try await ChildProcess.run("msgfmt", ["--check", "-o", "/dev/null", source])
    #expect(checked.end == .exited(0), "\(checked.error)")
    let lines = try String(contentsOfFile: source, encoding: .utf8).split(separator: "\n")
    let keys = lines.filter { $0.hasPrefix("msgid") }.map { $0.dropFirst(7).dropLast() }
    #expect(
      Set(keys.map(String.init).filter { !$0.isEmpty }) == Set(Phrase.allCases.map(\.rawValue)))
    #expect(!lines.contains("msgstr \"\"") || lines.filter { $0 == "msgstr \"\"" }.count == 1)
  }

  @Test("a name takes its place in a text")
  func names() {
    #expect(Translator.english(.add, "Focus 100%") == "Add Focus 100%")
    #expect(Translator { _ in "%s hinzufügen" }(.add, "Fokus") == "Fokus hinzufügen")
  }

  @Test("languages that are written from right to left are known")
  func directions() {
    for locale in ["ar", "he_IL.UTF-8", "fa_IR", "ur_PK.UTF-8", "ckb", "pa_PK", "sd_IN"] {
      #expect(SessionLanguage.isRightToLeft(locale), "\(locale)")
    }
    for locale in ["", "de_DE.UTF-8", "en", "arn_CL", "uz", "pa_IN", "sd_IN@devanagari"] {
      #expect(!SessionLanguage.isRightToLeft(locale), "\(locale)")
    }
  }

  @Test(
    "the first entry of LANGUAGE is the language, but not in the locale C",
    arguments: [
      (["LANG": "en_US.UTF-8", "LANGUAGE": "he:en"], "he"),
      (["LANG": "he_IL.UTF-8", "LANGUAGE": "en"], "en"),
      (["LANG": "C.UTF-8", "LANGUAGE": "he"], "he"),
      (["LANG": "he_IL.UTF-8", "LANGUAGE": ""], "he_IL.UTF-8"),
      (["LANG": "he_IL.UTF-8", "LC_ALL": "C", "LANGUAGE": "he"], ""),
      (["LANG": "en_GB", "LC_MESSAGES": "fa_IR"], "fa_IR"), (["LANGUAGE": "he"], ""),
    ])
  func language(variables: [String: String], language: String) {
    #expect(SessionLanguage.first { variables[$0] ?? "" } == language)
  }

  @Test("the choice for the left click is remembered, beside what else the file says")
  func choice() throws {
    let folder = try TemporaryFolder()
    let choice = PrimaryChoice(configurationFolder: folder.file("config"))
    #expect(choice.read() == nil)
    #expect(choice.write("focus mode = 1") == nil)
    #expect(choice.read() == "focus mode = 1")
    let file = folder.file("config/controlbus/tray.conf")
    let text = "# mine\n" + (try String(contentsOfFile: file, encoding: .utf8))
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    #expect(choice.write(nil) == nil && choice.read() == nil)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "# mine\n")
    #expect(PrimaryChoice(configurationFolder: "/proc/none").write("x") != nil)
  }

  @Test("a control is found by id, kind, end of the kind or title")
  func controlNames() {
    let controls = [Samples.lap, Samples.focus]
    for name in ["focus", "org.example.focus", "Focus Mode", "focus mode"] {
      #expect(ControlName.find(name, in: controls) == Samples.focus, "\(name)")
    }
    #expect(ControlName.find("ocus", in: controls) == nil)
  }

  @Test(
    "a failed click is told in words of the tray, or of the app",
    arguments: [
      (ErrorName.serviceUnknown, "ControlBus cannot be started"),
      ("org.freedesktop.DBus.Error.Spawn.ChildExited", "ControlBus cannot be started"),
      (.noReply, "Focus: No answer in time"), (.timedOut, "Focus: No answer in time"),
      (.authenticationRequired, "Focus: Unlock the session first"),
      (.disabled, "Focus: Cannot be used now"), (.unavailable, "Focus: Not available"),
      (.unconfigured, "Focus: Not set up yet"), (.unknownObject, "Focus: Not there any more"),
      (.notApplied, "Focus: The app did not take the change"),
      (.notSaved, "Focus: The change cannot be saved"),
      (.limitsExceeded, "Focus: Too many clicks wait already"),
      (.invalidArguments, "Focus: That did not work"), (.actionFailed, "Focus: raw words"),
    ])
  func failures(name: ErrorName, sentence: String) {
    let error = BusError(name: name, message: "raw words")
    #expect(Translator.english(error, about: "Focus") == sentence)
  }

  @Test("the service's own sentences are translated, with their names, and no others")
  func serviceSentences() {
    let text = Translator { "<\($0)>" }
    let facts: [ControlFailure] = [
      .timedOut, .lostReply, .notApplied, .unconfigured(parameter: nil),
    ]
    for fact in facts { #expect(text(reason: fact.message) == "<\(fact.message)>") }
    #expect(
      text(reason: ControlFailure.unconfigured(parameter: "minutes").message)
        == "<The parameter “minutes” has no value>")
    #expect(text(reason: "No extension offers “a.b”") == "<No extension offers “a.b”>")
    for own in ["", "No book", "The parameter “", "It says: No extension offers “a.b”"] {
      #expect(text(reason: own) == own)
    }
    let failed = BusError(name: .actionFailed, message: ControlFailure.notApplied.message)
    #expect(text(failed, about: nil) == "<\(failed.message)>")
  }

  @Test("the icon follows the primary control, and the tool tip is no markup")
  func look() {
    let control = Samples.control(
      "focus", title: "A & <b>",
      [
        "Value": .boolean(true), "IconName": .string("weather-clear-night"),
        "ActionHint": .string("Hold to Turn Off"), "Error": .string("No book"),
        "On": .dictionary(["IconName": .string("weather-clear-night")]),
        "Off": .dictionary(["IconName": .string("weather-clear")]),
      ])
    var content = Samples.content([control])
    #expect(TrayLook(content, text: .english).iconName == TrayLook.defaultIcon)
    #expect(TrayLook(content, text: .english).toolTipMarkup == "A &amp; &lt;b&gt;")
    content.primary = "focus"
    let look = TrayLook(content, text: .english)
    #expect(look.iconName == "weather-clear-night")
    #expect(look.accessibleDescription == "A & <b>, on, Hold to Turn Off, No book")
    #expect(look.toolTip == "A & <b>, on\nNo book")
  }
}
