public import ControlModel

/// An extension's whole program: what `main()` of a bundle hands over to.
public struct ExtensionProgram: Sendable {
  /// Who the extension is.
  public var identity: ExtensionIdentity
  /// The kinds that it serves, in the author's order.
  public var kinds: [Kind]
  /// Entries of the bundle that are not served, each with its reason: widgets that are no controls,
  /// kinds that were rejected.
  public var problems: [KindDescriptor]

  /// Makes a program of what a façade collected.
  public init(identity: ExtensionIdentity, kinds: [Kind], problems: [KindDescriptor] = []) {
    self.identity = identity
    self.kinds = kinds
    self.problems = problems
  }

  /// Runs the program: `manifest`, `install`, `uninstall`, `describe`, or with no arguments serving.
  ///
  /// Called on the main thread before anything else runs; never returns. The event loop gets a
  /// thread of its own and the main thread runs `RunLoop.main`, so that `@MainActor` code runs there
  /// and its timers fire.
  public func run(arguments: [String]) -> Never {
    fatalError("replaced by the runtime's own implementation")
  }
}
