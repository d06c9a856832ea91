internal import Foundation

/// A `.strings` file: keys and texts, in UTF-8 or UTF-16, as text or as a property list.
struct StringsFile {
  let messages: [Message]

  /// Reads a file's bytes; the path is for error messages.
  init(_ data: Data, table: String?, path: String) throws {
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      data.starts(with: "bplist".utf8) || data.starts(with: "<?xml".utf8)
    {
      guard let texts = list as? [String: String] else {
        throw ConversionError.wrongCatalogue(path: path, reason: "a value is no text")
      }
      messages = texts.map { Message(context: table, key: $0, translation: .text($1)) }
      return
    }
    guard let text = Self.text(of: data) else {
      throw ConversionError.notRead(path: path, reason: "neither UTF-8 nor UTF-16")
    }
    var parser = StringsParser(text, table: table, path: path)
    messages = try parser.parse()
  }

  private static func text(of data: Data) -> String? {
    let bytes = Array(data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(validating: bytes.dropFirst(3), as: UTF8.self)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return utf16(bytes.dropFirst(2), isLittle: bytes[0] == 0xFF)
    }
    // Without a mark, a zero byte tells UTF-16, and its place the order.
    if bytes.count > 1, bytes[0] == 0 || bytes[1] == 0 {
      return utf16(bytes[...], isLittle: bytes[1] == 0)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }
}
