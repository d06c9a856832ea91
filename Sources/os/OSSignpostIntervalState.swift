/// An interval that has begun.
public struct OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
}
