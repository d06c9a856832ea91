import Bus
import ControlModel
import Testing

@testable import ControlHost

@Suite("The queue of refreshes")
struct RefreshQueueTests {
  init() { EventLoop.shared.startThread() }

  @Test("begins so many at once, and an extension that hangs holds up no other one")
  @BusActor
  func limits() {
    let bench = Bench()
    for copy in 0..<100 {
      for name in ["hung", "a", "b", "c", "d", "e"] { bench.add(bench.control(copy, of: name)) }
    }
    #expect(bench.running.count == RefreshQueue.limit)
    while let next = bench.running.first(where: { $0.identity.extensionName != "hung" }) {
      bench.end(next)
      #expect(bench.running.count <= RefreshQueue.limit + 5)
    }
    #expect(bench.running.count == RefreshQueue.limitOfExtension)
    #expect(bench.count == 500 + RefreshQueue.limitOfExtension)
    while let next = bench.running.first { bench.end(next) }
    #expect(bench.count == 600)
  }

  @Test("begins what waits once, however often it is asked for, and again what has begun")
  @BusActor
  func merging() {
    let bench = Bench()
    let controls = (0..<40).map { bench.control($0, of: "a") }
    for control in controls + controls { bench.add(control) }
    while let next = bench.running.first { bench.end(next) }
    #expect(bench.count == 40 + RefreshQueue.limitOfExtension)
  }

  @Test("gives one place to a control that is asked for again while it is evaluated")
  @BusActor
  func onePlace() {
    let bench = Bench()
    let first = bench.control(0, of: "a")
    for _ in 0..<40 { bench.add(first) }
    while let next = bench.running.first { bench.end(next) }
    bench.add(bench.control(1, of: "other"))
    for _ in 0..<40 { bench.add(first) }
    while let next = bench.running.first(where: { $0 === first }) { bench.end(next) }
    for copy in 1...40 { bench.add(bench.control(copy, of: "a")) }
    #expect(bench.running.count == RefreshQueue.limitOfExtension + 1)
  }

  @Test("that is full of extensions that hang has a place for each other one")
  @BusActor
  func manyHung() {
    let bench = Bench()
    for name in ["one", "two", "three", "four", "five", "six"] {
      for copy in 0..<40 { bench.add(bench.control(copy, of: name)) }
    }
    #expect(bench.running.count == RefreshQueue.limit)
    for copy in 0..<3 { bench.add(bench.control(copy, of: "good")) }
    for _ in 0..<3 {
      let next = bench.running.filter { $0.identity.extensionName == "good" }
      #expect(next.count == 1)
      for control in next { bench.end(control) }
    }
    #expect(bench.count == RefreshQueue.limit + 3)
  }

  @Test("takes a control that has the path of one that was removed for another one")
  @BusActor
  func samePath() {
    let bench = Bench()
    let controls = (0..<40).map { bench.control($0, of: "a") }
    for control in controls { bench.add(control) }
    let last = controls[39]
    last.isRemoved = true
    bench.queue.handled(last)
    bench.add(bench.control(39, of: "a"))
    while let next = bench.running.first { bench.end(next) }
    #expect(bench.count == 40)
  }

  @Test("gives the place of a control that is removed to the next one")
  @BusActor
  func removal() {
    let bench = Bench()
    let controls = (0..<80).map { bench.control($0, of: "a") }
    for control in controls { bench.add(control) }
    for control in controls.prefix(70) {
      control.isRemoved = true
      bench.queue.handled(control)
    }
    let rest = bench.running.filter { !$0.isRemoved }
    #expect(Set(rest.map(\.id)) == Set((70..<80).map { "a\($0)" }))
  }
}

/// A queue with machines that evaluate until they are told.
@BusActor
private final class Bench {
  let queue = RefreshQueue()
  private(set) var count = 0
  private(set) var running: [HostedControl] = []
  private var requests: [ObjectPath: RequestID] = [:]

  init() {
    queue.begin = { [weak self] event, control in
      self?.count += 1
      self?.handle(event, control)
    }
  }

  func control(_ number: Int, of name: String) -> HostedControl {
    HostedControl(
      PlacedControl(id: "\(name)\(number)", kind: name, controlType: .toggle),
      machine: ControlMachine(look: ControlLook(snapshot: Self.snapshot, state: .stale)),
      entry: Gallery.Entry(
        descriptor: KindDescriptor(kind: name, controlType: .toggle), extensionName: name))
  }

  func add(_ control: HostedControl) { queue.add(.contentChanged, control) }

  func end(_ control: HostedControl) {
    guard let id = requests.removeValue(forKey: control.path) else { return }
    running.removeAll { $0 === control }
    handle(.evaluated(id, .success(Self.snapshot)), control)
  }

  private func handle(_ event: ControlEvent, _ control: HostedControl) {
    for case .evaluate(let id) in control.machine.handle(event, at: .zero) {
      requests[control.path] = id
      running.append(control)
    }
    queue.handled(control)
  }

  private static let snapshot = Snapshot(
    title: "T", content: .toggle(isOn: false, off: StateLook(), on: StateLook()))
}
