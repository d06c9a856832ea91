/// Declares a property beside its getter and, if it can be set, its setter.
///
/// Both are called on ``BusActor``. The getter is called for every `Get`, `GetAll` and
/// `GetManagedObjects`, so it has to be cheap; for a change signal it is called when the signal is
/// sent.
public struct Property<Object> {
  let member: Member<Object>

  /// A property.
  ///
  /// - Parameters:
  ///   - name: The name on the bus.
  ///   - emits: How it tells of changes. sd-bus sends nothing by itself:
  ///     ``Connection/emitPropertiesChanged(at:interface:properties:)`` does.
  ///   - get: The value.
  ///   - set: Takes a new value, or throws what the caller gets as error; nil if it is read-only.
  public init<Value: BusValue>(
    _ name: MemberName, emits: PropertyEmission = .change,
    get: @escaping @BusActor (Object) throws -> Value,
    set: (@BusActor (Object, Value) throws -> Void)? = nil
  ) {
    precondition(set == nil || emits != .constant, "A constant property cannot be set")
    member = Member(
      name: name, argumentNames: [],
      kind: .property(
        type: Value.signature, emits: emits, get: Self.getter(get), set: set.map(Self.setter)))
  }

  private static func getter<Value: BusValue>(
    _ get: @escaping @BusActor (Object) throws -> Value
  ) -> Member<Object>.Getter {
    { (object: Object, writer: borrowing MessageWriter) throws(BusError) in
      let value: Value
      do { value = try get(object) } catch { throw .wrapping(error) }
      try value.append(to: writer)
    }
  }

  private static func setter<Value: BusValue>(
    _ set: @escaping @BusActor (Object, Value) throws -> Void
  ) -> Member<Object>.Setter {
    { (object: Object, reader: borrowing MessageReader) throws(BusError) in
      let value = try Value(from: reader)
      do { try set(object, value) } catch { throw .wrapping(error) }
    }
  }
}
