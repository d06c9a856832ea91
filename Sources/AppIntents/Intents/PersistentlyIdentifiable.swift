/// A type that has a name which outlives its declaration's place.
public protocol PersistentlyIdentifiable {
  /// The name; the type's own name unless the author gives another. Not used on Linux: a control is
  /// identified by its kind.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's own name.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A type whose instances may hold ``AppDependency`` properties.
public protocol _SupportsAppDependencies {}
