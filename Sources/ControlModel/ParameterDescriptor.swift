/// What a panel needs to build the form for one parameter of a configurable kind.
public struct ParameterDescriptor: Hashable, Sendable {
  /// The name by which a configuration refers to the parameter.
  public var name: String
  /// The title shown beside the field.
  public var title: String
  /// A longer explanation; empty where the author gave none.
  public var description: String
  /// What sort of value the parameter takes.
  public var type: ParameterType
  /// Whether it takes a list of such values.
  public var isList: Bool
  /// Whether the control is `unconfigured` without a value.
  public var isRequired: Bool
  /// The value of a parameter that a configuration leaves out; nil where there is none.
  public var defaultValue: PlainValue?
  /// The smallest and the largest number allowed; nil where any is.
  public var range: ClosedRange<Double>?
  /// The parameter's choices are to be asked for, with a search text where `isSearchable`.
  public var hasOptions: Bool
  /// The choices can be narrowed by a search text.
  public var isSearchable: Bool
  /// The names of the parameters that the choices depend on.
  public var dependencies: [String]

  /// Makes a descriptor; what is not given is absent.
  public init(
    name: String, title: String = "", description: String = "", type: ParameterType,
    isList: Bool = false, isRequired: Bool = false, defaultValue: PlainValue? = nil,
    range: ClosedRange<Double>? = nil, hasOptions: Bool = false, isSearchable: Bool = false,
    dependencies: [String] = []
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.type = type
    self.isList = isList
    self.isRequired = isRequired
    self.defaultValue = defaultValue
    self.range = range
    self.hasOptions = hasOptions
    self.isSearchable = isSearchable
    self.dependencies = dependencies
  }
}
