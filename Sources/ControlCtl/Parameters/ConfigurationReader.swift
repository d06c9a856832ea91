internal import ControlModel

/// Turns `NAME=VALUE` arguments into a configuration of a kind.
struct ConfigurationReader {
  /// Asks for the choices of a parameter, given its search text and the values read so far.
  typealias OptionSource =
    @Sendable (
      _ parameter: ParameterDescriptor, _ search: String, _ configuration: Configuration
    ) async throws(CommandFailure) -> [ParameterOption]

  /// The kind whose parameters they are.
  let descriptor: KindDescriptor
  /// Where the choices come from.
  let options: OptionSource

  /// Reads the arguments in the order of the kind's parameters, since the choices of one may depend
  /// on the values of those before it.
  ///
  /// - Parameters:
  ///   - arguments: the arguments, a list's name possibly several times.
  ///   - present: the values to start from.
  func configuration(
    of arguments: [String], over present: Configuration = [:]
  ) async throws(CommandFailure) -> Configuration {
    let texts = try texts(of: arguments)
    var result = present
    for parameter in descriptor.parameters {
      guard let values = texts[parameter.name] else { continue }
      result.values[parameter.name] = try await value(of: values, for: parameter, in: result)
    }
    return result
  }

  /// Reads what was typed for one parameter.
  func value(
    of texts: [String], for parameter: ParameterDescriptor, in configuration: Configuration
  ) async throws(CommandFailure) -> PlainValue {
    var choices: [ParameterOption] = []
    if parameter.hasOptions {
      let search = parameter.isSearchable && texts.count == 1 && !parameter.isList ? texts[0] : ""
      choices = try await options(parameter, "", configuration)
      if !search.isEmpty { choices += try await options(parameter, search, configuration) }
    }
    let reader = ParameterReader(parameter: parameter, options: choices.withoutRepetition)
    do { return try reader.value(of: texts) } catch { throw .parameter(error) }
  }

  private func texts(of arguments: [String]) throws(CommandFailure) -> [String: [String]] {
    var texts: [String: [String]] = [:]
    do {
      for argument in arguments {
        let assignment = try Assignment(argument)
        try check(assignment.name)
        texts[assignment.name, default: []].append(assignment.text)
      }
    } catch {
      throw .parameter(error)
    }
    return texts
  }

  /// Checks that the kind has a parameter of this name.
  func check(_ name: String) throws(ParameterProblem) {
    let names = descriptor.parameters.map(\.name)
    if names.isEmpty { throw .notConfigurable(kind: descriptor.kind) }
    guard !names.contains(name) else { return }
    throw .unknown(name, suggestions: Suggestions.nearest(to: name, among: names))
  }
}

extension [ParameterOption] {
  /// The choices, each value once: a search finds some again that stand in the full list too.
  fileprivate var withoutRepetition: [ParameterOption] {
    var seen = Set<PlainValue>()
    return filter { seen.insert($0.value).inserted }
  }
}
