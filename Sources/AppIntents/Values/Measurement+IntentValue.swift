internal import ControlModel

extension Measurement: _IntentValue where UnitType: Dimension & _NamedUnits {
  /// A number with a unit.
  public static var _traits: _ValueTraits { _ValueTraits(.measurement) }
  /// Zero, in the dimension's base unit.
  public static var _neutral: Measurement<UnitType>? {
    Measurement(value: 0, unit: UnitType.baseUnit())
  }

  /// `a{sv}` on the bus: `value d` and `unit s`, the unit's symbol.
  public var _plainForm: _PlainForm? {
    _PlainForm(.dictionary(["value": .double(value), "unit": .string(unit.symbol)]))
  }

  /// Reads a number with the symbol of a known unit; without one the base unit counts.
  public static func _value(from form: _PlainForm) throws -> Measurement<UnitType>? {
    if let number = try? form.double() {
      return Measurement(value: number, unit: UnitType.baseUnit())
    }
    let fields = try form.dictionary()
    guard let number = fields["value"] else { throw form.mismatch("a value with its unit") }
    return Measurement(value: try number.double(), unit: try unit(fields["unit"]))
  }

  private static func unit(_ form: _PlainForm?) throws -> UnitType {
    guard let symbol = try form.map({ try $0.string() }), !symbol.isEmpty else {
      return UnitType.baseUnit()
    }
    guard let unit = UnitType._units.first(where: { $0.symbol == symbol }) as? UnitType else {
      throw InvalidForm(reason: "“\(symbol)” is no unit of this parameter")
    }
    return unit
  }
}

extension IntentParameter {
  /// A number with a unit.
  public convenience init<Unit: Dimension & _NamedUnits>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Unit, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType == Measurement<Unit> {
    self.init(
      attributes: ParameterAttributes(title: title, description: description),
      default: defaultValue.map { Measurement(value: $0, unit: unit) })
  }

  /// A number with a unit that the user may change.
  public convenience init<Unit: Dimension & _NamedUnits>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Unit, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType == Measurement<Unit> {
    self.init(
      attributes: ParameterAttributes(title: title, description: description),
      default: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }

  /// A number in the dimension's base unit.
  public convenience init<Unit: Dimension & _NamedUnits>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType == Measurement<Unit> {
    self.init(
      title: title, description: description, defaultValue: defaultValue,
      unit: Unit.baseUnit())
  }
}
