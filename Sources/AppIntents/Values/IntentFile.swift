internal import ControlModel

/// A file that a parameter names or an intent returns.
public struct IntentFile: Hashable, Sendable {
  /// The file's name.
  public var filename: String
  /// Where the file lies; nil for data in memory.
  public let fileURL: URL?
  /// The file's type as a MIME type or a uniform type identifier; nil when unknown.
  public let type: String?
  /// Whether the file may be removed once it was read.
  public var removedOnCompletion = false

  private let contents: Data?

  /// Makes a file of data in memory.
  public init(data: Data, filename: String, type: String? = nil) {
    contents = data
    fileURL = nil
    self.filename = filename
    self.type = type
  }

  /// Names a file on disk.
  public init(fileURL: URL, filename: String? = nil, type: String? = nil) {
    contents = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type
  }

  /// The contents; empty when the file cannot be read.
  public var data: Data {
    contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
  }
}

extension IntentFile: _IntentValue {
  /// A file.
  public static var _traits: _ValueTraits { _ValueTraits(.file) }
  /// An empty file without a name.
  public static var _neutral: IntentFile? { IntentFile(data: Data(), filename: "") }
  /// `s` on the bus: the URL. Data in memory does not travel.
  public var _plainForm: _PlainForm? { fileURL?._plainForm }

  /// Reads a file's URL.
  public static func _value(from form: _PlainForm) throws -> IntentFile? {
    guard let url = URL(string: try form.string()), url.isFileURL else {
      throw form.mismatch("a file URL")
    }
    return IntentFile(fileURL: url)
  }
}
