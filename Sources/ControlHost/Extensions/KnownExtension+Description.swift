internal import Bus
internal import ControlModel
internal import ControlProtocol

/// What the process says of itself, and what it is told.
extension KnownExtension {
  /// Asks the running process which kinds it serves, and tells it which copies are placed.
  func askForDescription() async {
    guard let asked = process, !asked.isLeaving else { return }
    let proxy = ExtensionProxy(connection: connection, destination: asked.name)
    do throws(BusError) {
      let kinds = try await proxy.describe(timeout: .seconds(20))
      asked.hasAnswered = true
      guard process === asked, !asked.isLeaving else { return }
      describedNow = kinds.map(\.taken)
      descriptionProblem = nil
    } catch {
      note(error, of: asked)
      guard process === asked, !asked.isLeaving else { return }
      descriptionProblem = "Describe failed: \(error.message)"
      log.warning("Describe failed: \(error.message)", subject)
    }
    delegate?.offerChanged(of: self)
    await tellPlacedControls()
  }

  /// Tells the running process which copies of its kinds are placed.
  func tellPlacedControls() async {
    guard let process, let placed = delegate?.placedControls(of: self) else { return }
    do throws(BusError) {
      try await ExtensionProxy(connection: connection, destination: process.name)
        .setPlacedControls(placed)
    } catch {
      note(error, of: process)
      log.debug("SetPlacedControls failed: \(error.message)", subject)
    }
  }
}
