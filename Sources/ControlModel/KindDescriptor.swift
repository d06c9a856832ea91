/// What an extension says of one kind that it offers.
public struct KindDescriptor: Hashable, Sendable {
  /// The persistent name, reverse-DNS by custom.
  public var kind: String
  /// The sort of control that copies of the kind are.
  public var controlType: ControlType
  /// The name shown in the gallery.
  public var displayName: String
  /// What the control is for.
  public var description: String
  /// What a copy looks like in the gallery; nil where no preview can be made.
  public var preview: Snapshot?
  /// The parameters of its configuration, in declaration order.
  public var parameters: [ParameterDescriptor]
  /// Whether a panel should open the form as soon as a copy is added.
  public var promptsForConfiguration: Bool
  /// Whether its provider reports changes by itself.
  public var isLive: Bool
  /// Why the extension does not serve the kind; nil for one that is served.
  public var problem: String?

  /// Makes a descriptor; what is not given is empty.
  public init(
    kind: String, controlType: ControlType, displayName: String = "", description: String = "",
    preview: Snapshot? = nil, parameters: [ParameterDescriptor] = [],
    promptsForConfiguration: Bool = false, isLive: Bool = false, problem: String? = nil
  ) {
    self.kind = kind
    self.controlType = controlType
    self.displayName = displayName
    self.description = description
    self.preview = preview
    self.parameters = parameters
    self.promptsForConfiguration = promptsForConfiguration
    self.isLive = isLive
    self.problem = problem
  }

  /// Whether copies can only be used once somebody has given values: a required parameter has no
  /// default. Such a kind is never placed by itself.
  public var needsConfiguration: Bool {
    parameters.contains { $0.isRequired && $0.defaultValue == nil }
  }
}
