/// The namespace of what belongs to subscribers.
public enum Subscribers {
  /// Why a publisher ended.
  public enum Completion<Failure: Error> {
    /// It had no more to send.
    case finished
    /// It failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
