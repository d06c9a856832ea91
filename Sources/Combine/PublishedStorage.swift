/// The part of a published property's storage that does not depend on its value's type.
protocol PublishedStorage: AnyObject {
  /// What is told before the property changes, once somebody asked for it.
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A property wrapper found by reflection.
protocol PublishedProperty {
  /// Where its value lives; copies of the wrapper share it.
  var storage: any PublishedStorage { get }
}
