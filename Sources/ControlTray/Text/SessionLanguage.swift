internal import Glibc

/// The language that the session's environment asks for.
public enum SessionLanguage {
  /// The locale of the first language that messages are wanted in, for example `de_AT.UTF-8` or `de`;
  /// empty for the untranslated `C`.
  public static var current: String {
    first { (name: String) in getenv(name).map { String(cString: $0) } ?? "" }
  }

  /// The language that these variables ask for. As gettext does, `LANGUAGE` is asked first, but not in
  /// the locale `C`.
  static func first(_ variable: (String) -> String) -> String {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].map(variable).first { !$0.isEmpty } ?? ""
    guard !["", "C", "POSIX"].contains(locale) else { return "" }
    return variable("LANGUAGE").split(separator: ":").first.map(String.init) ?? locale
  }

  /// Whether a locale's language is written from right to left.
  public static func isRightToLeft(_ locale: String) -> Bool {
    let language = locale.prefix { $0.isLetter }.lowercased()
    if ["latin", "devanagari"].contains(locale.split(separator: "@").last) { return false }
    return rightToLeft.contains(language) || locale.hasPrefix("pa_PK")
  }

  /// ISO 639 codes, the old one of Hebrew among them.
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "azb", "ckb", "dv", "fa", "he", "iw", "ks", "mzn", "nqo", "ps", "sd", "syr", "ug",
    "ur", "yi",
  ]
}
