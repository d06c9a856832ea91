internal import ControlModel

/// An enum that parameters may have.
///
/// The raw value is the persisted form: renaming a case breaks saved configurations. Choices are
/// listed in the order of the cases.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  /// The case's own representation; its raw value where the author gave none.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(stringLiteral: String(rawValue))
  }

  /// An enum with its cases.
  public static var _traits: _ValueTraits {
    var traits = _ValueTraits(.enumeration)
    traits.cases = {
      allCases.map {
        _Choice(value: .string(String($0.rawValue)), display: $0.displayRepresentation)
      }
    }
    return traits
  }
  /// The first case.
  public static var _neutral: Self? { allCases.first }
  /// `s` on the bus: the raw value.
  public var _plainForm: _PlainForm? { _PlainForm(.string(String(rawValue))) }

  /// Reads a raw value.
  public static func _value(from form: _PlainForm) throws -> Self? {
    let text = try form.identifier()
    guard let value = RawValue(text).flatMap({ Self(rawValue: $0) }) else {
      throw InvalidForm(reason: "“\(text)” is none of the choices")
    }
    return value
  }
}
