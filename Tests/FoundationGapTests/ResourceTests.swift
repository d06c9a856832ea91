import Foundation
import FoundationGap
import Testing

extension LocalizedStringResource {
  fileprivate static let ofMine = LocalizedStringResource("mine", defaultValue: "Mine")
}

@Suite struct ResourceTests {
  @Test func `Keys have the specifiers of Apple's string catalogues`() {
    let resource: LocalizedStringResource =
      "\("s") \(1) \(UInt(2)) \(Int32(3)) \(UInt8(4)) \(1.5) \(Float(2)) \(CGFloat(1)) 5%"
    #expect(resource.key == "%@ %lld %llu %d %u %lf %f %lf 5%%")
    #expect(String(localized: resource) == "s 1 2 3 4 1.500000 2.000000 1.000000 5%")
    #expect(("5%" as LocalizedStringResource).key == "5%")
  }

  @Test func `Every form that authors write compiles and says its text`() throws {
    let runtime = ["run", "time"].joined()
    let folder = URL(filePath: "/tmp")
    let resources: [(LocalizedStringResource, String)] = [
      ("literal", "literal"),
      (.init("key", defaultValue: "value \(1)"), "value 1"),
      (.init(stringLiteral: runtime), "runtime"),
      (LocalizedStringResource("with comment", comment: "a comment"), "with comment"),
      (LocalizedStringResource("in a folder", bundle: .atURL(folder)), "in a folder"),
      (LocalizedStringResource("in main", table: "T", locale: .current, bundle: .main), "in main"),
      (LocalizedStringResource(String.LocalizationValue("value")), "value"),
      (LocalizedStringResource(String.LocalizationValue(runtime), table: "T"), "runtime"),
      (.ofMine, "Mine"),
      ("\([4]) and \(true)", "[4] and true"),
      ("on \(Date(timeIntervalSince1970: 0), format: .iso8601)", "on 1970-01-01T00:00:00Z"),
      ("\(NSNumber(value: 3), formatter: NumberFormatter())", "3"),
    ]
    for (resource, text) in resources { #expect(String(localized: resource) == text) }
    #expect(String(localized: .ofMine) == "Mine")
    #expect(String(localized: .init("x"), bundle: .main) == "x")
    #expect(String(localized: "k", defaultValue: "d", table: "T", comment: "c") == "d")
  }

  @Test func `Resources can be compared, kept in sets and coded`() throws {
    let resource = LocalizedStringResource(
      "key", defaultValue: "\(3) of \("x") in \(LocalizedStringResource("inner"))", table: "T",
      bundle: .atURL(URL(filePath: "/tmp/bundle")))
    let data = try JSONEncoder().encode([resource, "plain"])
    let decoded = try JSONDecoder().decode([LocalizedStringResource].self, from: data)
    #expect(decoded == [resource, "plain"])
    #expect(Set(decoded + [resource]).count == 2)
    #expect(String(localized: decoded[0]) == "3 of x in inner")
    #expect(resource != "key")
    #expect(resource.table == "T" && resource.key == "key")
  }

  @Test func `An error tells a person its own text`() {
    struct Resource: Error, CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { "of the resource \(1)" }
    }
    struct Localized: LocalizedError { var errorDescription: String? { "localized" } }
    struct Silent: LocalizedError {}
    enum Plain: Error { case tooMany(Int) }
    let coded = NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "of the code"])
    #expect(LocalizedErrorText.text(of: Resource()) == "of the resource 1")
    #expect(LocalizedErrorText.text(of: Localized()) == "localized")
    #expect(LocalizedErrorText.text(of: coded) == "of the code")
    #expect(LocalizedErrorText.text(of: Plain.tooMany(3)) == "tooMany(3)")
    #expect(LocalizedErrorText.text(of: Silent()) == "Silent()")
    #expect(!LocalizedErrorText.text(of: URLError(.timedOut)).isEmpty)
  }

  @Test func `Networking comes along`() {
    #expect(URLRequest(url: URL(filePath: "/")).httpMethod == "GET")
  }

  @Test(arguments: ["../x", "", "a/b", ".hidden", "a\0b"])
  func `A hostile group has no container`(identifier: String) {
    let manager = FileManager.default
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: identifier) == nil)
  }

  @Test func `A group's container is a folder in the user's data directory`() async {
    await #expect(processExitsWith: .success) {
      let catalogue = try Catalogue(language: "C")
      defer { catalogue.leave() }
      setenv("XDG_DATA_HOME", catalogue.folder.path, 1)
      let url = try #require(
        FileManager.default.containerURL(
          forSecurityApplicationGroupIdentifier: "group.com.example.reader"))
      let path = catalogue.folder.file("app-groups/group.com.example.reader")
      #expect(url.path(percentEncoded: false) == path)
      var isFolder: ObjCBool = false
      #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder))
      #expect(isFolder.boolValue)
    }
  }
}
