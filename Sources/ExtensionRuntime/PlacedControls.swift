package import ControlModel
import Synchronization

/// The placed copies of this extension's kinds, as the host told them last.
package enum PlacedControls {
  private static let told = Mutex<[PlacedControl]?>(nil)

  /// The copies in the user's order; nil as long as no host has spoken to this process, which then
  /// has to ask it.
  package static var current: [PlacedControl]? {
    told.withLock { $0 }
  }

  /// Notes what the host said and returns what it had said before.
  static func replace(with placed: [PlacedControl]) -> [PlacedControl] {
    told.withLock { told in
      defer { told = placed }
      return told ?? []
    }
  }
}
