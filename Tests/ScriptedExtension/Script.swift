import Bus
import ControlModel
import Glibc

/// What a test wants of the extension: files in one folder, read anew at each call, so that a test
/// changes the behaviour of a running process.
///
/// - `kinds`: a line a kind, `toggle|button|timer|live NAME`; a timer is a toggle with parameters, a
///   live one says that it has a live provider.
/// - `NAME.value`: `on` or `off`; `NAME.icons`: the icons of both states, off and on.
/// - `NAME.policy`: the authentication policy; `NAME.private`, `NAME.disabled`: there or not.
/// - `start`, `NAME.evaluate`, `NAME.perform`, `describe`, `placed`: a directive, see ``Directive``.
/// - `leaves`: so many starts end before a call comes; `dies`: there or not, all end so, as crashes do.
/// - `announces`: there or not, it says that it tells when it leaves.
/// - `names`: further bus names that it takes, a line each.
/// - `groups`: the app groups, a line each; `writes`, `writes-always`, `writes-later`: the path of a
///   store that each action, each evaluation, or each evaluation a moment after its answer writes;
///   `writes-leaving`: that of one that is written after each evaluation by a process that then ends.
/// - `log`: a line a call, written by the extension.
struct Script: Sendable {
  let folder: String

  /// How to answer a call.
  enum Directive {
    case answer
    case sleep(milliseconds: Int)
    /// Look first, and answer after a pause.
    case late(milliseconds: Int)
    case fail(name: String, text: String)
    case crash(milliseconds: Int)
    case actThenCrash
    case leave
    case release
    case silent
    case rubbish
    case otherType
    case unknownLook
    case lag(milliseconds: Int)
    case ignore
    case storm(kind: String)
    case pace(kind: String, seconds: Int)

    init(_ text: String) {
      let words = text.split(separator: " ", maxSplits: 2).map(String.init)
      switch words.first {
      case "sleep": self = .sleep(milliseconds: Int(words[1]) ?? 0)
      case "late": self = .late(milliseconds: Int(words[1]) ?? 0)
      case "lag": self = .lag(milliseconds: Int(words[1]) ?? 0)
      case "fail": self = .fail(name: words[1], text: words.count > 2 ? words[2] : "")
      case "crash": self = .crash(milliseconds: words.count > 1 ? Int(words[1]) ?? 0 : 0)
      case "act-then-crash": self = .actThenCrash
      case "leave": self = .leave
      case "release": self = .release
      case "silent": self = .silent
      case "rubbish": self = .rubbish
      case "other-type": self = .otherType
      case "unknown-look": self = .unknownLook
      case "ignore": self = .ignore
      case "pace": self = .pace(kind: words[1], seconds: Int(words[2]) ?? 0)
      case "storm": self = .storm(kind: words[1])
      default: self = .answer
      }
    }
  }

  func directive(_ name: String) -> Directive { Directive(read(name)) }

  func isOn(_ kind: String) -> Bool { read("\(kind).value") == "on" }

  func policy(of kind: String) -> AuthenticationPolicy {
    AuthenticationPolicy(rawValue: read("\(kind).policy")) ?? .alwaysAllowed
  }

  func set(_ kind: String, _ value: Bool) { write("\(kind).value", value ? "on" : "off") }

  func log(_ line: String) {
    let descriptor = open("\(folder)/log", O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    let bytes = Array("\(getpid()) \(line)\n".utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }

  /// The icons of a kind's two states, off and on.
  func icons(of kind: String) -> [String] {
    let names = read("\(kind).icons").split(separator: " ").map(String.init)
    return names.count == 2 ? names : ["", ""]
  }

  var kinds: [KindDescriptor] {
    read("kinds").split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return Self.descriptor(type: words[0], kind: words.count > 1 ? words[1] : "")
    }
  }

  var appGroups: [String] { read("groups").split(separator: "\n").map(String.init) }

  /// Whether this start ends before a call comes.
  var leavesAtOnce: Bool {
    read("log").split(separator: "\n").count { $0.hasSuffix(" start") } < Int(read("leaves")) ?? 0
  }

  var otherNames: [BusName] {
    read("names").split(separator: "\n").compactMap { BusName(String($0)) }
  }

  /// Writes the store whose path is in a file of the script; nothing where there is none.
  func touchStore(named name: String) {
    let path = read(name)
    guard !path.isEmpty, let file = fopen(path, "w") else { return }
    fputs("written by \(getpid()) at \(clock())", file)
    fclose(file)
  }

  private static func descriptor(type: String, kind: String) -> KindDescriptor {
    let parameters = [
      ParameterDescriptor(name: "name", title: "Name", type: .string, isRequired: true),
      ParameterDescriptor(
        name: "minutes", title: "Minutes", type: .integer, defaultValue: .integer(5),
        range: 1...60),
    ]
    return KindDescriptor(
      kind: kind, controlType: type == "button" ? .button : .toggle,
      displayName: "The \(kind)", description: "For tests",
      parameters: type == "timer" ? parameters : [], isLive: type == "live")
  }

  private func read(_ name: String) -> String {
    guard let file = fopen("\(folder)/\(name)", "r") else { return "" }
    defer { fclose(file) }
    var text = [UInt8](repeating: 0, count: 4096)
    let count = fread(&text, 1, text.count, file)
    let string = String(decoding: text[..<count], as: UTF8.self)
    return string.hasSuffix("\n") ? String(string.dropLast()) : string
  }

  private func write(_ name: String, _ text: String) {
    let temporary = "\(folder)/\(name).new"
    guard let file = fopen(temporary, "w") else { return }
    fputs(text, file)
    fclose(file)
    rename(temporary, "\(folder)/\(name)")
  }
}
