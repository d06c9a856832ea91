internal import Glibc

/// The language that the session's environment asks for.
public enum SessionLanguage {
  /// The locale of messages, for example `de_AT.UTF-8`; empty for the untranslated `C`.
  public static var current: String {
    let values = ["LC_ALL", "LC_MESSAGES", "LANG"].map { (name: String) in
      getenv(name).map { String(cString: $0) } ?? ""
    }
    let locale = values.first { !$0.isEmpty } ?? ""
    return ["C", "POSIX"].contains(locale) ? "" : locale
  }

  /// Whether a locale's language is written from right to left.
  public static func isRightToLeft(_ locale: String) -> Bool {
    let language = locale.prefix { $0.isLetter }.lowercased()
    return rightToLeft.contains(language) && !locale.hasSuffix("@latin")
  }

  /// ISO 639 codes, the old one of Hebrew among them.
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "azb", "ckb", "dv", "fa", "he", "iw", "ks", "mzn", "nqo", "ps", "sd", "syr", "ug",
    "ur", "yi",
  ]
}
