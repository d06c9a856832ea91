/// A property of a class that tells before it changes.
@propertyWrapper public struct Published<Value> {
  private var box: Box

  /// Makes a property with its first value.
  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// Makes a property with its first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Never used: in a class the compiler prefers the static subscript.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.change(to: newValue) }
  }

  /// Reads the value, or tells and then changes it; called by the compiler.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.change(to: newValue) }
  }

  /// The publisher of the property: the current value first, then each new value before it is
  /// stored.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set { box = newValue.box }
  }
}

extension Published: PublishedProperty {
  var storage: any PublishedStorage { box }
}
