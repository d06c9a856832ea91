/// A symbol or an image in a label.
///
/// Surfaces show icons of the desktop's theme: an SF Symbol becomes the theme's icon that stands for
/// it, and a name of the author's own is the icon's name as it is.
public struct Image: Equatable, Sendable {
  /// The name as the author wrote it.
  package let name: String
  /// Whether it is an SF Symbol's name.
  package let isSystem: Bool

  private init(name: String, isSystem: Bool) {
    self.name = name
    self.isSystem = isSystem
  }

  /// Shows an SF Symbol.
  public init(systemName: String) {
    self.init(name: systemName, isSystem: true)
  }

  /// Shows an SF Symbol; icons have no variable value.
  public init(systemName: String, variableValue: Double?) {
    self.init(name: systemName, isSystem: true)
  }

  /// Shows the icon of this name; `bundle` is not used.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name, isSystem: false)
  }

  /// Shows the icon of this name; `bundle` is not used and icons have no variable value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name: name, isSystem: false)
  }

  /// Shows the icon of this name; the label is for readers of the screen, whom the title serves.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, isSystem: false)
  }

  /// Shows the icon of this name.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, isSystem: false)
  }

  /// Shows the icon with a resource's name.
  public init(_ resource: ImageResource) {
    self.init(name: resource.name, isSystem: false)
  }
}

extension Image: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Counts as the symbol when it is the first image.
  public func _visit(_ content: inout _ViewContent) {
    content.add(image: self)
  }
}
