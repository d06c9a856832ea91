internal import ControlModel
internal import SwiftUI
internal import Synchronization

/// The last template of each configuration of one kind, so that an action costs no evaluation.
///
/// Its action is the author's instance with the parameters of what the user saw, as on iOS.
final class TemplateCache: Sendable {
  /// Beyond it the cache is emptied: configurations that were changed leave templates behind.
  private static let capacity = 256

  private let templates = Mutex<[Configuration: _ControlTemplate]>([:])

  func template(for configuration: Configuration) -> _ControlTemplate? {
    templates.withLock { $0[configuration] }
  }

  func store(_ template: _ControlTemplate, for configuration: Configuration) {
    templates.withLock { templates in
      if templates.count >= Self.capacity { templates.removeAll() }
      templates[configuration] = template
    }
  }
}
