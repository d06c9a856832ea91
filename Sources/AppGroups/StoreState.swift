internal import Foundation
internal import StoreFiles

/// What one `AppGroupDefaults` knows of its file, and what it still has to write.
struct StoreState {
  private let file: StoreFile
  private var content = StoreFile.Content()
  /// The stamp that was looked at last, also when the file then turned out to be broken.
  private var seen: ContentStamp?
  private var mustRead = true
  /// Changes not in the file yet, nil for a removal: kept while the file is broken or cannot be
  /// written.
  private var pending: [String: PropertyListValue?] = [:]
  /// Whose changes these are; a look's only if all are.
  private var writer = StoreWriter.look
  /// What a key has when nobody has set it.
  var registered: [String: PropertyListValue] = [:]

  init(_ name: StoreName) {
    file = StoreFile(name)
  }

  /// Everything: the file, over it what waits to be written.
  var values: [String: PropertyListValue] {
    var values = content.values
    for (key, value) in pending { values[key] = value }
    return values
  }

  func value(_ key: String) -> PropertyListValue? {
    if let change = pending[key] { return change ?? registered[key] }
    return content.values[key] ?? registered[key]
  }

  /// Takes up what others wrote; what could not be read leaves the old values.
  mutating func refresh() throws(AppGroupError) {
    let stamp = ContentStamp(path: file.path)
    guard mustRead || stamp != seen else { return }
    seen = stamp
    mustRead = false
    content = try readWhole()
    seen = content.stamp
    mustRead = content.isYoung
  }

  /// Reads without the lock, as all writers here replace the file; what looks broken may be
  /// Foundation's writing in place, so only what is broken under the lock counts.
  private func readWhole() throws(AppGroupError) -> StoreFile.Content {
    do {
      return try file.readOnce()
    } catch .brokenFile {
      return try StoreLock.hold { () throws(AppGroupError) in try file.read() }
    }
  }

  mutating func change(_ key: String, to value: PropertyListValue?) {
    pending.updateValue(value, forKey: key)
    writer = max(writer, .now)
  }

  /// Merges the waiting changes into the file; when that fails they go on waiting.
  mutating func write() throws(AppGroupError) {
    guard !pending.isEmpty else { return }
    try StoreLock.hold { () throws(AppGroupError) in
      repeat {
        content = try file.read()
      } while try !replaceFile()
    }
    pending = [:]
    writer = .look
  }

  /// Whether the file now says what it should; false when it changed meanwhile.
  private mutating func replaceFile() throws(AppGroupError) -> Bool {
    let merged = values
    guard merged != content.values else { return true }
    guard let stamp = try file.replace(content.stamp, with: merged, by: writer) else {
      return false
    }
    content = StoreFile.Content(values: merged, stamp: stamp)
    seen = stamp
    mustRead = true
    return true
  }
}
