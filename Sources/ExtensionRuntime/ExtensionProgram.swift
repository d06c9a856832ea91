import Bus
public import ControlModel
import Foundation
internal import ProgramText

/// An extension's whole program: what `main()` of a bundle hands over to.
public struct ExtensionProgram: Sendable {
  /// Who the extension is.
  public var identity: ExtensionIdentity
  /// The kinds that it serves, in the author's order.
  public var kinds: [Kind]
  /// Entries of the bundle that are not served, each with its reason: widgets that are no controls,
  /// kinds that were rejected.
  public var problems: [KindDescriptor]
  /// How long after its last call an activated extension leaves, where the host keeps no line.
  package var idleLimit: Duration = .seconds(30)

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
  ///
  /// - Parameter arguments: what follows the program's name.
  public func run(arguments: [String]) -> Never {
    do {
      let command = try ExtensionCommand(arguments)
      if command == .serve { EventLoop.blockSignals(ExtensionService.terminationSignals) }
      Task { exit(await self.status(of: command)) }
    } catch {
      Console.complain("\(error)\n\n\(help.usage.dropLast())")
      exit(2)
    }
    RunLoop.main.run()
    dispatchMain()
  }

  private var help: ProgramHelp { ExtensionCommand.help(program: Console.programName) }

  /// Carries a command out and tells the status to exit with.
  private func status(of command: ExtensionCommand) async -> Int32 {
    do {
      guard let name = BusName(identity.identifier) else {
        throw IdentityFailure(identifier: identity.identifier)
      }
      switch command {
      case .serve: return await serve(as: name)
      case .manifest: print(try manifestText(), terminator: "")
      case .describe: print(summary)
      case .install(let place): try await install(in: place)
      case .uninstall(let place): try await uninstall(from: place)
      case .help: print(help.usage, terminator: "")
      case .manual: print(help.manualPage, terminator: "")
      }
      return 0
    } catch {
      Console.complain("\(error)")
      return 1
    }
  }

  /// Serves until the extension leaves, which ends the process; returns when it cannot serve.
  private func serve(as name: BusName) async -> Int32 {
    EventLoop.shared.startThread()
    do {
      try await ExtensionService(program: self, name: name).run()
    } catch {
      RuntimeLog.write("The extension cannot serve: \(error.message)", priority: .error)
    }
    return 1
  }

  /// The author's identifier is no name that a bus knows.
  private struct IdentityFailure: Error, CustomStringConvertible {
    let identifier: String

    var description: String {
      "the identifier \(identifier.debugDescription) is no D-Bus name: it needs two or more parts "
        + "of letters, digits, “_” and “-”, with “.” between them"
    }
  }
}
