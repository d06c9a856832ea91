#if compiler(<7)
  public import Foundation

  /// A reference to a text in the catalogues, looked up when it is shown.
  ///
  /// On Linux the catalogue is gettext's (see ``GettextCatalogue``), whatever `bundle` and
  /// `locale` say: they are kept and not used. A `table` other than `Localizable` is the
  /// message's context.
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Codable,
    Sendable
  {
    /// Literals collect their arguments as a ``Swift/String/LocalizationValue`` does.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// The key in the catalogue.
    public let key: String
    /// The text shown when the catalogue has no such key; it also carries the arguments.
    public let defaultValue: String.LocalizationValue
    /// The table, as Apple names a catalogue's file; nil means `Localizable`.
    public let table: String?
    /// The locale that the author asked for; not used by the lookup.
    public var locale: Locale
    /// The bundle that the author named; not used by the lookup.
    public let bundle: BundleDescription

    /// A text that is its own key.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
        bundle: bundle)
    }

    /// A key of its own with the text to show when it has no translation.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    /// A text that is its own key; takes a string made at run time as well.
    public init(stringLiteral value: String) {
      self.init(String.LocalizationValue(value))
    }

    /// The text that an interpolated literal describes.
    public init(stringInterpolation: StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    init(
      key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
      bundle: BundleDescription
    ) {
      self.key = key
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
  }
#endif
