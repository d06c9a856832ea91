internal import Bus
internal import ControlModel
internal import ControlProtocol

/// A placed control as the host has it: who it is, its machine, and what is published of it.
@BusActor
final class HostedControl {
  let path: ObjectPath
  /// What the user placed.
  var placed: PlacedControl
  var machine: ControlMachine
  /// The published properties of `Control1`.
  var identity: PublishedIdentity
  /// The published properties of `Toggle1` or `Button1`.
  var look: PublishedLook
  /// When the machine wants to be told that a deadline has passed; nil when nothing is due.
  var deadline: Duration?
  /// When it is looked at after a store has changed.
  var pacing = LookPacing()
  /// The control was taken out: what still runs for it is of no interest.
  var isRemoved = false

  init(_ placed: PlacedControl, machine: ControlMachine, entry: Gallery.Entry?) {
    path = .control(id: placed.id)
    self.placed = placed
    self.machine = machine
    identity = PublishedIdentity(placed, entry: entry, snapshot: machine.look.snapshot)
    look = PublishedLook(machine.look)
  }

  var id: String { placed.id }

  /// The names under which people know it, as they are published.
  var names: NamedEntry {
    let title = lookInterface == nil ? "" : look.title
    return NamedEntry(id: id, kind: placed.kind, titles: [identity.displayName, title])
  }

  var subject: HostLog.Subject {
    HostLog.Subject(kind: placed.kind, extensionName: identity.extensionName, control: id)
  }

  /// The interface that says how it looks; nil while nobody described its kind.
  var lookInterface: InterfaceName? { Self.lookInterface(of: identity.controlType) }

  /// The interface for a sort of control.
  static func lookInterface(of type: ControlType) -> InterfaceName? {
    switch type {
    case .toggle: .toggle
    case .button: .button
    case .unknown: nil
    }
  }
}

extension KindDescriptor {
  /// What a copy looks like until its first evaluation.
  var placeholder: Snapshot {
    if let preview, preview.controlType == controlType { return preview }
    return Snapshot(title: displayName, content: controlType.emptyContent)
  }
}

extension ControlType {
  /// The content of a look of which nothing is known. Of an unknown sort it is never shown.
  var emptyContent: Snapshot.Content {
    switch self {
    case .toggle: .toggle(isOn: false, off: StateLook(), on: StateLook())
    case .button, .unknown: .button(running: StateLook())
    }
  }
}
