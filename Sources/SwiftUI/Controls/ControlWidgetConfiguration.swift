/// What a control shows and does: a kind, a provider of its value and a template.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The configuration that this one is made of.
  associatedtype Body: ControlWidgetConfiguration

  /// The configuration that this one is made of.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }

  /// Writes the configuration into `recipe`; made by the library for every author's type.
  @MainActor @preconcurrency func _write(to recipe: inout _ControlRecipe)
}

extension ControlWidgetConfiguration {
  /// Writes the body.
  public func _write(to recipe: inout _ControlRecipe) {
    body._write(to: &recipe)
  }
}

extension ControlWidgetConfiguration where Body == Never {
  /// A configuration of the library has no body: it is read itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension Never: ControlWidgetConfiguration {
  /// There is no such configuration.
  public func _write(to recipe: inout _ControlRecipe) {}
}
