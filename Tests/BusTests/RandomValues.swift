import Bus

/// Reproducible random values of random types.
struct RandomValues {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  private mutating func number(below limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }

  mutating func next(depth: Int) -> Variant {
    value(of: type(depth: depth))
  }

  private mutating func type(depth: Int) -> String {
    let basic = ["y", "b", "n", "q", "i", "u", "x", "t", "d", "s", "o", "g"]
    switch number(below: depth == 0 ? 12 : 20) {
    case let index where index < 12: return basic[Int(index)]
    case 12, 13: return "a" + type(depth: depth - 1)
    case 14, 15: return "a{\(basic[Int(number(below: 12))])\(type(depth: depth - 1))}"
    case 16, 17: return "(\(type(depth: depth - 1))\(type(depth: depth - 1)))"
    default: return "v"
    }
  }

  private mutating func value(of type: String) -> Variant {
    switch type.first {
    case "y": .byte(UInt8(number(below: 256)))
    case "b": .boolean(number(below: 2) == 1)
    case "n": .int16(Int16(truncatingIfNeeded: state))
    case "q": .uint16(UInt16(truncatingIfNeeded: state))
    case "i": .int32(Int32(truncatingIfNeeded: state))
    case "u": .uint32(UInt32(truncatingIfNeeded: state))
    case "x": .int64(Int64(truncatingIfNeeded: state))
    case "t": .uint64(state)
    case "d": .double(Double(number(below: 1 << 30)) / 7)
    case "s": .string(String(repeating: "é", count: Int(number(below: 9))))
    case "o": .objectPath(ObjectPath(prefix: "/", encoding: String(number(below: 99999))))
    case "g": .signature(Signature(unchecked: self.type(depth: 2)))
    case "v": .variant(next(depth: 1))
    case "(": .structure(fields(of: String(type.dropFirst().dropLast())))
    default: array(of: String(type.dropFirst()))
    }
  }

  private mutating func fields(of types: String) -> [Variant] {
    var fields: [Variant] = []
    for type in Signature(unchecked: types).completeTypes {
      fields.append(value(of: type.rawValue))
    }
    return fields
  }

  private mutating func array(of element: String) -> Variant {
    let count = number(below: 4)
    guard element.hasPrefix("{") else {
      var values: [Variant] = []
      for _ in 0..<count { values.append(value(of: element)) }
      return .array(of: Signature(unchecked: element), values)
    }
    let key = String(element.dropFirst().prefix(1))
    let content = String(element.dropFirst(2).dropLast())
    var entries: [Variant.Entry] = []
    for _ in 0..<count {
      entries.append(.init(key: value(of: key), value: value(of: content)))
    }
    return .dictionary(
      key: Signature(unchecked: key), value: Signature(unchecked: content), entries)
  }
}
