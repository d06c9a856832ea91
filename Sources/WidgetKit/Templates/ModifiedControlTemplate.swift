/// A template with a fact added.
struct ModifiedControlTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate {
  let base: Base
  let change: @MainActor (inout _ControlTemplate) -> Void

  typealias Body = Never

  static var _isToggle: Bool { Base._isToggle }

  func _lower(name: String) -> _ControlTemplate {
    var template = base._lower(name: name)
    change(&template)
    return template
  }
}
