extension Published {
  /// The value and those who are told; shared by all copies of the wrapper.
  final class Box: PublishedStorage {
    private(set) var value: Value
    var objectWillChange: ObservableObjectPublisher?
    let subscribers = SubscriberList<Value, Never>()
    /// Connections made by `assign(to:)`; they end with the property.
    var assignments: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
    }

    /// Tells first: subscribers still see the old value in the object, as on Apple's systems.
    func change(to newValue: Value) {
      objectWillChange?.send()
      subscribers.send(newValue, keeping: true)
      value = newValue
    }

    deinit {
      subscribers.finish(.finished)
    }
  }
}
