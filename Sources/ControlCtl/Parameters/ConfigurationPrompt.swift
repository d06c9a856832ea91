internal import Bus
internal import ControlModel

/// Asks a person for the values of a kind's parameters, one after the other.
@BusActor struct ConfigurationPrompt {
  /// The run of the command.
  let context: CommandContext
  /// Reads and checks what is typed.
  let reader: ConfigurationReader

  /// Asks for every parameter. An empty line leaves a parameter as it is; a value that does not fit
  /// is asked for again; the end of the input (Ctrl-D) takes everything back.
  ///
  /// - Parameter present: the values so far, shown in brackets.
  func configuration(
    over present: Configuration = [:]
  ) async throws(CommandFailure) -> Configuration {
    var result = present
    for parameter in reader.descriptor.parameters {
      let choices = try await showChoices(of: parameter, in: result)
      try await ask(for: parameter, choices: choices, in: &result)
    }
    return result
  }

  /// Asks until the answer fits.
  private func ask(
    for parameter: ParameterDescriptor, choices: [ParameterOption],
    in configuration: inout Configuration
  ) async throws(CommandFailure) {
    let prompt = question(parameter, configuration.values[parameter.name])
    while true {
      let answer = context.console.ask(prompt)
      context.deadline?.restart()
      guard let answer else { throw .unanswered }
      let present = configuration.values[parameter.name] ?? parameter.defaultValue
      if answer.isEmpty, present != nil || !parameter.isRequired { return }
      do throws(CommandFailure) {
        let text = resolved(answer, parameter, choices)
        configuration.values[parameter.name] = try await reader.value(
          of: [text], for: parameter, in: configuration)
        return
      } catch {
        guard case .parameter(let problem) = error else { throw error }
        context.console.report(problem.text)
      }
    }
  }

  private func showChoices(
    of parameter: ParameterDescriptor, in configuration: Configuration
  ) async throws(CommandFailure) -> [ParameterOption] {
    guard parameter.hasOptions else { return [] }
    let choices = try await reader.options(parameter, "", configuration)
    for (index, choice) in choices.enumerated() {
      let subtitle = choice.subtitle.isEmpty ? "" : " – " + choice.subtitle
      context.console.print("  \(index + 1)) \((choice.title + subtitle).onOneLine)")
    }
    return choices
  }

  /// What was typed, with the choices in the place of their numbers.
  private func resolved(
    _ answer: String, _ parameter: ParameterDescriptor, _ choices: [ParameterOption]
  ) -> String {
    guard parameter.isList else { return numbered(answer, choices) ?? answer }
    let elements = ParameterReader.elements(of: answer).map { element in
      PlainValue.string(numbered(element.trimmed, choices) ?? element)
    }
    return PlainValue.list(elements).plainText
  }

  /// The choice whose number was typed, where no choice has that number for its id or title.
  private func numbered(_ answer: String, _ choices: [ParameterOption]) -> String? {
    guard let number = Int(answer), choices.indices.contains(number - 1) else { return nil }
    let isName = choices.contains { $0.value.plainText == answer || $0.title == answer }
    return isName ? nil : choices[number - 1].value.plainText
  }

  private func question(_ parameter: ParameterDescriptor, _ present: PlainValue?) -> String {
    let title = parameter.title.isEmpty ? parameter.name : parameter.title
    var hints: [String] = []
    if let range = parameter.range {
      hints.append("\(NumberText.of(range.lowerBound))–\(NumberText.of(range.upperBound))")
    }
    if parameter.type == .boolean { hints.append("yes or no") }
    if parameter.isList { hints.append("several with commas") }
    let hint = hints.isEmpty ? "" : " (\(hints.joined(separator: ", ")))"
    let value = (present ?? parameter.defaultValue).map { " [\($0.plainText)]" } ?? ""
    return (title + hint + value).onOneLine + ": "
  }
}
