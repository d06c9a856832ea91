/// A property of a view that follows something outside. Labels are read once, so nothing follows here.
public protocol DynamicProperty {
  /// Called by nobody here.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

extension AppStorage: DynamicProperty {}
extension Binding: DynamicProperty {}
