#if compiler(<7)
  public import Foundation

  extension LocalizedStringResource {
    /// Where the author's catalogue lies on Apple's systems.
    public enum BundleDescription: Sendable {
      /// The program's own bundle.
      case main
      /// The bundle of a class.
      case forClass(AnyClass)
      /// The bundle in a folder.
      case atURL(URL)

      var url: URL {
        switch self {
        case .main: Bundle.main.bundleURL
        case .forClass(let type): Bundle(for: type).bundleURL
        case .atURL(let url): url
        }
      }
    }

    /// A text that is its own key, in a bundle given as an object.
    @_disfavoredOverload
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
    }

    /// A key of its own with a default text, in a bundle given as an object.
    @_disfavoredOverload
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(
        key, defaultValue: defaultValue, table: table, locale: locale,
        bundle: .atURL(bundle.bundleURL))
    }
  }

  extension LocalizedStringResource.BundleDescription: Hashable {
    /// Two descriptions are equal when they name one bundle in one way.
    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .main: hasher.combine(0)
      case .forClass(let type): hasher.combine(ObjectIdentifier(type))
      case .atURL(let url): hasher.combine(url)
      }
    }
  }

  extension LocalizedStringResource.BundleDescription: Codable {
    /// Reads the main bundle as null and any other as its folder.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = container.decodeNil() ? .main : .atURL(try container.decode(URL.self))
    }

    /// Writes the main bundle as null and any other as its folder: a class has no name that another
    /// process could look up.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if case .main = self { try container.encodeNil() } else { try container.encode(url) }
    }
  }
#endif
