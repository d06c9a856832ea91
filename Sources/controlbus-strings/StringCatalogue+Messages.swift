extension StringCatalogue {
  /// Every language with its texts, by key.
  func messages(table: String?) -> [String: [Message]] {
    var messages: [String: [Message]] = [:]
    for (key, entry) in strings where entry.shouldTranslate != false && !key.isEmpty {
      for (language, localization) in entry.localizations ?? [:] {
        guard let translation = localization.translation else { continue }
        messages[language, default: []].append(
          Message(context: table, key: key, comment: entry.comment, translation: translation))
      }
    }
    return messages
  }
}

extension StringCatalogue.Localization {
  /// What gettext can say of it; nil when it is not translated.
  var translation: Message.Translation? {
    if let plural = variations?["plural"] { return Self.plural(plural) }
    // Controls run on computers, so the variation for those wins.
    if let devices = variations?["device"] {
      return (devices["mac"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value)?
        .translation
    }
    guard let unit = stringUnit, unit.state != "new" else { return nil }
    guard let substitutions, !substitutions.isEmpty else { return .text(unit.value) }
    return Self.expanded(unit.value, substitutions)
  }

  private var text: String? {
    switch translation {
    case .text(let text): text
    case .plural(let forms): forms["other"]
    case nil: nil
    }
  }

  private static func plural(_ forms: [String: StringCatalogue.Localization]) -> Message
    .Translation?
  {
    let texts = forms.compactMapValues(\.text)
    return texts.isEmpty ? nil : .plural(texts)
  }

  /// gettext has one number that decides, the first: its substitution gives the forms, and every
  /// other one takes its `other`.
  private static func expanded(
    _ text: String, _ substitutions: [String: StringCatalogue.Substitution]
  ) -> Message.Translation? {
    let ordered = substitutions.sorted {
      ($0.value.argNum ?? .max, $0.key) < ($1.value.argNum ?? .max, $1.key)
    }
    guard let first = ordered.first else { return .text(text) }
    var base = text
    for (name, substitution) in ordered.dropFirst() {
      base = substitution.insert("other", as: name, into: base)
    }
    let categories = first.value.variations["plural"].map { Array($0.keys) } ?? ["other"]
    let forms = categories.map { ($0, first.value.insert($0, as: first.key, into: base)) }
    return .plural(Dictionary(uniqueKeysWithValues: forms))
  }
}

extension StringCatalogue.Substitution {
  /// The text with this part in place, in the form of a category.
  fileprivate func insert(_ category: String, as name: String, into text: String) -> String {
    let forms = variations["plural"] ?? [:]
    guard case .text(let form) = (forms[category] ?? forms["other"])?.translation else {
      return text
    }
    let specifier = formatSpecifier ?? "lld"
    let argument = argNum.map { "%\($0)$\(specifier)" } ?? "%\(specifier)"
    return text.replacing("%#@\(name)@", with: form.replacing("%arg", with: argument))
  }
}
