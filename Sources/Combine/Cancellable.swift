/// Something that can be stopped before it ends by itself.
public protocol Cancellable {
  /// Stops it; further calls do nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps it alive in a set, until the set lets go of it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }

  /// Keeps it alive in a collection, until the collection lets go of it.
  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
}
