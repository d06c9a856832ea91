public import Bus

/// An extension as a surface sees it.
public struct ExtensionObject: Hashable, Sendable {
  /// The extension's object.
  public var path: ObjectPath
  /// Its bus name.
  public var busName: String
  /// `State`: `idle`, `running` or `failed`.
  public var state: String
  /// `Error`: why it failed; empty when it did not.
  public var error: String
  /// `Kinds`: the kinds that it serves.
  public var kinds: [String]
  /// `Problems`: why a kind was rejected, a line each.
  public var problems: [String]
  /// `Installed`: whether it has a manifest.
  public var isInstalled: Bool

  /// Reads the properties of an `ExtensionStatus1`; nil when the object has none.
  public init?(path: ObjectPath, interfaces: [InterfaceName: [String: Variant]]) {
    guard let status = interfaces[.extensionStatus] else { return nil }
    func texts(_ name: String) -> [String] {
      status[name]?.arrayValue?.compactMap(\.stringValue) ?? []
    }
    self.path = path
    busName = status["BusName"]?.stringValue ?? path.decodedLabel(under: .extensions) ?? ""
    state = status["State"]?.stringValue ?? ""
    error = status["Error"]?.stringValue ?? ""
    kinds = texts("Kinds")
    problems = texts("Problems")
    isInstalled = status["Installed"]?.boolValue ?? false
  }
}
