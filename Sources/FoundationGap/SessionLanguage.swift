internal import CGettext
internal import Foundation

/// The languages that the session wants texts in.
enum SessionLanguage {
  /// The names of catalogue folders to look into, most wanted first: `de_AT`, `de`, …
  static var candidates: [String] {
    let environment = ProcessInfo.processInfo.environment
    guard let locale = messagesLocale(in: environment) else { return [] }
    let wanted = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale]
    return wanted.flatMap(folders(for:))
  }

  /// Makes the C library translate into the session's language.
  ///
  /// A locale that the system has not generated leaves the C library in `C`, where gettext
  /// translates nothing; the always present `C.UTF-8` and the list of languages in `LANGUAGE` do
  /// the same work.
  static func adopt() {
    let environment = ProcessInfo.processInfo.environment
    if setlocale(LC_CTYPE, "") == nil { setlocale(LC_CTYPE, "C.UTF-8") }
    guard setlocale(LC_MESSAGES, "") == nil, let locale = messagesLocale(in: environment) else {
      return
    }
    setlocale(LC_MESSAGES, "C.UTF-8")
    if (environment["LANGUAGE"] ?? "").isEmpty {
      setenv("LANGUAGE", folders(for: locale).joined(separator: ":"), 1)
    }
  }

  /// The name in the first set variable of the locale; nil for the untranslated `C`.
  private static func messagesLocale(in environment: [String: String]) -> String? {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return name.flatMap { ["C", "POSIX"].contains($0) ? nil : $0 }
  }

  /// `de_AT.UTF-8@euro` gives `de_AT@euro`, `de_AT`, `de@euro` and `de`.
  private static func folders(for locale: String) -> [String] {
    let parts = locale.split(separator: "@", maxSplits: 1)
    guard let name = parts.first?.split(separator: ".").first else { return [] }
    let language = name.split(separator: "_").first ?? name
    let modifier = parts.count > 1 ? "@\(parts[1])" : ""
    var folders: [String] = []
    for folder in [name + modifier, String(name), language + modifier, String(language)]
    where !folders.contains(folder) {
      folders.append(folder)
    }
    return folders
  }
}
