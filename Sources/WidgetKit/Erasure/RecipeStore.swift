internal import SwiftUI
internal import Synchronization

/// Keeps a recipe for later evaluations.
final class RecipeStore: Sendable {
  private let stored = Mutex<_ControlRecipe?>(nil)

  var recipe: _ControlRecipe? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
