internal import CGettext
internal import Glibc

/// The session's catalogue of the tray's texts.
public enum Gettext {
  /// The name of the catalogue's files.
  public static let domain = "controlbus-tray"

  /// Takes up the session's language and finds the catalogue. Call it before there is a second
  /// thread, as it may set `LANGUAGE`.
  ///
  /// - Parameter folders: the `locale` folders to look into, the most important one first.
  public static func translator(folders: [String]) -> Translator {
    adoptLanguage()
    bind_textdomain_codeset(domain, "UTF-8")
    for folder in folders {
      bindtextdomain(domain, folder)
      // The entry of the empty text is the catalogue's header.
      if !lookUp("").isEmpty { return Translator(lookUp) }
    }
    return .english
  }

  private static func lookUp(_ text: String) -> String {
    // gettext answers with the very pointer that it was given when it finds nothing.
    text.withCString { pointer in dgettext(domain, pointer).map { String(cString: $0) } ?? text }
  }

  /// A locale that the system has not generated would leave the C library in `C`, where nothing is
  /// translated; `C.UTF-8` is always there, and `LANGUAGE` names the language.
  private static func adoptLanguage() {
    if setlocale(LC_CTYPE, "") == nil { setlocale(LC_CTYPE, "C.UTF-8") }
    let language = SessionLanguage.current
    guard setlocale(LC_MESSAGES, "") == nil, !language.isEmpty else { return }
    setlocale(LC_MESSAGES, "C.UTF-8")
    if getenv("LANGUAGE").map({ $0.pointee == 0 }) ?? true { setenv("LANGUAGE", language, 1) }
  }
}
