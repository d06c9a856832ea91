/// An order of entities.
public struct EntityQuerySort<Entity: AppEntity> {
  /// Which end comes first.
  public enum Ordering: Hashable, Sendable {
    /// The smallest.
    case ascending
    /// The largest.
    case descending
  }

  /// The property.
  public let by: PartialKeyPath<Entity>
  /// Which end comes first.
  public let order: Ordering

  /// Makes an order.
  public init(by: PartialKeyPath<Entity>, order: Ordering) {
    self.by = by
    self.order = order
  }
}
