/// What is to be known of a change; ignored here.
public struct Transaction {
  /// The course of the change.
  public var animation: Animation?
  /// Whether views change without a course of their own.
  public var disablesAnimations = false

  /// Makes a change without a course.
  public init() {}

  /// Makes a change along a course.
  public init(animation: Animation?) {
    self.animation = animation
  }
}
