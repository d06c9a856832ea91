// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

// The settings that a new Xcode project gives its author.
let mainActorAuthor: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// What the sources of an author's extension import.
let author: [Target.Dependency] = [
  "WidgetKit", "AppIntents", "SwiftUI", "ControlBus", "AppGroups", "Combine", "os",
]

/// Modules that Apple's systems have and that authors import without a word in their manifest: a package
/// finds them with every module that it does name.
let besides = ["Combine", "os", "OSLog"]

let package = Package(
  name: "ControlBus",
  defaultLocalization: "en",
  products: [
    .library(name: "WidgetKit", targets: ["WidgetKit"] + besides),
    .library(name: "AppIntents", targets: ["AppIntents"] + besides),
    .library(name: "SwiftUI", targets: ["SwiftUI"] + besides),
    .library(name: "ControlBus", targets: ["ControlBus"]),
    .library(name: "AppGroups", targets: ["AppGroups"]),
    .library(name: "Bus", targets: ["Bus"]),
    .executable(name: "controlbusd", targets: ["controlbusd"]),
    .executable(name: "controlctl", targets: ["controlctl"]),
    .executable(name: "controlbus-strings", targets: ["controlbus-strings"]),
    .executable(name: "controlbus-tray", targets: ["controlbus-tray"]),
    .executable(name: "ReaderControls", targets: ["ReaderControls"]),
    .executable(name: "TimerControls", targets: ["TimerControls"]),
    .executable(name: "reader", targets: ["reader"]),
  ],
  targets: [
    // The bus.
    .systemLibrary(
      name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
    .target(name: "CBusShim", dependencies: ["CSystemd"]),
    .target(name: "Bus", dependencies: ["CSystemd", "CBusShim"], swiftSettings: strict),

    // What a control is, and how it is spoken of on the bus.
    .target(name: "ControlModel", swiftSettings: strict),
    .target(
      name: "ControlProtocol", dependencies: ["Bus", "ControlModel"], swiftSettings: strict),

    // What the host and the programs of an app group both know of a store's file.
    .target(name: "StoreFiles", swiftSettings: strict),

    // What every program says of itself.
    .target(name: "ProgramText", swiftSettings: strict),

    // What an extension runs on.
    .target(name: "CPreferences"),
    .target(
      name: "AppGroups", dependencies: ["CPreferences", "StoreFiles"], swiftSettings: strict),
    .target(
      name: "ExtensionRuntime", dependencies: ["ControlProtocol", "AppGroups", "ProgramText"],
      swiftSettings: strict),

    // What authors import.
    .target(name: "CGettext"),
    .target(name: "FoundationGap", dependencies: ["CGettext", "AppGroups"], swiftSettings: strict),
    .target(name: "Combine", swiftSettings: strict),
    .target(name: "Symbols", swiftSettings: strict),
    .macro(name: "PreviewMacros", swiftSettings: strict),
    .target(name: "COSLog"),
    .target(name: "os", dependencies: ["COSLog", "Bus", "FoundationGap"], swiftSettings: strict),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: strict),
    .target(
      name: "AppIntents", dependencies: ["FoundationGap", "ControlModel"],
      swiftSettings: strict),
    .target(
      name: "SwiftUI",
      dependencies: [
        "FoundationGap", "Combine", "ControlModel", "AppIntents", "AppGroups", "PreviewMacros",
      ],
      swiftSettings: strict),
    .target(
      name: "WidgetKit",
      dependencies: [
        "SwiftUI", "AppIntents", "ControlModel", "ExtensionRuntime", "ControlProtocol",
        "AppGroups", "Bus", "Symbols",
      ],
      swiftSettings: strict),
    .target(
      name: "ControlBus",
      dependencies: ["WidgetKit", "AppIntents", "SwiftUI", "ExtensionRuntime"],
      swiftSettings: strict),

    // The service and its clients.
    .target(
      name: "ControlHost",
      dependencies: ["Bus", "ControlModel", "ControlProtocol", "ProgramText", "StoreFiles"],
      swiftSettings: strict),
    .executableTarget(
      name: "controlbusd", dependencies: ["Bus", "ControlHost", "ControlProtocol", "ProgramText"],
      swiftSettings: strict),
    .target(
      name: "ControlCtl", dependencies: ["Bus", "ControlModel", "ControlProtocol", "ProgramText"],
      swiftSettings: strict),
    .executableTarget(
      name: "controlctl", dependencies: ["Bus", "ControlCtl"], swiftSettings: strict),
    .executableTarget(
      name: "controlbus-strings", dependencies: ["ProgramText"], swiftSettings: strict),
    .target(
      name: "ControlTray",
      dependencies: ["Bus", "CGettext", "ControlModel", "ControlProtocol"],
      swiftSettings: strict),
    .executableTarget(
      name: "controlbus-tray", dependencies: ["Bus", "ControlTray", "ProgramText"],
      swiftSettings: strict),

    // The examples.
    .target(name: "ReaderKit", swiftSettings: strict),
    .executableTarget(
      name: "ReaderControls",
      dependencies: ["WidgetKit", "AppIntents", "SwiftUI", "ControlBus", "ReaderKit"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "TimerControls",
      dependencies: ["WidgetKit", "AppIntents", "SwiftUI", "ControlBus"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "reader", dependencies: ["WidgetKit", "ReaderKit", "ProgramText"],
      swiftSettings: [.swiftLanguageMode(.v6)]),

    .executableTarget(
      name: "MemoryControls", dependencies: ["WidgetKit", "SwiftUI", "ControlBus"],
      path: "Benchmarks/MemoryControls", swiftSettings: [.swiftLanguageMode(.v6)]),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["Bus"], path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "ProgramTextTests",
      dependencies: [
        "ProgramText", "TestSupport", "controlbusd", "controlctl", "controlbus-tray",
        "controlbus-strings", "ReaderControls", "TimerControls", "reader",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ControlHostTests",
      dependencies: [
        "Bus", "ControlHost", "ControlModel", "ControlProtocol", "StoreFiles", "TestSupport",
        "FixtureExtension", "AppGroupsTool",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "ScriptedExtension", dependencies: ["Bus", "ControlModel", "ControlProtocol"],
      path: "Tests/ScriptedExtension", swiftSettings: strict),
    .testTarget(
      name: "ServiceTests",
      dependencies: [
        "Bus", "ControlModel", "ControlProtocol", "StoreFiles", "TestSupport", "controlbusd",
        "ScriptedExtension", "ShelfExtension", "ReloadingApp", "controlctl",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "ShelfExtension", dependencies: ["ControlBus", "WidgetKit", "AppIntents", "SwiftUI"],
      path: "Tests/ShelfExtension", swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FoundationGapTests",
      dependencies: ["FoundationGap", "controlbus-strings", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ControlTrayTests",
      dependencies: [
        "ControlTray", "Bus", "ControlModel", "ControlProtocol", "TestSupport", "controlbusd",
        "ScriptedExtension", "controlbus-tray",
      ],
      swiftSettings: strict),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: strict),
    .testTarget(name: "OSLogTests", dependencies: ["os", "OSLog"], swiftSettings: strict),
    .executableTarget(
      name: "AppGroupsTool", dependencies: ["AppGroups"], path: "Tests/AppGroupsTool",
      swiftSettings: strict),
    .testTarget(
      name: "AppGroupsTests",
      dependencies: ["AppGroups", "AppGroupsTool", "StoreFiles", "TestSupport"],
      swiftSettings: strict),
    .systemLibrary(
      name: "CDBus", path: "Tests/CDBus", pkgConfig: "dbus-1",
      providers: [.apt(["libdbus-1-dev"])]),
    .executableTarget(
      name: "BusProgram", dependencies: ["Bus"], path: "Tests/BusProgram", swiftSettings: strict),
    .testTarget(
      name: "BusTests", dependencies: ["Bus", "BusProgram", "CDBus", "TestSupport"],
      swiftSettings: strict),
    .target(
      name: "AuthorIntents5", dependencies: ["AppIntents"], path: "Tests/AuthorIntents5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "AuthorIntents6", dependencies: ["AppIntents"], path: "Tests/AuthorIntents6",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "AuthorIntentsMainActor", dependencies: ["AppIntents"],
      path: "Tests/AuthorIntentsMainActor", exclude: ["PublicForms.swift"],
      swiftSettings: mainActorAuthor),
    .testTarget(
      name: "AppIntentsTests",
      dependencies: ["AppIntents", "ControlModel", "AuthorIntents6", "AuthorIntentsMainActor"],
      swiftSettings: strict),
    .testTarget(
      name: "ControlModelTests", dependencies: ["ControlModel", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ControlProtocolTests", dependencies: ["ControlProtocol", "Bus", "TestSupport"],
      swiftSettings: strict),
    .executableTarget(
      name: "FixtureExtension", dependencies: ["ExtensionRuntime", "ControlModel"],
      path: "Tests/FixtureExtension", swiftSettings: strict),
    .testTarget(
      name: "ExtensionRuntimeTests",
      dependencies: [
        "ExtensionRuntime", "FixtureExtension", "ControlProtocol", "StoreFiles", "TestSupport",
        "ReaderControls", "reader", "TimerControls",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "AppGroups", "Symbols"],
      swiftSettings: strict),
    .testTarget(
      name: "WidgetKitTests",
      dependencies: [
        "WidgetKit", "ControlBus", "ControlModel", "ExtensionRuntime", "TestSupport",
        "AuthorControlsSwift5", "AuthorControlsSwift6", "AuthorControlsMainActor",
        "TrapExtension", "ReloadingApp", "Bus",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "TrapExtension", dependencies: ["WidgetKit", "AppIntents", "SwiftUI"],
      path: "Tests/TrapExtension", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "ReloadingApp", dependencies: ["WidgetKit"], path: "Tests/ReloadingApp",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "AuthorControlsSwift6", dependencies: author, path: "Tests/AuthorControls/Swift6",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "AuthorControlsSwift5", dependencies: author, path: "Tests/AuthorControls/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "AuthorControlsMainActor", dependencies: author,
      path: "Tests/AuthorControls/MainActor", exclude: ["PublicControl.swift"],
      swiftSettings: mainActorAuthor),
    .testTarget(
      name: "ControlCtlTests",
      dependencies: [
        "ControlCtl", "Bus", "ControlModel", "ControlProtocol", "TestSupport", "controlctl",
        "controlbus-tray", "controlbus-strings", "ReaderControls", "TimerControls", "reader",
        "controlbusd", "ScriptedExtension",
      ],
      exclude: ["Golden"], swiftSettings: strict),
  ]
)
