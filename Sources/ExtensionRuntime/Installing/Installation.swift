import Foundation

/// The three files that make an extension known to the desktop, in one place.
struct Installation {
  /// Why an extension could not be installed or taken back.
  enum Failure: Error, Hashable {
    /// A step on a file failed.
    case file(StagedFile.Failure)
    /// The program lies outside of the package that is being built.
    case outsidePackage(program: String, stagingRoot: String)
    /// The path of the program cannot be written into a service file.
    case unusablePath(String)
    /// There is nothing to take back in this folder.
    case notInstalled(folder: String)
  }

  private let folder: String
  private let busName: String

  /// Names the files of an extension in a place.
  init(busName: String, place: InstallationPlace, environment: [String: String]) {
    self.busName = busName
    folder = place.writtenDataFolder(environment: environment)
  }

  /// The manifest, by which the host knows the extension.
  var manifestPath: String { "\(folder)/controlbus/extensions/\(busName).json" }
  /// The D-Bus service file.
  var busServicePath: String { "\(folder)/dbus-1/services/\(busName).service" }
  /// The systemd user unit.
  var unitPath: String { "\(folder)/systemd/user/\(busName).service" }

  /// Writes all files or none. The manifest comes last, so that the host never sees an extension
  /// that the bus cannot start.
  func write(manifest: String, services: ServiceFiles) throws(Failure) {
    do {
      try commit([
        (unitPath, services.systemdUnit), (busServicePath, services.busService),
        (manifestPath, manifest),
      ])
    } catch {
      throw .file(error)
    }
  }

  /// Removes the files, the manifest first.
  func remove() throws(Failure) {
    var removed = 0
    for path in [manifestPath, busServicePath, unitPath] {
      if unlink(path) == 0 {
        removed += 1
      } else if errno != ENOENT {
        throw .file(StagedFile.Failure(path: path, code: errno))
      }
    }
    if removed == 0 { throw .notInstalled(folder: folder) }
  }

  private func commit(_ files: [(path: String, text: String)]) throws(StagedFile.Failure) {
    var staged: [StagedFile] = []
    do {
      for file in files { staged.append(try StagedFile(path: file.path, text: file.text)) }
      while let file = staged.first {
        try file.commit()
        staged.removeFirst()
      }
    } catch {
      for file in staged { file.discard() }
      throw error
    }
  }
}

extension Installation.Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .file(let failure): failure.description
    case .outsidePackage(let program, let root):
      "\(program) does not lie below \(root): put it into the package first and run it there"
    case .unusablePath(let path): "a service file cannot name the program \(path.debugDescription)"
    case .notInstalled(let folder): "nothing is installed in \(folder)"
    }
  }
}
