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
    #expect(BusName("org.example.Service") != nil && BusName(":1.5") != nil)
    #expect(BusName("org") == nil && BusName("") == nil && BusName("a..b") == nil)
    #expect(InterfaceName("org.example.I1") != nil && InterfaceName("org.exa-mple") == nil)
    #expect(MemberName("Get") != nil && MemberName("Ge.t") == nil && MemberName("1") == nil)
    #expect(ObjectPath("/") != nil && ObjectPath("/a/") == nil && ObjectPath("a") == nil)
    #expect(ObjectPath("/a\0b") == nil && BusName("a.b\0") == nil)
    #expect(MemberName(String(repeating: "a", count: 256)) == nil)
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
