internal import ControlModel
internal import ExtensionRuntime
internal import Foundation
internal import FoundationGap
internal import SwiftUI

/// What `main()` of a bundle, or of a control that is the whole program, does.
@MainActor
enum ExtensionMain {
  /// Collects the kinds that `list` names and serves them; never returns.
  ///
  /// - Parameters:
  ///   - type: the type that may carry the facts of the extension.
  ///   - list: fills the collection.
  static func run(_ type: Any.Type, list: (inout _WidgetCollection) -> Void) -> Never {
    let executable = URL(filePath: CommandLine.arguments.first ?? "extension").lastPathComponent
    let identity = ExtensionIdentity(of: type, executable: executable)
    GettextCatalogue.use(domain: identity.gettextDomain)
    RunningExtension.appGroups = identity.appGroups
    let collector = collect(list, name: identity.name)
    RunningExtension.kinds = collector.facts
    let program = ExtensionProgram(
      identity: identity, kinds: collector.kinds, problems: collector.problems)
    program.run(arguments: Array(CommandLine.arguments.dropFirst()))
  }

  private static func collect(
    _ list: (inout _WidgetCollection) -> Void, name: String
  ) -> KindCollector {
    var collector = KindCollector(extensionName: name, guarding: TrapGuard())
    Restart.onTrap {
      var collection = _WidgetCollection()
      list(&collection)
      collector.collect(collection)
    }
    return collector
  }
}
