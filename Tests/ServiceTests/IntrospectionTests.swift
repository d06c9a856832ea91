import Bus
import ControlProtocol
import Foundation
import FoundationXML
import TestSupport
import Testing

@Suite("The interfaces", .serialized)
struct IntrospectionTests {
  init() { EventLoop.shared.startThread() }

  @Test("are those that dbus/interfaces says, no more and no less")
  @BusActor
  func contract() async throws {
    let scene = try await Scene.start()
    let objects: [ObjectPath: [String]] = [
      .controlCenter: ["ControlCenter1"],
      Scene.focus: ["Control1", "Toggle1"],
      Scene.lap: ["Control1", "Button1"],
      .galleryItem(kind: Scene.toggle): ["GalleryItem1"],
      .extensionStatus(busName: "org.example.Scripted"): ["ExtensionStatus1"],
    ]
    for (path, names) in objects {
      let text = try await scene.surface.connection.introspect(
        destination: .controlBus, path: path)
      let live = IntrospectionReader.interfaces(Data(text.utf8)).filter {
        $0.key.hasPrefix("org.controlbus.")
      }
      #expect(Set(live.keys) == Set(names.map { "org.controlbus.\($0)" }), "\(path)")
      for name in names {
        let file = Self.folder.appending(path: "org.controlbus.\(name).xml")
        let written = IntrospectionReader.interfaces(try Data(contentsOf: file))
        let members = live["org.controlbus.\(name)"] ?? []
        let expected = written["org.controlbus.\(name)"] ?? []
        #expect(!expected.isEmpty)
        #expect(members.subtracting(expected) == [], "not written down")
        #expect(expected.subtracting(members) == [], "not there")
      }
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../dbus/interfaces")
}

/// Reads an introspection as the set of the members of each interface, each as one line.
final class IntrospectionReader: NSObject, XMLParserDelegate {
  private var interfaces: [String: Set<String>] = [:]
  private var interface = ""
  private var member = ""

  static func interfaces(_ xml: Data) -> [String: Set<String>] {
    let reader = IntrospectionReader()
    let parser = XMLParser(data: xml)
    parser.delegate = reader
    _ = parser.parse()
    return reader.interfaces
  }

  func parser(
    _: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let name = attributes["name"] ?? ""
    switch element {
    case "interface":
      interface = name
      interfaces[name] = []
    case "method", "signal": member = "\(element) \(name)"
    case "property":
      member = "property \(name) \(attributes["type"] ?? "") \(attributes["access"] ?? "")"
    case "arg":
      member += " \(attributes["direction"] ?? "out") \(name):\(attributes["type"] ?? "")"
    case "annotation":
      let value = attributes["value"] ?? ""
      if !(name.hasSuffix("EmitsChangedSignal") && value == "true") {
        member += " \(name)=\(value)"
      }
    default: break
    }
  }

  func parser(
    _: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard ["method", "signal", "property"].contains(element) else { return }
    interfaces[interface]?.insert(member)
  }
}
