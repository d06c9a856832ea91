import Testing

@testable import ControlHost

@Suite("The host's paths")
struct HostPathsTests {
  @Test("follow the XDG variables, the user's folder first")
  func variables() {
    let paths = HostPaths(environment: [
      "HOME": "/home/u", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s",
      "XDG_DATA_DIRS": "/one:relative:/two",
    ])
    #expect(paths.controlsFile == "/c/controlbus/controls.json")
    #expect(paths.snapshotsFile == "/s/controlbus/snapshots.json")
    #expect(
      paths.manifestFolders == ["/d", "/one", "/two"].map { $0 + "/controlbus/extensions" })
  }

  @Test("have the specification's defaults, also for relative values")
  func defaults() {
    let paths = HostPaths(environment: ["HOME": "/home/u", "XDG_CONFIG_HOME": "c"])
    #expect(paths.configurationHome == "/home/u/.config")
    #expect(paths.snapshotsFile == "/home/u/.local/state/controlbus/snapshots.json")
    #expect(
      paths.manifestFolders
        == ["/home/u/.local/share", "/usr/local/share", "/usr/share"].map {
          $0 + "/controlbus/extensions"
        })
  }
}
