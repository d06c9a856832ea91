/// A configuration with a fact added.
struct ModifiedControlConfiguration<Base: ControlWidgetConfiguration>: ControlWidgetConfiguration {
  let base: Base
  let change: @MainActor (inout _ControlRecipe) -> Void

  typealias Body = Never

  func _write(to recipe: inout _ControlRecipe) {
    base._write(to: &recipe)
    change(&recipe)
  }
}
