/// A dimension whose units are known by their symbols, so that a measurement can be read back.
public protocol _NamedUnits: Dimension {
  /// The units.
  static var _units: [Dimension] { get }
}

extension UnitLength: _NamedUnits {
  /// The units of length.
  public static var _units: [Dimension] {
    [
      UnitLength.meters, .kilometers, .centimeters, .millimeters, .micrometers, .nanometers,
      .inches, .feet, .yards, .miles, .nauticalMiles, .fathoms, .furlongs, .lightyears,
      .astronomicalUnits, .parsecs,
    ] as [UnitLength]
  }
}

extension UnitMass: _NamedUnits {
  /// The units of mass.
  public static var _units: [Dimension] {
    [
      UnitMass.kilograms, .grams, .milligrams, .micrograms, .ounces, .pounds, .stones,
      .metricTons, .shortTons, .carats,
    ] as [UnitMass]
  }
}

extension UnitTemperature: _NamedUnits {
  /// The units of temperature.
  public static var _units: [Dimension] {
    [.kelvin, .celsius, .fahrenheit] as [UnitTemperature]
  }
}

extension UnitDuration: _NamedUnits {
  /// The units of time.
  public static var _units: [Dimension] { [.seconds, .minutes, .hours] as [UnitDuration] }
}

extension UnitSpeed: _NamedUnits {
  /// The units of speed.
  public static var _units: [Dimension] {
    [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots] as [UnitSpeed]
  }
}

extension UnitAngle: _NamedUnits {
  /// The units of angle.
  public static var _units: [Dimension] {
    [.degrees, .radians, .arcMinutes, .arcSeconds, .gradians, .revolutions] as [UnitAngle]
  }
}

extension UnitArea: _NamedUnits {
  /// The units of area.
  public static var _units: [Dimension] {
    [
      .squareMeters, .squareKilometers, .squareCentimeters, .squareMillimeters, .squareInches,
      .squareFeet, .squareYards, .squareMiles, .acres, .ares, .hectares,
    ] as [UnitArea]
  }
}

extension UnitVolume: _NamedUnits {
  /// The units of volume.
  public static var _units: [Dimension] {
    [
      .liters, .milliliters, .centiliters, .deciliters, .cubicMeters, .cubicCentimeters, .cups,
      .pints, .quarts, .gallons, .fluidOunces, .tablespoons, .teaspoons, .metricCups,
    ] as [UnitVolume]
  }
}

extension UnitEnergy: _NamedUnits {
  /// The units of energy.
  public static var _units: [Dimension] {
    [.joules, .kilojoules, .calories, .kilocalories, .kilowattHours] as [UnitEnergy]
  }
}

extension UnitPower: _NamedUnits {
  /// The units of power.
  public static var _units: [Dimension] {
    [.watts, .milliwatts, .kilowatts, .megawatts, .horsepower] as [UnitPower]
  }
}

extension UnitPressure: _NamedUnits {
  /// The units of pressure.
  public static var _units: [Dimension] {
    [
      .newtonsPerMetersSquared, .hectopascals, .kilopascals, .bars, .millibars,
      .millimetersOfMercury, .inchesOfMercury, .poundsForcePerSquareInch,
    ] as [UnitPressure]
  }
}

extension UnitFrequency: _NamedUnits {
  /// The units of frequency.
  public static var _units: [Dimension] {
    [.hertz, .kilohertz, .megahertz, .gigahertz] as [UnitFrequency]
  }
}

extension UnitInformationStorage: _NamedUnits {
  /// The units of storage.
  public static var _units: [Dimension] {
    [
      .bits, .bytes, .kilobytes, .megabytes, .gigabytes, .terabytes, .kibibytes, .mebibytes,
      .gibibytes, .tebibytes,
    ] as [UnitInformationStorage]
  }
}

extension UnitElectricCurrent: _NamedUnits {
  /// The units of electric current.
  public static var _units: [Dimension] {
    [.amperes, .milliamperes, .microamperes, .kiloamperes] as [UnitElectricCurrent]
  }
}

extension UnitElectricPotentialDifference: _NamedUnits {
  /// The units of voltage.
  public static var _units: [Dimension] {
    [.volts, .millivolts, .microvolts, .kilovolts] as [UnitElectricPotentialDifference]
  }
}

extension UnitElectricCharge: _NamedUnits {
  /// The units of charge.
  public static var _units: [Dimension] {
    [.coulombs, .ampereHours, .milliampereHours] as [UnitElectricCharge]
  }
}

extension UnitElectricResistance: _NamedUnits {
  /// The units of resistance.
  public static var _units: [Dimension] {
    [.ohms, .milliohms, .kiloohms, .megaohms] as [UnitElectricResistance]
  }
}

extension UnitAcceleration: _NamedUnits {
  /// The units of acceleration.
  public static var _units: [Dimension] {
    [.metersPerSecondSquared, .gravity] as [UnitAcceleration]
  }
}

extension UnitConcentrationMass: _NamedUnits {
  /// The units of concentration.
  public static var _units: [Dimension] {
    [.gramsPerLiter, .milligramsPerDeciliter] as [UnitConcentrationMass]
  }
}

extension UnitDispersion: _NamedUnits {
  /// The units of dispersion.
  public static var _units: [Dimension] { [.partsPerMillion] as [UnitDispersion] }
}

extension UnitFuelEfficiency: _NamedUnits {
  /// The units of fuel efficiency.
  public static var _units: [Dimension] {
    [.litersPer100Kilometers, .milesPerGallon, .milesPerImperialGallon] as [UnitFuelEfficiency]
  }
}

extension UnitIlluminance: _NamedUnits {
  /// The units of illuminance.
  public static var _units: [Dimension] { [.lux] as [UnitIlluminance] }
}
