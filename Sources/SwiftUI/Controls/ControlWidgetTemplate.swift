/// What a control shows and runs: a toggle or a button.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// The template that this one is made of.
  associatedtype Body: ControlWidgetTemplate

  /// The template that this one is made of.
  @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Body { get }

  /// Lowers the template to a look and an action; made by the library for every author's type.
  @MainActor @preconcurrency func _lower() -> _ControlTemplate
}

extension ControlWidgetTemplate {
  /// Lowers the body.
  public func _lower() -> _ControlTemplate {
    body._lower()
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
  public func _lower() -> _ControlTemplate {
    switch self {}
  }
}
