internal import Bus
internal import ControlModel

/// Brings events that ask for a fresh look to their machines, so many at once: a thousand evaluations at
/// a time would need memory that nothing else needs, and most would wait for their extension until they
/// counted as unanswered. An extension that is slow or hangs takes places of its own, and however many
/// do, one of which nothing runs may begin.
@BusActor
final class RefreshQueue {
  static let limit = 128
  /// The other calls that an extension can have are for what users do meanwhile.
  static let limitOfExtension = KnownExtension.callLimit * 3 / 4
  /// A burst of so many leaves memory behind that is worth giving back.
  private static let burst = 64

  private struct Line {
    var waiting: [HostedControl] = []
    var running = 0
  }

  /// Hands an event to its machine.
  var begin: (@BusActor (ControlEvent, HostedControl) -> Void)?
  /// The events that wait, by control.
  private var events: [ObjectIdentifier: ControlEvent] = [:]
  /// The controls that wait, last first, by extension.
  private var lines: [String: Line] = [:]
  /// The controls that are being evaluated, with their extensions.
  private var running: [ObjectIdentifier: String] = [:]
  private var countOfBurst = 0

  /// Hands an event over as soon as there is room; one that waits already is answered together with it.
  func add(_ event: ControlEvent, _ control: HostedControl) {
    let waits = events[ObjectIdentifier(control)]
    if waits == nil || waits == .contentChanged { events[ObjectIdentifier(control)] = event }
    guard waits == nil else { return }
    lines[control.identity.extensionName, default: Line()].waiting.insert(control, at: 0)
    advance()
  }

  /// Notes that an event of a control was handled: its evaluation may have ended.
  func handled(_ control: HostedControl) {
    guard !running.isEmpty, control.isRemoved || !control.machine.isEvaluating,
      let name = running.removeValue(forKey: ObjectIdentifier(control))
    else { return }
    lines[name]?.running -= 1
    advance()
  }

  /// Begins what there is room for, one control of each extension after the other.
  private func advance() {
    var hasBegun = true
    while hasBegun {
      hasBegun = false
      for name in lines.keys where beginNext(of: name) { hasBegun = true }
    }
    guard running.isEmpty && events.isEmpty else { return }
    lines = [:]
    if countOfBurst >= Self.burst { Allocator.trim() }
    countOfBurst = 0
  }

  private func beginNext(of name: String) -> Bool {
    guard hasRoom(for: name), let control = lines[name]?.waiting.popLast() else { return false }
    let id = ObjectIdentifier(control)
    guard let event = events.removeValue(forKey: id), !control.isRemoved else { return true }
    // One that is asked for again while it is being evaluated takes no second place.
    if running.updateValue(name, forKey: id) == nil { lines[name]?.running += 1 }
    countOfBurst += 1
    begin?(event, control)
    return true
  }

  private func hasRoom(for name: String) -> Bool {
    let count = lines[name]?.running ?? 0
    return count == 0 || (count < Self.limitOfExtension && running.count < Self.limit)
  }
}
