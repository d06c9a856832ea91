#if compiler(<7)
  public import Foundation

  extension String {
    /// Looks a resource up in the catalogue and fills in its arguments.
    public init(localized resource: LocalizedStringResource) {
      self = resource.resolved
    }

    /// Looks a text up that is its own key.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = LocalizedStringResource(keyAndValue, table: table).resolved
    }

    /// Looks a key up, with the text to show when it has no translation.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = LocalizedStringResource(key, defaultValue: defaultValue, table: table).resolved
    }
  }

  extension LocalizedStringResource {
    /// The translation with its arguments, else the default value with them.
    var resolved: String {
      let arguments = defaultValue.arguments
      let count = arguments.lazy.compactMap(\.pluralCount).first
      let format =
        GettextCatalogue.translation(of: key, context: context, count: count) ?? defaultValue.key
      return arguments.isEmpty ? format : FormatString(format).filled(with: arguments)
    }

    private var context: String? { table == "Localizable" ? nil : table }
  }
#endif
