public import Bus
public import ControlModel

/// A placed control as a surface sees it.
public struct ControlObject: Hashable, Sendable {
  /// The control's object.
  public var path: ObjectPath
  /// `Id`: the control's identity.
  public var id: String
  /// `Kind`: the kind that it is a copy of.
  public var kind: String
  /// `ControlType`: the sort of control.
  public var controlType: ControlType
  /// `Extension`: the bus name of the extension that serves it; empty when none does.
  public var extensionName: String
  /// `DisplayName`: the name shown in the gallery.
  public var displayName: String
  /// `Description`: what the control is for.
  public var description: String
  /// `Configuration`: the values that the user chose.
  public var configuration: Configuration
  /// `PrivacySensitive`: whether look and value are hidden while the session is locked.
  public var isPrivacySensitive: Bool
  /// How it looks; nil for a control whose kind nobody ever described.
  public var look: SurfaceLook?

  /// Reads the interfaces of a control's object, with their properties by name.
  ///
  /// Nil when the object has no `Control1`.
  public init?(path: ObjectPath, interfaces: [InterfaceName: [String: Variant]]) {
    guard let control = interfaces[.control] else { return nil }
    self.path = path
    id = control["Id"]?.stringValue ?? ""
    kind = control["Kind"]?.stringValue ?? ""
    controlType = control["ControlType"]?.stringValue.flatMap(ControlType.init) ?? .unknown
    extensionName = control["Extension"]?.stringValue ?? ""
    displayName = control["DisplayName"]?.stringValue ?? ""
    description = control["Description"]?.stringValue ?? ""
    let values = control["Configuration"]?.dictionaryValue ?? [:]
    configuration = (try? Configuration(variants: values)) ?? [:]
    isPrivacySensitive = control["PrivacySensitive"]?.boolValue ?? false
    look = (interfaces[.toggle] ?? interfaces[.button]).map(SurfaceLook.init(properties:))
  }

  /// The interface that shows the control's look; nil for an unknown sort.
  public var lookInterface: InterfaceName? {
    switch controlType {
    case .toggle: .toggle
    case .button: .button
    case .unknown: nil
    }
  }

  /// The name that a surface shows: the look's title, else the gallery's name, else the kind.
  public var title: String {
    [look?.title, displayName, kind].compactMap { $0 }.first { !$0.isEmpty } ?? id
  }
}
