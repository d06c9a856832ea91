/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
}

extension Label {
  /// Makes a label of two views: the first text is the title, further ones the second line.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// A translated title with an SF Symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// A string as title with an SF Symbol.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// A translated title with an SF Symbol.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(titleResource), icon: Image(systemName: name))
  }

  /// A translated title with an icon of the author's own.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// A string as title with an icon of the author's own.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }

  /// A translated title with an icon of the author's own.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: Text(titleResource), icon: Image(name))
  }

  /// A translated title with an image resource.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }

  /// A string as title with an image resource.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, image resource: ImageResource)
  {
    self.init(title: Text(title), icon: Image(resource))
  }

  /// A translated title with an image resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: Text(titleResource), icon: Image(resource))
  }
}

extension Label: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the icon, then the title.
  public func _visit(_ content: inout _ViewContent) {
    icon._visit(&content)
    title._visit(&content)
  }
}

extension Label: Sendable where Title: Sendable, Icon: Sendable {}
