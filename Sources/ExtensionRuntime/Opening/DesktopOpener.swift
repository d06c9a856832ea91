import Bus
import ControlModel
import Foundation

/// Opens the app and URLs as the desktop wants it done.
struct DesktopOpener: Sendable {
  /// How long an app, or the portal, may take to answer. One that takes longer, to start for example,
  /// counts as opened: the bus keeps the call for it.
  private static let answerLimit: Duration = .seconds(5)
  /// How long it is watched whether what was asked for fails at once; afterwards it counts as opened.
  private static let failureWatch: Duration = .seconds(1)

  /// The session bus.
  let connection: Connection
  /// The app's desktop id; empty when the extension names none.
  let desktopID: String
  /// Writes the stores, so that the app finds what the action left there.
  let flush: @Sendable () -> Void

  /// The same as a façade calls it.
  var opener: Opener {
    Opener(
      app: { () async throws(ControlFailure) in try await openApp() },
      url: { (url) async throws(ControlFailure) in try await openURL(url) })
  }
}

// MARK: - The app

extension DesktopOpener {
  /// Activates the app over the bus, or starts it from its desktop file when it offers no activation.
  private func openApp() async throws(ControlFailure) {
    guard !desktopID.isEmpty else {
      throw .actionFailed("The extension does not say which app is its own")
    }
    flush()
    do {
      try await activate()
    } catch {
      guard Self.isAbsence(error) else {
        throw .actionFailed("“\(desktopID)” could not be opened: \(error.message)")
      }
      try await startFromDesktopFile()
    }
  }

  @BusActor private func activate() async throws(BusError) {
    guard let name = BusName(desktopID), let path = Self.objectPath(of: desktopID) else {
      throw .serviceUnknown("“\(desktopID)” is no bus name")
    }
    let address = MemberAddress(
      destination: name, path: path, interface: "org.freedesktop.Application", member: "Activate")
    do throws(BusError) {
      _ = try await connection.call(address, [String: Variant](), timeout: Self.answerLimit)
    } catch  where error.name == .timedOut {
      return
    }
  }

  /// The object of an application: its id with slashes, and “_” for what a path cannot have.
  private static func objectPath(of desktopID: String) -> ObjectPath? {
    ObjectPath("/" + desktopID.replacing(".", with: "/").replacing("-", with: "_"))
  }

  private func startFromDesktopFile() async throws(ControlFailure) {
    let environment = ProcessInfo.processInfo.environment
    guard let file = DesktopFile.find(desktopID, environment: environment) else {
      throw .actionFailed("The app “\(desktopID)” is not installed")
    }
    guard !file.needsTerminal else {
      throw .actionFailed("The app “\(desktopID)” needs a terminal")
    }
    try await start(file.command, toOpen: desktopID)
  }
}

// MARK: - URLs

extension DesktopOpener {
  /// Hands a URL to the portal, or to `xdg-open` where there is no portal, and for files, which the
  /// portal takes in another form only.
  private func openURL(_ url: String) async throws(ControlFailure) {
    guard let scheme = URL(string: url)?.scheme else {
      throw .actionFailed("“\(url)” is no URL")
    }
    flush()
    if scheme.lowercased() != "file" {
      do {
        return try await openWithPortal(url)
      } catch {
        guard Self.isAbsence(error) else {
          throw .actionFailed("“\(url)” could not be opened: \(error.message)")
        }
      }
    }
    try await start(["xdg-open", url], toOpen: url)
  }

  /// Calls the portal and waits for its answer; one that still asks the user counts as opened.
  @BusActor private func openWithPortal(_ url: String) async throws(BusError) {
    let token = "controlbus_\(UInt64.random(in: .min ... .max))"
    let response = try await PortalResponse(connection: connection, token: token)
    let address = MemberAddress(
      destination: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.OpenURI", member: "OpenURI")
    do throws(BusError) {
      _ = try await connection.call(
        address, "", url, ["handle_token": Variant.string(token)], timeout: Self.answerLimit)
    } catch  where error.name == .timedOut {
      return
    }
    if await response.wait(atMost: Self.failureWatch) == .failed {
      throw .failed("no app opens it")
    }
  }
}

// MARK: - Both

extension DesktopOpener {
  /// Whether an error says that nobody offers what was called.
  private static func isAbsence(_ error: BusError) -> Bool {
    [.serviceUnknown, .nameHasNoOwner, .unknownMethod, .unknownObject, .unknownInterface]
      .contains(error.name)
  }

  private func start(_ command: [String], toOpen what: String) async throws(ControlFailure) {
    do {
      let status = try await ChildProgram.run(command, patience: Self.failureWatch)
      guard status == nil || status == 0 else {
        throw ControlFailure.actionFailed(
          "“\(what)” could not be opened: \(command[0]) ended with status \(status ?? 0)")
      }
    } catch let failure as ControlFailure {
      throw failure
    } catch {
      throw .actionFailed("“\(what)” could not be opened: \(command[0]) could not be started")
    }
  }
}
