/// A type whose values are all known.
public protocol StaticDisplayRepresentable: CaseIterable, Hashable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
{
  /// How each case is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
