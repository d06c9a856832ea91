internal import ControlModel
internal import ControlProtocol

/// Finds a control by what people call it.
enum ControlName {
  /// The first control with this id, else of this kind or the end of its kind, else with this title.
  static func find(_ name: String, in controls: [ControlObject]) -> ControlObject? {
    let wanted = name.lowercased()
    let tests: [(ControlObject) -> Bool] = [
      { $0.id == name },
      { $0.kind == name || $0.kind.lowercased().hasSuffix("." + wanted) },
      { $0.shownName.lowercased() == wanted || $0.displayName.lowercased() == wanted },
    ]
    return tests.lazy.compactMap { controls.first(where: $0) }.first
  }
}

extension ControlObject {
  /// The name to show: the title, else what the gallery calls it.
  var shownName: String {
    [look?.title ?? "", displayName].first { !$0.isEmpty } ?? id
  }
}

extension KindDescriptor {
  /// The name to show: what the gallery calls it, else the kind.
  var shownName: String { displayName.isEmpty ? kind : displayName }
}
