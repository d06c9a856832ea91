/// What a control shows and runs: a toggle or a button.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// The template that this one is made of.
  associatedtype Body: ControlWidgetTemplate

  /// The template that this one is made of.
  @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Body { get }

  /// Whether the template is a toggle; known of the type, so that a kind has a sort before its
  /// control is ever evaluated.
  @MainActor @preconcurrency static var _isToggle: Bool { get }

  /// Lowers the template to a look and an action; made by the library for every author's type.
  ///
  /// - Parameter name: the control's display name, which is the title of a label without text.
  @MainActor @preconcurrency func _lower(name: String) -> _ControlTemplate
}

extension ControlWidgetTemplate {
  /// Whether the body is a toggle.
  public static var _isToggle: Bool { Body._isToggle }

  /// Lowers the body.
  public func _lower(name: String) -> _ControlTemplate {
    body._lower(name: name)
  }
}

extension ControlWidgetTemplate where Body == Never {
  /// A template of the library has no body: it is lowered itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension Never: ControlWidgetTemplate {
  /// There is no such template.
  public static var _isToggle: Bool { false }

  /// There is no such template.
  public func _lower(name: String) -> _ControlTemplate {
    switch self {}
  }
}
