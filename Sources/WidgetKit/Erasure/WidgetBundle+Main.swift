extension WidgetBundle {
  /// The extension's program: serves the bundle's controls on the session bus, or does what its
  /// arguments say (`manifest`, `install` …). Never returns.
  @MainActor @preconcurrency
  public static func main() {
    ExtensionMain.run(Self.self) { Self().body._collect(into: &$0) }
  }
}

extension ControlWidget {
  /// The program of an extension that is a single control. Never returns.
  @MainActor @preconcurrency
  public static func main() {
    ExtensionMain.run(Self.self) { $0.add(Self.self) }
  }
}

extension Widget {
  /// The program of an extension that is a single widget, which is not shown here. Never returns.
  @MainActor @preconcurrency
  public static func main() {
    ExtensionMain.run(Self.self) { Self()._collect(into: &$0) }
  }
}
