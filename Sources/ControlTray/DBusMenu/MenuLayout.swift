internal import Bus

/// An item of the menu with its properties and those below it, `(ia{sv}av)`.
struct MenuLayout: BusValue {
  var number: Int32
  var properties: [String: Variant]
  var children: [MenuLayout]

  static var signature: Signature { Signature(unchecked: "(\(contents))") }
  private static var contents: Signature { Signature(unchecked: "ia{sv}av") }

  func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.openContainer("r", Self.contents)
    try number.append(to: writer)
    try properties.append(to: writer)
    try writer.openContainer("a", Variant.signature)
    for child in children {
      try writer.openContainer("v", Self.signature)
      try child.append(to: writer)
      try writer.closeContainer()
    }
    try writer.closeContainer()
    try writer.closeContainer()
  }
}

extension MenuLayout {
  init(from reader: borrowing MessageReader) throws(BusError) {
    try reader.enterContainer("r", Self.contents)
    number = try Int32(from: reader)
    properties = try [String: Variant](from: reader)
    children = []
    try reader.enterContainer("a", Variant.signature)
    while !reader.isAtEnd {
      try reader.enterContainer("v", Self.signature)
      children.append(try MenuLayout(from: reader))
      try reader.exitContainer()
    }
    try reader.exitContainer()
    try reader.exitContainer()
  }
}
