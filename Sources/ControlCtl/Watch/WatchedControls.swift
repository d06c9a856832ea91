internal import Bus
internal import ControlProtocol

/// The controls that a watch is about, found again whenever the set of controls changes.
@BusActor final class WatchedControls {
  /// The watched controls that are there, in the order of the names or the user's.
  private(set) var paths: [ObjectPath] = []

  private let center: ControlCenterClient
  private let names: [String]
  private var pathsByName: [String: ObjectPath] = [:]
  private var failures: [String: CommandFailure] = [:]
  /// Every control that is there, watched or not.
  private var present: Set<ObjectPath> = []
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
    failures = [:]
    for name in names {
      do throws(CommandFailure) {
        pathsByName[name] = try finder.item(named: name).path
      } catch {
        failures[name] = error
      }
    }
    // A name that has come to fit several controls goes on to mean the one that it meant.
    present = Set(finder.items.map(\.path))
    paths = names.compactMap(path)
    return names.compactMap { failures[$0] }
  }

  /// Whether each name means a control that is there.
  var isComplete: Bool { paths.count == names.count }

  /// The control that a name means; nil while it means none.
  func path(named name: String) -> ObjectPath? {
    pathsByName[name].flatMap { present.contains($0) ? $0 : nil }
  }

  /// Why a name means no control, or more than one.
  func failure(of name: String) -> CommandFailure? { failures[name] }

  /// The control's shortest name, also of one that was removed meanwhile.
  func name(of path: ObjectPath) -> String {
    shortNames[path] ?? path.decodedLabel(under: .controls) ?? path.rawValue
  }
}
