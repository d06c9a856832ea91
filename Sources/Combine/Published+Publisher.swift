extension Published {
  /// The publisher of a published property.
  public struct Publisher: Combine.Publisher {
    /// The property's values.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never

    let box: Box

    /// Connects a subscriber and sends it the current value.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      box.subscribers.add(subscriber, first: box.value)
    }

    /// Takes every value of another publisher into the property.
    func assign(from source: some Combine.Publisher<Value, Never>) {
      let box = box
      box.assignments.append(source.sink { [weak box] in box?.change(to: $0) })
    }
  }
}
