/// Looks a key up in the catalogue; shows the key itself when it has no translation.
///
/// Foundation's function of this name reads `.strings` files of the main bundle; a call with
/// exactly these two arguments prefers this one, since it has no defaulted parameters.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  GettextCatalogue.translation(of: key) ?? key
}
