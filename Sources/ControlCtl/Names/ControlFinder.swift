internal import ControlProtocol

/// Finds placed controls by the names that people type.
struct ControlFinder: Sendable {
  /// The controls, in the user's order.
  let controls: [ControlObject]
  private let directory: NameDirectory

  /// Makes a finder of these controls.
  init(_ controls: [ControlObject]) {
    self.controls = controls
    directory = NameDirectory(
      controls.map { control in
        NamedEntry(
          id: control.id, kind: control.kind,
          titles: [control.displayName, control.look?.title ?? ""])
      })
  }

  /// The control that a name means.
  func control(named name: String) throws(CommandFailure) -> ControlObject {
    switch directory.find(name) {
    case .found(let index): return controls[index]
    case .ambiguous(let indices):
      throw .ambiguousControl(name, candidates: indices.map(candidate))
    case .unknown(let suggestions):
      throw .unknownControl(name, suggestions: suggestions)
    }
  }

  /// The shortest name that means this control and no other.
  func name(of control: ControlObject) -> String {
    guard let index = controls.firstIndex(where: { $0.path == control.path }) else {
      return control.id
    }
    return directory.uniqueName(at: index)
  }

  private func candidate(at index: Int) -> String {
    let title = controls[index].title.onOneLine
    let name = directory.uniqueName(at: index).onOneLine
    return title.isEmpty || title == name ? name : "\(name) (\(title))"
  }
}
