#if compiler(<7)
  /// A type, often an error, that can be shown as a localized text.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The text that stands for the value.
    var localizedStringResource: LocalizedStringResource { get }
  }
#endif
