extension Bool {
  /// What the two truth values are called.
  public struct IntentDisplayName: Sendable {
    /// What true is called.
    public let `true`: LocalizedStringResource
    /// What false is called.
    public let `false`: LocalizedStringResource

    /// Makes two names.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

extension String {
  /// How a text is typed. Hints; the desktop's forms decide.
  public struct IntentInputOptions: Hashable, Sendable {
    /// Which keyboard is shown.
    public enum KeyboardType: Hashable, Sendable {
      /// The usual one.
      case `default`
      /// Latin letters only.
      case asciiCapable
      /// Numbers and punctuation.
      case numbersAndPunctuation
      /// For URLs.
      case URL
      /// Digits.
      case numberPad
      /// For telephone numbers.
      case phonePad
      /// For names and telephone numbers.
      case namePhonePad
      /// For email addresses.
      case emailAddress
      /// Digits and a decimal point.
      case decimalPad
      /// For posts.
      case twitter
      /// For searches.
      case webSearch
      /// Latin digits.
      case asciiCapableNumberPad
    }

    /// What is capitalized.
    public enum CapitalizationType: Hashable, Sendable {
      /// Nothing.
      case none
      /// Words.
      case words
      /// Sentences.
      case sentences
      /// Everything.
      case allCharacters
    }

    /// Makes options.
    public init(
      keyboardType: KeyboardType = .default,
      capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}

extension IntentParameter where Value.UnwrappedType == Bool {
  /// A truth value whose two sides have names. The names are not shown on Linux.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Bool? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == String {
  /// A text with hints on how it is typed.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: String? = nil, inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  /// A text with hints on how it is typed, whose choices a provider lists.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: String? = nil, inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.Result.Result == String {
    self.init(
      title: title, description: description, default: defaultValue,
      optionsProvider: optionsProvider)
  }
}

extension IntentParameter {
  /// Which parts of a date are chosen.
  public enum DateKind: Hashable, Sendable {
    /// The date.
    case date
    /// The time of day.
    case time
    /// Both.
    case dateTime
  }
}

extension IntentParameter where Value.UnwrappedType == Date {
  /// A date of which some parts are chosen. A hint; the whole date travels.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Date? = nil, kind: DateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == DateComponents {
  /// Components of which some are chosen. A hint.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: DateComponents? = nil, kind: DateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == IntentFile {
  /// A file of certain types. A hint.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: IntentFile? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == [IntentFile] {
  /// Files of certain types. A hint.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: [IntentFile]? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == IntentPerson {
  /// A person who is reached in a certain way. A hint.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: IntentPerson? = nil,
    parameterMode: IntentPerson.ParameterMode, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == IntentCurrencyAmount {
  /// An amount in certain currencies. A hint.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: IntentCurrencyAmount? = nil, currencyCodes: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}
