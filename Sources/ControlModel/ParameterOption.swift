/// One choice for a parameter.
public struct ParameterOption: Hashable, Sendable {
  /// The value to put into the configuration.
  public var value: PlainValue
  /// The choice's name.
  public var title: String
  /// A second line; empty where the author gave none.
  public var subtitle: String
  /// The choice's freedesktop icon name, or empty.
  public var iconName: String
  /// The title of the section that the choice stands in; empty outside of sections.
  public var section: String

  /// Makes a choice; what is not given is empty.
  public init(
    value: PlainValue, title: String, subtitle: String = "", iconName: String = "",
    section: String = ""
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.iconName = iconName
    self.section = section
  }
}
