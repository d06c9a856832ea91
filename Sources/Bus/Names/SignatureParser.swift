/// Splits a signature into complete types and checks it on the way.
struct SignatureParser {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// All complete types up to the end, nil if the text is no signature.
  mutating func parseAll() -> [Signature]? {
    var types: [Signature] = []
    while index < bytes.count {
      let start = index
      guard skipType(arrays: 0, structures: 0) else { return nil }
      types.append(Signature(unchecked: String(decoding: bytes[start..<index], as: UTF8.self)))
    }
    return types
  }

  private mutating func skipType(arrays: Int, structures: Int) -> Bool {
    guard let letter = next() else { return false }
    switch letter {
    case UInt8(ascii: "a"):
      guard arrays < 32 else { return false }
      return skipElement(arrays: arrays + 1, structures: structures)
    case UInt8(ascii: "("):
      guard structures < 32 else { return false }
      return skipFields(arrays: arrays, structures: structures + 1)
    case UInt8(ascii: "v"): return true
    default: return Self.isBasic(letter)
    }
  }

  /// What follows an `a`: a dictionary entry is possible here only.
  private mutating func skipElement(arrays: Int, structures: Int) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else {
      return skipType(arrays: arrays, structures: structures)
    }
    index += 1
    guard structures < 32, let key = next(), Self.isBasic(key),
      skipType(arrays: arrays, structures: structures + 1)
    else { return false }
    return next() == UInt8(ascii: "}")
  }

  private mutating func skipFields(arrays: Int, structures: Int) -> Bool {
    repeat {
      guard skipType(arrays: arrays, structures: structures) else { return false }
    } while index < bytes.count && bytes[index] != UInt8(ascii: ")")
    return next() == UInt8(ascii: ")")
  }

  private mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  private static func isBasic(_ letter: UInt8) -> Bool {
    "ybnqiuxtdsogh".utf8.contains(letter)
  }
}
