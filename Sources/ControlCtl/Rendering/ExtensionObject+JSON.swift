internal import ControlProtocol

extension ExtensionObject {
  /// The JSON shape of an extension.
  var json: JSONValue {
    .members([
      "busName": .string(busName), "state": .string(state), "error": .string(error),
      "installed": .boolean(isInstalled), "kinds": .strings(kinds), "problems": .strings(problems),
    ])
  }
}
