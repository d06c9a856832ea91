public import Bus
public import ControlModel

extension ControlAction {
  /// The arguments `action` and `value` of `Perform`; a press has no value and sends false.
  public var arguments: (action: String, value: Variant) {
    switch self {
    case .set(let value): ("set", .boolean(value))
    case .press: ("press", .boolean(false))
    }
  }

  /// Reads the arguments of `Perform`; an unknown action or a value of another type than `b` for
  /// `set` is `InvalidArgs`.
  public init(action: String, value: Variant) throws(BusError) {
    switch (action, value) {
    case ("set", .boolean(let target)): self = .set(target)
    case ("set", _): throw .invalidArguments("The value of “set” must be a boolean")
    case ("press", _): self = .press
    default: throw .invalidArguments("There is no action “\(action)”")
    }
  }
}
