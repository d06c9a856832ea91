internal import Bus
internal import ControlModel
internal import ControlProtocol

/// Where `add` and `configure` get a configuration from: the arguments, or a person.
@BusActor struct ConfigurationSource {
  /// The run of the command.
  let context: CommandContext
  /// The service.
  let center: ControlCenterClient
  /// The kind that is configured.
  let item: GalleryObject

  /// The configuration: the arguments' values over the present ones; without arguments, a person is
  /// asked where there is one and where the kind has parameters.
  func configuration(
    of assignments: [String], over present: Configuration = [:]
  ) async throws(CommandFailure) -> Configuration {
    let reader = ConfigurationReader(descriptor: item.descriptor, options: optionSource)
    let mayAsk = assignments.isEmpty && !item.descriptor.parameters.isEmpty
    if mayAsk, context.console.isInteractive, !context.wantsJSON, !context.isQuiet {
      return try await ConfigurationPrompt(context: context, reader: reader)
        .configuration(over: present)
    }
    return try await reader.configuration(of: assignments, over: present)
  }

  private var optionSource: ConfigurationReader.OptionSource {
    let (context, center, item) = (context, center, item)
    return {
      @BusActor (parameter: ParameterDescriptor, search: String, configuration: Configuration)
        async throws(CommandFailure) -> [ParameterOption] in
      try await context.call(awaiting: item.extensionName) { () throws(BusError) in
        try await center.options(
          kind: item.descriptor.kind, parameter: parameter.name, search: search,
          configuration: configuration)
      }
    }
  }
}
