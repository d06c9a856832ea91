internal import CPreferences
internal import Foundation
internal import StoreFiles

/// A declared group's store in Foundation's hands, during one step.
struct DeclaredStore {
  let name: StoreName
  private let file: StoreFile
  /// What the file said before Foundation wrote it.
  private let old: StoreFile.Content

  /// Reads the file; throws when it is no good.
  init(_ group: String) throws(AppGroupError) {
    name = try StoreName(group)
    file = StoreFile(name)
    old = try file.read()
  }

  /// Whether the file is no longer the one that was read.
  var hasChanged: Bool { ContentStamp(path: file.path) != old.stamp }

  /// Whether everything that this process has set in the suite is in the file; tries once more.
  var isWritten: Bool {
    withExtendedLifetime(NSString(string: name.text)) { suite in
      controlbus_write_preferences(Unmanaged.passUnretained(suite).toOpaque())
    }
  }

  /// Writes in our way what Foundation could not write, since it may do where a file cannot be opened,
  /// and else says why not. Foundation has truncated the file by then, so it gets back what it said.
  func rescue() throws(AppGroupError) {
    let values = UserDefaults.standard.persistentDomain(forName: name.text) ?? [:]
    guard let values = PropertyListValue.dictionary(of: values) else { return }
    do throws(AppGroupError) {
      _ = try file.replace(ContentStamp(path: file.path), with: values)
    } catch {
      file.restore(old)
      throw error
    }
  }
}
