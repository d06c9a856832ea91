/// Finds entities by a text that the user types.
public protocol EntityStringQuery<Entity>: EntityQuery {
  /// The entities that match the text.
  func entities(matching string: String) async throws -> Result
}
