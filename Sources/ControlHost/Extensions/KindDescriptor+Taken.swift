internal import ControlModel
internal import ControlProtocol

extension KindDescriptor {
  /// The descriptor as the host takes it from an extension or a manifest: texts of one line each. One
  /// that is too long to be published becomes a kind that is not served, with the reason.
  var taken: KindDescriptor {
    guard dictionary.textSize <= HostLimits.description else {
      return KindDescriptor(
        kind: kind.prefix(bytes: 255).singleLine, controlType: controlType,
        problem: "its description is longer than \(HostLimits.description) bytes")
    }
    var taken = self
    taken.displayName = displayName.singleLine
    taken.description = description.singleLine
    for index in parameters.indices {
      taken.parameters[index].title = parameters[index].title.singleLine
      taken.parameters[index].description = parameters[index].description.singleLine
    }
    taken.preview = preview.flatMap { try? $0.taken() }
    taken.problem = problem?.singleLine
    return taken
  }
}
