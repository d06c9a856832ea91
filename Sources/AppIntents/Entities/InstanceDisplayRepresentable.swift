/// A value that can be shown in a list of choices.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How the value is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The representation's title.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
