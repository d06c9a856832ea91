package import ControlModel

/// Choices under one title, for code that does not know their type.
package struct ChoiceSection: Sendable {
  /// The title; nil without one.
  package let title: LocalizedStringResource?
  /// The choices.
  package let choices: [_Choice]

  package init(title: LocalizedStringResource? = nil, choices: [_Choice]) {
    self.title = title
    self.choices = choices
  }

  init<Value>(_ section: IntentItemSection<Value>) {
    title = section.title
    choices = section.items.compactMap { item in
      item.value._plainForm.map { _Choice(value: $0.value, display: item.representation) }
    }
  }

  /// The choices with their texts in the user's language.
  package func options(iconName: (String) -> String) -> [ParameterOption] {
    let section = title.map { String(localized: $0) } ?? ""
    return choices.map { choice in
      ParameterOption(
        value: choice.value, title: String(localized: choice.display.title),
        subtitle: choice.display.subtitle.map { String(localized: $0) } ?? "",
        iconName: choice.display.image.map { iconName($0.name) } ?? "", section: section)
    }
  }
}
