internal import Bus
internal import ControlProtocol

extension Tray {
  /// Runs what a click asks for, then sends the item's truth again: a host may have flipped its
  /// mark by itself.
  func run(_ action: MenuAction?, clicked number: Int32?) {
    if let number { repeatLater(number) }
    guard let action else { return }
    Task {
      await perform(action)
      if let number { repeatLater(number) }
    }
  }

  /// Runs the control that the user chose for a left click. One that is not known yet is asked for
  /// first.
  func runPrimary() {
    guard content.primary != nil else { return }
    Task {
      if content.primaryControl == nil { await findPrimary() }
      if let action = content.primaryControl?.clickAction { await perform(action) }
    }
  }

  private func findPrimary() async {
    setFailure(nil)
    do throws(BusError) {
      try await findHost()
    } catch {
      show(error, about: nil)
    }
  }

  private func perform(_ action: MenuAction) async {
    setFailure(nil)
    do throws(BusError) {
      try await send(action)
      if content.failure?.cause == .passing { setFailure(nil) }
    } catch {
      failed(action, error)
    }
  }

  private func send(_ action: MenuAction) async throws(BusError) {
    switch action {
    case .setValue(let control, let value): try await client.setValue(value, of: control)
    case .press(let control): try await client.press(control)
    case .reloadAll: try await client.reloadAllControls()
    case .add(let kind): _ = try await client.addControl(kind: kind, configuration: [:])
    case .remove(let control): try await client.removeControl(control)
    case .choosePrimary(let id): try choosePrimary(id)
    }
  }

  private func choosePrimary(_ id: String?) throws(BusError) {
    if let problem = choice.write(id) { throw BusError(name: .notSaved, message: problem) }
    content.primary = id
    refreshLater()
  }

  /// Most controls tell by themselves why their action failed; for all else the menu has a line.
  private func failed(_ action: MenuAction, _ error: BusError) {
    Journal.send("\(action) failed: \(error.message)", priority: .warning)
    let control = action.control.flatMap(control)
    let tellsItself = control?.look?.error.isEmpty == false
    switch action {
    case .setValue where tellsItself, .press where tellsItself: return
    default: break
    }
    let kind = content.gallery.first { action == .add(kind: $0.descriptor.kind) }?.descriptor
    show(error, about: control?.shownName ?? kind?.shownName, control)
  }

  private func show(_ error: BusError, about name: String?, _ control: ControlObject? = nil) {
    setFailure(
      ClickFailure(
        text: text(error, about: name), cause: .init(error), control: control,
        wasServicePresent: client.isHostPresent))
  }

  /// A control as it is, or as it was when the service ran.
  private func control(at path: ObjectPath) -> ControlObject? {
    client.control(at: path) ?? content.controls.first { $0.path == path }
  }

  func setFailure(_ failure: ClickFailure?) {
    guard content.failure != failure else { return }
    content.failure = failure
    failureEnd = failure?.cause == .passing ? failureTimer() : nil
    refreshLater()
  }

  private func failureTimer() -> TimerSource? {
    try? EventLoop.shared.timer(after: ClickFailure.patience) { [weak self] in
      self?.setFailure(nil)
    }
  }
}
