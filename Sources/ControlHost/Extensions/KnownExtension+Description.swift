internal import Bus
internal import ControlModel
internal import ControlProtocol

/// What the process says of itself, and what it is told.
extension KnownExtension {
  /// Asks the running process which kinds it serves, and tells it which copies are placed.
  func askForDescription() async {
    guard let asked = owner, asked != departure.process else { return }
    let proxy = ExtensionProxy(connection: connection, destination: asked)
    do throws(BusError) {
      let kinds = try await proxy.describe(timeout: .seconds(20))
      guard owner == asked, asked != departure.process else { return }
      describedNow = kinds.map(\.taken)
      descriptionProblem = nil
    } catch {
      guard owner == asked, asked != departure.process else { return }
      descriptionProblem = "Describe failed: \(error.message)"
      log.warning("Describe failed: \(error.message)", subject)
    }
    delegate?.offerChanged(of: self)
    await tellPlacedControls()
  }

  /// Tells the running process which copies of its kinds are placed.
  func tellPlacedControls() async {
    guard let owner, let placed = delegate?.placedControls(of: self) else { return }
    do throws(BusError) {
      try await ExtensionProxy(connection: connection, destination: owner)
        .setPlacedControls(placed)
    } catch {
      log.debug("SetPlacedControls failed: \(error.message)", subject)
    }
  }
}
