import Bus
import ControlProtocol

extension Surface {
  /// What `ExtensionStatus1` says of an extension, the scripted one unless told.
  func status(
    _ path: ObjectPath = .extensionStatus(busName: "org.example.Scripted")
  ) async throws -> (state: String, error: String, kinds: [String], problems: [String]) {
    let values = try await properties(path, .extensionStatus)
    return (
      values["State"]?.stringValue ?? "", values["Error"]?.stringValue ?? "",
      values["Kinds"]?.arrayValue?.compactMap(\.stringValue) ?? [],
      values["Problems"]?.arrayValue?.compactMap(\.stringValue) ?? []
    )
  }
}
