/// A type that has a name for the user.
public protocol TypeDisplayRepresentable {
  /// The name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that can be shown in a list of choices.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How the value is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The representation's title.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value that can be shown, of a type that has a name.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type whose values are all known.
public protocol StaticDisplayRepresentable: CaseIterable, Hashable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
{
  /// How each case is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A type of the app's own that parameters may have.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue,
  Sendable
{}
