internal import ControlModel

/// A person.
public struct IntentPerson: Hashable, Sendable {
  /// How a person is reached.
  public struct Handle: Hashable, Sendable {
    /// What sort of handle it is.
    public enum Value: Hashable, Sendable {
      /// An address of the application's own sort.
      case applicationDefined(String)
      /// An email address.
      case emailAddress(String)
      /// A telephone number.
      case phoneNumber(String)
    }

    /// What the handle is for, such as "home".
    public enum Label: Hashable, Sendable {
      /// At home.
      case home
      /// At work.
      case work
      /// On a mobile telephone.
      case mobile
      /// Words of the person's own.
      case custom(String)
    }

    /// The handle.
    public let value: Value
    /// What it is for.
    public let label: Label?

    /// Makes a handle.
    public init(value: Value, label: Label? = nil) {
      self.value = value
      self.label = label
    }

    /// Makes a handle of the application's own sort.
    public init(applicationDefined value: String, label: Label? = nil) {
      self.init(value: .applicationDefined(value), label: label)
    }

    /// Makes a handle of an email address.
    public init(emailAddress: String, label: Label? = nil) {
      self.init(value: .emailAddress(emailAddress), label: label)
    }

    /// Makes a handle of a telephone number.
    public init(phoneNumber: String, label: Label? = nil) {
      self.init(value: .phoneNumber(phoneNumber), label: label)
    }
  }

  /// A person's name in its parts or as it is shown.
  public enum Name: Hashable, Sendable {
    /// The parts.
    case components(PersonNameComponents)
    /// As it is shown.
    case displayName(String)
  }

  /// By what a program tells people apart.
  public enum Identifier: Hashable, Sendable {
    /// An identifier of the application's own sort.
    case applicationDefined(String)
    /// An identifier in the address book.
    case contactIdentifier(String)
  }

  /// Which people may be chosen.
  public enum ParameterMode: Hashable, Sendable {
    /// Somebody from the address book.
    case contact
    /// Anybody with an email address.
    case email
    /// Anybody with a telephone number.
    case phone
    /// Anybody with an address of any sort.
    case phoneOrEmail
  }

  /// The person's identifier.
  public var identifier: Identifier?
  /// The person's name.
  public var name: Name
  /// The handle.
  public var handle: Handle?
  /// Other handles.
  public var aliases: [Handle]
  /// Whether this is the user.
  public var isMe: Bool

  /// Makes a person.
  public init(
    identifier: Identifier? = nil, name: Name, handle: Handle? = nil, aliases: [Handle] = [],
    isMe: Bool = false
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
  }

  /// The name as it is shown.
  public var displayName: String {
    switch name {
    case .components(let parts):
      [parts.namePrefix, parts.givenName, parts.middleName, parts.familyName, parts.nameSuffix]
        .compactMap(\.self).joined(separator: " ")
    case .displayName(let name): name
    }
  }
}

extension IntentPerson: _IntentValue {
  /// A person.
  public static var _traits: _ValueTraits { _ValueTraits(.person) }
  /// Somebody without a name.
  public static var _neutral: IntentPerson? { IntentPerson(name: .displayName("")) }

  /// `a{sv}` on the bus: `name s`, and `email s`, `phone s` or `handle s`.
  public var _plainForm: _PlainForm? {
    var form: [String: PlainValue] = ["name": .string(displayName)]
    switch handle?.value {
    case .emailAddress(let address): form["email"] = .string(address)
    case .phoneNumber(let number): form["phone"] = .string(number)
    case .applicationDefined(let value): form["handle"] = .string(value)
    case nil: break
    }
    return _PlainForm(.dictionary(form))
  }

  /// Reads a person by name and handle.
  public static func _value(from form: _PlainForm) throws -> IntentPerson? {
    let fields = try form.dictionary()
    let name = try fields["name"]?.string() ?? ""
    let handle: Handle? =
      if let email = try fields["email"]?.string() {
        Handle(emailAddress: email)
      } else if let phone = try fields["phone"]?.string() {
        Handle(phoneNumber: phone)
      } else {
        try fields["handle"].map { Handle(applicationDefined: try $0.string()) }
      }
    return IntentPerson(name: .displayName(name), handle: handle)
  }
}
