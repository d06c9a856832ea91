import Bus
import Testing

/// The grammars of names, paths and signatures.
struct NamesTests {
  @Test(
    "Text that obeys a grammar is taken",
    arguments: [
      "", "s", "a{sv}", "a(sa{sv})", "aaay", "(i(xx)as)", "a{oa{sa{sv}}}", "ybnqiuxtdsoghv",
    ])
  func validSignature(text: String) {
    #expect(Signature(text)?.rawValue == text)
  }

  @Test(
    "Text that is no signature is refused",
    arguments: [
      "a", "(", ")", "()", "a{vs}", "a{s}", "a{sss}", "{sv}", "z", "a{sv", "(s", "s\0", "e", "r",
      String(repeating: "a", count: 33) + "y", String(repeating: "y", count: 256),
      String(repeating: "(", count: 33) + "y" + String(repeating: ")", count: 33),
    ])
  func invalidSignature(text: String) {
    #expect(Signature(text) == nil)
  }

  @Test("A signature is split into complete types")
  func completeTypes() {
    #expect(("a{sv}(ii)as" as Signature).completeTypes == ["a{sv}", "(ii)", "as"])
  }

  @Test("Names follow libsystemd's grammars, and no NUL slips through")
  func names() {
    accept(
      BusName.self, ["org.example.Service", ":1.5"], not: ["org", "", "a..b", "a.b\0", "ü.b"])
    accept(InterfaceName.self, ["org.example.I1"], not: ["org.exa-mple", "org", ".a.b"])
    accept(ErrorName.self, ["org.example.Error.No"], not: ["No", ""])
    let long = String(repeating: "a", count: 256)
    accept(MemberName.self, ["Get", "_1"], not: ["Ge.t", "1", "", long])
    accept(ObjectPath.self, ["/", "/a/b_1"], not: ["/a/", "a", "", "//", "/a\0b", "/ü"])
  }

  private func accept<Name: ValidatedName>(
    _ type: Name.Type, _ valid: [String], not invalid: [String]
  ) {
    for text in valid { #expect(Name(text)?.rawValue == text) }
    for text in invalid { #expect(Name(text) == nil, "\(type) took \(text)") }
  }

  @Test(
    "Any text becomes a path element and comes back",
    arguments: [
      "a.b", "my-toggle", "7zip", "ü", "a_b", "", "/", "🔦", String(repeating: "é", count: 300),
    ])
  func pathLabels(label: String) {
    let path = ObjectPath(prefix: "/org/example", encoding: label)
    #expect(ObjectPath.isValid(path.rawValue))
    #expect(path.decodedLabel(under: "/org/example") == label)
    #expect(path.decodedLabel(under: "/org/other") == nil)
  }

  @Test("A child of the root has one slash")
  func appending() {
    #expect(("/" as ObjectPath).appending("a").appending("b_1") == "/a/b_1")
  }
}
