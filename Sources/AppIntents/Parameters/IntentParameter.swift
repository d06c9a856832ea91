internal import Synchronization

/// An input of an intent: `@Parameter(title: "Minutes", default: 25) var minutes: Int`.
///
/// A class, as on iOS: copies of an intent share their parameters' values, so the system makes a new
/// intent for every run. A parameter whose type is not optional and that has no default is required: a
/// control is unconfigured without it, and an action without it fails before it is performed.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
  /// A smallest and a largest number.
  public typealias InclusiveRange<Number> = (lowerBound: Number, upperBound: Number)

  package let attributes: ParameterAttributes
  /// The value without a choice of the user's.
  public let defaultValue: Value?
  private let stored: Mutex<Value?>

  /// A parameter without a title; its name is shown.
  ///
  /// A designated initializer: a wrapper without arguments asks for exactly this one.
  public init() {
    attributes = ParameterAttributes()
    defaultValue = nil
    stored = Mutex(nil)
  }

  init(attributes: ParameterAttributes, default value: Value.UnwrappedType?) {
    self.attributes = attributes
    let value = value.map { Value._wrap($0) }
    defaultValue = value
    stored = Mutex(value)
  }

  /// The value. Reading a required parameter that has none traps; the system never calls `perform()`
  /// or a provider with such an intent.
  public var wrappedValue: Value {
    get {
      guard let value = storedValue ?? Value._unset else {
        preconditionFailure("The parameter “\(titleText)” was read and has no value.")
      }
      return value
    }
    set { store(newValue) }
  }

  /// The parameter itself, for key paths and for asking for a value.
  public var projectedValue: IntentParameter<Value> { self }

  /// The title; empty for a parameter without one.
  public var title: LocalizedStringResource { attributes.title ?? "" }

  /// Whether the parameter may stay without a value.
  public var isOptional: Bool { Value._unset != nil }

  var storedValue: Value? { stored.withLock { $0 } }

  func store(_ value: Value?) {
    stored.withLock { $0 = value }
  }

  private var titleText: String { String(localized: title) }
}
