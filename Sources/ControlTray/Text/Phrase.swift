/// Every text of the tray's own, in English, which is also its key in the catalogue. `%s` stands
/// for a name.
enum Phrase: String, CaseIterable, Sendable {
  case controls = "Controls"
  case on = "on"
  case off = "off"
  case reloadAll = "Reload All"
  case arrangement = "Add or Remove"
  case add = "Add %s"
  case addByCommand = "%s (add it with controlctl)"
  case remove = "Remove %s"
  case nothingToArrange = "No app offers a control"
  case leftClick = "Left Click"
  case opensMenu = "Opens the Menu"
  case serviceMissing = "ControlBus does not run"
  case noControls = "No controls yet"
  case stale = "Not up to date"
  case unavailable = "Not available"
  case unconfigured = "Not set up yet"
}
