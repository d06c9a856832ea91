internal import Glibc

/// The file below a ``ControlsStore``. Every call blocks.
struct ControlsDisk: Sendable {
  let path: String

  /// What the file holds.
  enum Reading: Sendable {
    case missing
    case contents(ControlsFile, stamp: FileStamp?)
    case broken(reason: String, stamp: FileStamp?)
  }

  /// How a write ended.
  enum Writing: Sendable {
    case written(FileStamp?, backup: String?)
    /// Somebody changed the file since it was read: nothing was written.
    case overtaken
    case failed(reason: String)
  }

  /// Reads the file.
  func read() -> Reading {
    let version: TextFile.Version
    do throws(FileError) {
      guard let found = try TextFile.read(path) else { return .missing }
      version = found
    } catch {
      return .broken(reason: error.description, stamp: FileStamp(path: path))
    }
    do throws(JSONSyntaxError) {
      return .contents(try ControlsFile(text: version.bytes), stamp: version.stamp)
    } catch {
      return .broken(reason: "\(path), \(error)", stamp: version.stamp)
    }
  }

  /// Replaces the file, unless it is no longer the version of `stamp`, or could not be read again.
  ///
  /// - Parameter isOwn: the version that is replaced was written by this process. Any other one may
  ///   be a person's, and is then kept under another name, since comments and layout are lost.
  func write(_ contents: ControlsFile, over stamp: FileStamp?, isOwn: Bool) -> Writing {
    let path = TextFile.resolved(path)
    let text = Array(contents.text.utf8)
    if let problem = Self.problem(with: text, holding: contents) { return .failed(reason: problem) }
    do throws(FileError) {
      var backup: String?
      let written = try TextFile.replace(path, with: text) { () throws(FileError) in
        guard FileStamp(path: path) == stamp else { return false }
        guard !isOwn, try isHandWritten(path) else { return FileStamp(path: path) == stamp }
        backup = try TextFile.keepBackup(of: path)
        // That took its time, and a person may have been quicker. A backup that is a link is a change
        // of the file too, though not of what it holds.
        let isUnchanged = FileStamp(path: path)?.hasContents(of: stamp) == true
        if !isUnchanged, let backup { unlink(backup) }
        return isUnchanged
      }
      return written.map { .written($0, backup: backup) } ?? .overtaken
    } catch {
      return .failed(reason: error.description)
    }
  }

  /// Replaces the file, whatever it is; returns why it could not.
  func replace(_ contents: ControlsFile) -> String? {
    do throws(FileError) {
      _ = try TextFile.replace(path, with: Array(contents.text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  /// Removes what a process left that was killed while it wrote.
  func removeLeftovers() { TextFile.removeLeftovers(of: TextFile.resolved(path)) }

  /// Why a text is not to be written: this program would not find in it what it holds.
  private static func problem(with text: [UInt8], holding contents: ControlsFile) -> String? {
    do throws(JSONSyntaxError) {
      let found = try ControlsFile(text: text)
      return found == contents ? nil : "the arrangement would not be read as it is"
    } catch {
      return "the arrangement could not be read again: \(error)"
    }
  }

  /// Whether the file is other than this program would have written it.
  private func isHandWritten(_ path: String) throws(FileError) -> Bool {
    guard let version = try TextFile.read(path) else { return false }
    let contents = try? ControlsFile(text: version.bytes)
    return contents.map { Array($0.text.utf8) } != version.bytes
  }
}
