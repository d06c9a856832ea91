import Foundation
import ProgramText
import ReaderKit
import WidgetKit

/// The reader app, as small as an app can be: it changes what its controls show, and says so.
@main
enum Reader {
  static func main() {
    switch Array(CommandLine.arguments.dropFirst()) {
    case ["focus", "on"]: setFocusMode(true)
    case ["focus", "off"]: setFocusMode(false)
    case ["focus", "status"]: printFocusMode()
    case let words where words.count == 2 && words[0] == "chapter": setChapter(words[1])
    case ["status"]:
      printFocusMode()
      print("chapter \(ReaderStore.chapter)")
    case ["--help"]: print(help.usage, terminator: "")
    case ["--help=man"]: print(help.manualPage, terminator: "")
    default: refuse()
    }
  }

  private static func setFocusMode(_ isOn: Bool) {
    ReaderStore.isFocusModeOn = isOn
    ControlCenter.shared.reloadControls(ofKind: ReaderKinds.focusMode)
  }

  private static func setChapter(_ text: String) {
    guard let chapter = Int(text), chapter >= 0 else { return refuse() }
    ReaderStore.chapter = chapter
    ControlCenter.shared.reloadControls(ofKind: ReaderKinds.nextChapter)
  }

  private static func printFocusMode() {
    print("focus \(ReaderStore.isFocusModeOn ? "on" : "off")")
  }

  private static let help = ProgramHelp(
    name: "reader", summary: "an example of an app with controls", synopsis: "COMMAND",
    details: "Changes what its controls show, and says so.",
    options: [
      HelpEntry("focus on|off|status", "Turn Focus Mode on or off, or print it"),
      HelpEntry("chapter NUMBER", "Go to a chapter"), HelpEntry("status", "Print everything"),
      HelpEntry("--help", "Print this text"), HelpEntry("--help=man", "Print the manual page"),
    ],
    sections: [
      HelpSection(
        "EXIT STATUS", [HelpEntry("0", "It did what was asked"), HelpEntry("2", "Wrong usage")])
    ],
    related: ["controlctl", "ReaderControls"])

  private static func refuse() {
    FileHandle.standardError.write(Data(help.usage.utf8))
    exit(2)
  }
}
