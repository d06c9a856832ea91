/// An intent that sets something to a value; a toggle's action.
///
/// The system assigns the state that is wanted to ``value`` and then performs the intent: it never
/// asks for "the other one".
public protocol SetValueIntent<ValueType>: SystemIntent {
  /// The type of the value; `Bool` for a toggle.
  associatedtype ValueType: _IntentValue
  /// The value to set, usually `@Parameter(title: "…") var value: Bool`.
  var value: ValueType { get set }
}
