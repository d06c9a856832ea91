extension Publisher {
  /// Changes each value.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> Publishers.Transform<Self, Result> {
    Publishers.Transform(upstream: self) { transform }
  }

  /// Changes each value and drops those that become nil.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> Publishers.Transform<Self, Result> {
    Publishers.Transform(upstream: self) { transform }
  }

  /// Lets through the values that satisfy a condition.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Transform<Self, Output> {
    Publishers.Transform(upstream: self) { { isIncluded($0) ? $0 : nil } }
  }

  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Transform<Self, Output> {
    Publishers.Transform(upstream: self) {
      var remaining = count
      return { value in
        guard remaining > 0 else { return value }
        remaining -= 1
        return nil
      }
    }
  }

  /// Drops a value that is the same as the one before, by the author's comparison.
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> Publishers.Transform<Self, Output> {
    Publishers.Transform(upstream: self) {
      var last: Output?
      return { value in
        if let last, isSame(last, value) { return nil }
        last = value
        return value
      }
    }
  }

  /// Runs a closure for each value on its way.
  public func handleEvents(
    receiveOutput: @escaping (Output) -> Void
  ) -> Publishers.Transform<Self, Output> {
    map { value in
      receiveOutput(value)
      return value
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops a value that equals the one before.
  public func removeDuplicates() -> Publishers.Transform<Self, Output> {
    removeDuplicates(by: ==)
  }
}
