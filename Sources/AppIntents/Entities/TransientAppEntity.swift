internal import ControlModel

/// An entity that has no identity: it is made for one result and cannot be chosen or kept.
public protocol TransientAppEntity: AppValue, DisplayRepresentable {
  /// Makes an entity to fill.
  init()
}

extension TransientAppEntity {
  /// The wrapper of an entity's properties.
  public typealias Property = EntityProperty
  /// A text; such an entity never travels.
  public static var _traits: _ValueTraits { _ValueTraits(.string) }
  /// Nothing.
  public var _plainForm: _PlainForm? { nil }
  /// Fails: such an entity cannot be chosen.
  public static func _value(from form: _PlainForm) throws -> Self? {
    throw InvalidForm(reason: "this parameter cannot be configured")
  }
}
