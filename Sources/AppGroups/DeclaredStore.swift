internal import CPreferences
internal import Foundation
internal import StoreFiles

/// A declared group's store in Foundation's hands, during one step.
struct DeclaredStore {
  let name: StoreName
  private let file: StoreFile
  /// What the file said before Foundation wrote it.
  private let old: StoreFile.Content
  /// What the file was when Foundation was about to write it, or what it was noted to be since.
  private var noted: ContentStamp?

  /// Reads the file; throws when it is no good.
  init(_ group: String) throws(AppGroupError) {
    name = try StoreName(group)
    file = StoreFile(name)
    old = try file.read()
  }

  /// Foundation is about to write: who has changed the file until now was somebody else.
  mutating func begin() {
    noted = ContentStamp(path: file.path)
  }

  /// Notes whose change it is that the file is no longer what it was.
  mutating func mark() {
    let now = ContentStamp(path: file.path)
    guard now != noted else { return }
    file.mark(over: noted, now: now, by: .now)
    noted = now
  }

  /// Whether everything that this process has set in the suite is in the file; tries once more.
  var isWritten: Bool {
    withExtendedLifetime(NSString(string: name.text)) { suite in
      controlbus_write_preferences(Unmanaged.passUnretained(suite).toOpaque())
    }
  }

  /// Writes in our way what Foundation could not write, since it may do where a file cannot be opened,
  /// and else says why not. Foundation has truncated the file by then, so it gets back what it said.
  mutating func rescue() throws(AppGroupError) {
    mark()
    let values = UserDefaults.standard.persistentDomain(forName: name.text) ?? [:]
    guard let values = PropertyListValue.dictionary(of: values) else { return }
    do throws(AppGroupError) {
      noted = try file.replace(noted, with: values, by: .now) ?? noted
    } catch {
      file.restore(old)
      throw error
    }
  }
}
