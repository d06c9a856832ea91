internal import Foundation
internal import FoundationXML

/// An interface as introspection XML describes it, in a form that can be compared: order, comments
/// and defaults that are written out make no difference.
public struct InterfaceDescription: Hashable, CustomStringConvertible {
  /// A line a member, sorted.
  public let members: Set<String>

  fileprivate init(_ element: XMLElement) {
    members = Set(element.elements.compactMap(Self.member))
  }

  /// The members, a line each.
  public var description: String { members.sorted().joined(separator: "\n") }

  private static func member(_ element: XMLElement) -> String? {
    switch element.name {
    case "method": "method \(element[name: "name"])" + arguments(of: element, direction: "in")
    case "signal": "signal \(element[name: "name"])" + arguments(of: element, direction: "out")
    case "property":
      "property \(element[name: "name"]) \(element[name: "type"]) \(element[name: "access"]) "
        + "emits=\(emission(of: element))"
    default: nil
    }
  }

  private static func arguments(of element: XMLElement, direction: String) -> String {
    element.elements.filter { $0.name == "arg" }.map { argument in
      let stated = argument[name: "direction"]
      let direction = stated.isEmpty ? direction : stated
      return " \(direction) \(argument[name: "name"]):\(argument[name: "type"])"
    }.joined()
  }

  private static func emission(of element: XMLElement) -> String {
    let annotation = element.elements.first {
      $0[name: "name"] == "org.freedesktop.DBus.Property.EmitsChangedSignal"
    }
    return annotation?[name: "value"] ?? "true"
  }
}

/// The interfaces of an introspection document by name, without those of the D-Bus standard.
public func interfaces(inXML text: String) throws -> [String: InterfaceDescription] {
  // The external document type is not to be fetched.
  let body = text.replacing(/<!DOCTYPE[^>]*>/, with: "")
  let document = try XMLDocument(xmlString: body)
  let elements = document.rootElement()?.elements.filter { $0.name == "interface" } ?? []
  let pairs = elements.map { ($0[name: "name"], InterfaceDescription($0)) }
  return Dictionary(uniqueKeysWithValues: pairs).filter {
    !$0.key.hasPrefix("org.freedesktop.DBus.")
  }
}

extension XMLElement {
  fileprivate var elements: [XMLElement] { (children ?? []).compactMap { $0 as? XMLElement } }

  fileprivate subscript(name name: String) -> String {
    attribute(forName: name)?.stringValue ?? ""
  }
}
