internal import CGettext
public import Foundation
internal import Synchronization

/// The gettext catalogue that localized texts come from.
public enum GettextCatalogue {
  private static let domain = Mutex<String?>(nil)

  /// Chooses the catalogue of every text from now on, and takes up the session's language.
  ///
  /// Only `LC_MESSAGES` and `LC_CTYPE` follow the session: with the others a number printed as
  /// JSON would get a decimal comma. Call it while the program has one thread, as it may set
  /// `LANGUAGE`.
  /// - Parameters:
  ///   - domain: the name of the `.mo` files; with an empty one nothing is translated.
  ///   - directory: the folder with `<language>/LC_MESSAGES/<domain>.mo`; without it the first
  ///     of `$XDG_DATA_HOME/locale` and each `$XDG_DATA_DIRS/locale` that has a catalogue in one of
  ///     the session's languages.
  public static func use(domain name: String, directory: URL? = nil) {
    SessionLanguage.adopt()
    let usable = !name.isEmpty && !name.contains("/") && !name.contains("\0")
    domain.withLock { $0 = usable ? name : nil }
    guard usable, let folder = directory ?? CatalogueFolder.first(for: name) else { return }
    bindtextdomain(name, folder.path(percentEncoded: false))
    bind_textdomain_codeset(name, "UTF-8")
  }

  /// The translation of a key; nil when the catalogue has none.
  static func translation(of key: String, context: String? = nil, count: UInt? = nil) -> String? {
    guard !key.isEmpty, let domain = domain.withLock({ $0 }) else { return nil }
    if let context, let found = lookUp("\(context)\u{4}\(key)", count, in: domain) { return found }
    return lookUp(key, count, in: domain)
  }

  private static func lookUp(_ key: String, _ count: UInt?, in domain: String) -> String? {
    key.withCString { key in
      // gettext answers with the very pointer that it was given when it finds nothing.
      let found =
        if let count {
          dcngettext(domain, key, key, count, LC_MESSAGES)
        } else {
          dcgettext(domain, key, LC_MESSAGES)
        }
      guard let found, UnsafePointer(found) != key else { return nil }
      return String(cString: found)
    }
  }
}
