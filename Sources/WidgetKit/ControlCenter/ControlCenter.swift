/// The controls that the user has placed.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  public func currentControls() async throws -> [ControlInfo] { [] }
  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
}
