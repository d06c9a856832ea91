import Foundation
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
    case ["--help"]: print(usage)
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

  private static let usage = """
    Usage: reader focus on|off|status
           reader chapter NUMBER
           reader status
    """

  private static func refuse() {
    FileHandle.standardError.write(Data((usage + "\n").utf8))
    exit(2)
  }
}
