/// Cancels what it holds when it is released.
public final class AnyCancellable: Cancellable {
  private var work: (() -> Void)?

  /// Holds a closure to run at cancellation.
  public init(_ cancel: @escaping () -> Void) {
    work = cancel
  }

  /// Holds another cancellable.
  public init(_ other: some Cancellable) {
    work = other.cancel
  }

  /// Cancels once.
  public func cancel() {
    let work = work
    self.work = nil
    work?()
  }

  deinit {
    work?()
  }

  /// Keeps it alive in a set, until the set lets go of it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Keeps it alive in a collection, until the collection lets go of it.
  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable {
    collection.append(self)
  }
}

extension AnyCancellable: Hashable {
  /// Two are equal when they are one object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
