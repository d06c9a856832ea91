public import AppGroups

// A store that could not be made is the standard one, as with `UserDefaults`. The overloads are
// disfavoured so that `store: nil` means that one too.
extension AppStorage {
  /// A `Bool` with the value that it has while the store has none.
  @_disfavoredOverload
  public init(wrappedValue: Bool, _ key: String, store: AppGroupDefaults?)
  where Value == Bool {
    self.init(key, store, decode: { $0 ?? wrappedValue }, encode: { $0 })
  }

  /// A `Int` with the value that it has while the store has none.
  @_disfavoredOverload
  public init(wrappedValue: Int, _ key: String, store: AppGroupDefaults?)
  where Value == Int {
    self.init(key, store, decode: { $0 ?? wrappedValue }, encode: { $0 })
  }

  /// A `Double` with the value that it has while the store has none.
  @_disfavoredOverload
  public init(wrappedValue: Double, _ key: String, store: AppGroupDefaults?)
  where Value == Double {
    self.init(key, store, decode: { $0 ?? wrappedValue }, encode: { $0 })
  }

  /// A `String` with the value that it has while the store has none.
  @_disfavoredOverload
  public init(wrappedValue: String, _ key: String, store: AppGroupDefaults?)
  where Value == String {
    self.init(key, store, decode: { $0 ?? wrappedValue }, encode: { $0 })
  }

  /// A `URL` with the value that it has while the store has none.
  @_disfavoredOverload
  public init(wrappedValue: URL, _ key: String, store: AppGroupDefaults?)
  where Value == URL {
    self.init(key, store, decode: { $0 ?? wrappedValue }, encode: { $0 })
  }

  /// A `Date` with the value that it has while the store has none.
  @_disfavoredOverload
  public init(wrappedValue: Date, _ key: String, store: AppGroupDefaults?)
  where Value == Date {
    self.init(key, store, decode: { $0 ?? wrappedValue }, encode: { $0 })
  }

  /// A `Data` with the value that it has while the store has none.
  @_disfavoredOverload
  public init(wrappedValue: Data, _ key: String, store: AppGroupDefaults?)
  where Value == Data {
    self.init(key, store, decode: { $0 ?? wrappedValue }, encode: { $0 })
  }

  /// A case of an enum, by its raw value.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: AppGroupDefaults?)
  where Value: RawRepresentable & Sendable, Value.RawValue == Int {
    self.init(
      key, store, decode: { $0.flatMap(Value.init(rawValue:)) ?? wrappedValue },
      encode: { $0.rawValue })
  }

  /// A case of an enum, by its raw value.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: AppGroupDefaults?)
  where Value: RawRepresentable & Sendable, Value.RawValue == String {
    self.init(
      key, store, decode: { $0.flatMap(Value.init(rawValue:)) ?? wrappedValue },
      encode: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A `Bool`, or nil while the store has none.
  @_disfavoredOverload
  public init(_ key: String, store: AppGroupDefaults?) where Value == Bool? {
    self.init(key, store, decode: { $0 }, encode: { $0 })
  }

  /// A `Int`, or nil while the store has none.
  @_disfavoredOverload
  public init(_ key: String, store: AppGroupDefaults?) where Value == Int? {
    self.init(key, store, decode: { $0 }, encode: { $0 })
  }

  /// A `Double`, or nil while the store has none.
  @_disfavoredOverload
  public init(_ key: String, store: AppGroupDefaults?) where Value == Double? {
    self.init(key, store, decode: { $0 }, encode: { $0 })
  }

  /// A `String`, or nil while the store has none.
  @_disfavoredOverload
  public init(_ key: String, store: AppGroupDefaults?) where Value == String? {
    self.init(key, store, decode: { $0 }, encode: { $0 })
  }

  /// A `URL`, or nil while the store has none.
  @_disfavoredOverload
  public init(_ key: String, store: AppGroupDefaults?) where Value == URL? {
    self.init(key, store, decode: { $0 }, encode: { $0 })
  }

  /// A `Date`, or nil while the store has none.
  @_disfavoredOverload
  public init(_ key: String, store: AppGroupDefaults?) where Value == Date? {
    self.init(key, store, decode: { $0 }, encode: { $0 })
  }

  /// A `Data`, or nil while the store has none.
  @_disfavoredOverload
  public init(_ key: String, store: AppGroupDefaults?) where Value == Data? {
    self.init(key, store, decode: { $0 }, encode: { $0 })
  }

  /// A case of an enum, or nil while the store has none.
  public init<Case>(_ key: String, store: AppGroupDefaults?)
  where Value == Case?, Case: RawRepresentable & Sendable, Case.RawValue == Int {
    self.init(
      key, store, decode: { $0.flatMap(Case.init(rawValue:)) }, encode: { $0?.rawValue })
  }

  /// A case of an enum, or nil while the store has none.
  public init<Case>(_ key: String, store: AppGroupDefaults?)
  where Value == Case?, Case: RawRepresentable & Sendable, Case.RawValue == String {
    self.init(
      key, store, decode: { $0.flatMap(Case.init(rawValue:)) }, encode: { $0?.rawValue })
  }
}
