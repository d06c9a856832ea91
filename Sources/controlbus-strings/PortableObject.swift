/// A gettext catalogue in its text form (`.po`).
struct PortableObject {
  let language: String
  let messages: [Message]

  var text: String {
    let rule = PluralRule.of(language)
    let header = """
      msgid ""
      msgstr ""
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      "Language: \(language)\\n"
      "Plural-Forms: \(rule.header)\\n"

      """
    let ordered = messages.sorted { $0.identity.lexicographicallyPrecedes($1.identity) }
    return header + ordered.map { "\n" + entry($0, rule) }.joined()
  }

  private func entry(_ message: Message, _ rule: PluralRule) -> String {
    var lines = (message.comment ?? "").split(whereSeparator: \.isNewline).map { "#. \($0)" }
    if let context = message.context { lines.append("msgctxt \(Self.quoted(context))") }
    lines.append("msgid \(Self.quoted(message.key))")
    switch message.translation {
    case .text(let text): lines.append("msgstr \(Self.quoted(text))")
    case .plural(let texts):
      // The key serves for every number, as the lookup asks for it.
      lines.append("msgid_plural \(Self.quoted(message.key))")
      lines += rule.forms(of: texts).enumerated().map {
        "msgstr[\($0.offset)] \(Self.quoted($0.element))"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": quoted += "\\\\"
      case "\"": quoted += "\\\""
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\u{1}"..<" ", "\u{7F}":
        let octal = String(scalar.value, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }
}
