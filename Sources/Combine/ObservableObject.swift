/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// What tells it.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before one of the object's published properties changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The one publisher of all the object's `@Published` properties, inherited ones included.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    // Any property may hold it: a subclass may have been asked before a base class was.
    let publisher =
      properties.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for property in properties { property.objectWillChange = publisher }
    return publisher
  }

  private var publishedProperties: [any PublishedStorage] {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .flatMap(\.children)
      .compactMap { ($0.value as? any PublishedProperty)?.storage }
  }
}
