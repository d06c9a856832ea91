internal import Bus
internal import ControlProtocol

/// The controls that a watch is about, found again whenever the set of controls changes.
@BusActor final class WatchedControls {
  /// The watched controls that are there, in the order of the names or the user's.
  private(set) var paths: [ObjectPath] = []

  private let center: ControlCenterClient
  private let names: [String]
  private var pathsByName: [String: ObjectPath] = [:]
  private var shortNames: [ObjectPath: String] = [:]

  /// Makes the set; it is empty before ``find()``.
  ///
  /// - Parameter names: the names that the user gave; none for every control.
  init(_ names: [String], of center: ControlCenterClient) {
    self.names = names
    self.center = center
  }

  /// Looks the names up.
  ///
  /// - Returns: the failures of the names that mean no control, or several.
  @discardableResult func find() -> [CommandFailure] {
    let finder = NameFinder(center.controls)
    for control in finder.items { shortNames[control.path] = finder.name(of: control) }
    guard !names.isEmpty else {
      paths = finder.items.map(\.path)
      return []
    }
    var failures: [CommandFailure] = []
    for name in names {
      do throws(CommandFailure) {
        pathsByName[name] = try finder.item(named: name).path
      } catch {
        failures.append(error)
      }
    }
    // A name that has come to fit several controls goes on to mean the one that it meant.
    let present = Set(finder.items.map(\.path))
    paths = names.compactMap { pathsByName[$0] }.filter(present.contains)
    return failures
  }

  /// The control's shortest name, also of one that was removed meanwhile.
  func name(of path: ObjectPath) -> String {
    shortNames[path] ?? path.decodedLabel(under: .controls) ?? path.rawValue
  }
}
