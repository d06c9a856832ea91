/// Names the packages whose intents belong to an app. On Linux the linker sees to it.
public protocol AppIntentsPackage {
  /// The other packages.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// No other packages.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// The app's extension that runs intents. On Linux the control extension does.
public protocol AppIntentsExtension {
  /// Makes the extension.
  init()
}
