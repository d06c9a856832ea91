import Bus
import ControlProtocol
import Foundation

extension ExtensionProgram {
  /// Writes manifest, service file and unit, and makes the bus and systemd take them up.
  func install(in place: InstallationPlace) async throws {
    let program = try Self.programPath(in: place)
    let services = ServiceFiles(
      busName: identity.identifier, name: displayName, program: program)
    let installation = installation(in: place)
    // What is installed for everybody is for everybody to read, whatever the caller's mask is.
    if place.prefix != nil { umask(0o022) }
    try installation.write(manifest: try manifestText(), services: services)
    print("Installed \(installation.manifestPath)")
    if place.stagingRoot == nil { await ServiceReload.run() }
  }

  /// Removes what ``install(in:)`` wrote.
  func uninstall(from place: InstallationPlace) async throws {
    let installation = installation(in: place)
    try installation.remove()
    print("Removed \(installation.manifestPath)")
    if place.stagingRoot == nil { await ServiceReload.run() }
  }

  private var displayName: String { identity.name.isEmpty ? identity.identifier : identity.name }

  private func installation(in place: InstallationPlace) -> Installation {
    Installation(
      busName: identity.identifier, place: place,
      environment: ProcessInfo.processInfo.environment)
  }

  /// The path under which the bus will start this very program.
  private static func programPath(in place: InstallationPlace) throws(Installation.Failure)
    -> String
  {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    guard let path = place.finalPath(ofProgram: own) else {
      throw .outsidePackage(program: own, stagingRoot: place.stagingRoot ?? "")
    }
    let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
    guard !path.contains(where: \.isNewline), !path.unicodeScalars.contains(where: isControl) else {
      throw .unusablePath(path)
    }
    return path
  }
}
