internal import Foundation

/// Keeps a control whose body traps from taking the others with it.
///
/// While kinds are collected, and before the program takes its bus name, a trap makes the program start
/// itself again, told by an environment variable which controls to leave out.
@MainActor
struct TrapGuard {
  private static let variable = "CONTROLBUS_TRAPPED"

  /// The places in the bundle's list of the controls that have trapped.
  let trapped: Set<Int>

  /// Reads what an earlier start found; nothing that the program starts shall see it.
  init() {
    let found = ProcessInfo.processInfo.environment[Self.variable] ?? ""
    self.init(trapped: Set(found.split(separator: ",").compactMap { Int($0) }))
    unsetenv(Self.variable)
  }

  /// A guard that knows of these traps.
  init(trapped: Set<Int>) {
    self.trapped = trapped
  }

  /// From now on a trap is laid to the control at this place.
  func enter(_ index: Int) {
    let places = trapped.union([index]).sorted().map(String.init).joined(separator: ",")
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    Restart.prepare(environment: environment + ["\(Self.variable)=\(places)"])
  }
}
