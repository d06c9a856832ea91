internal import ControlModel
internal import ControlProtocol

/// The tables that `gallery` shows.
enum GalleryTable {
  /// One row a kind.
  static func of(_ items: [GalleryObject]) -> TextTable {
    let rows = items.map { item -> [TextCell] in
      let descriptor = item.descriptor
      return [
        TextCell(descriptor.kind, .bold), TextCell(descriptor.displayName),
        TextCell(descriptor.controlType.rawValue),
        TextCell(descriptor.parameters.map(\.name).joined(separator: ", ")),
        TextCell(descriptor.description, .dim),
      ]
    }
    return TextTable(headings: ["KIND", "NAME", "TYPE", "PARAMETERS", "DESCRIPTION"], rows: rows)
  }

  /// A kind, a fact a line.
  static func details(of item: GalleryObject) -> TextTable {
    let descriptor = item.descriptor
    let facts: [(String, TextCell)] = [
      ("Name", TextCell(descriptor.displayName, .bold)), ("Kind", TextCell(descriptor.kind)),
      ("Type", TextCell(descriptor.controlType.rawValue)),
      ("Extension", TextCell(item.extensionName)),
      ("Description", TextCell(descriptor.description)),
    ]
    let rows = facts.filter { !$0.1.text.isEmpty }.map { [TextCell($0.0, .dim), $0.1] }
    return TextTable(headings: [], rows: rows)
  }

  /// The parameters of a kind, a row each.
  static func parameters(_ parameters: [ParameterDescriptor]) -> TextTable {
    let rows = parameters.map { parameter -> [TextCell] in
      [
        TextCell(parameter.name, .bold), TextCell(parameter.title), TextCell(type(of: parameter)),
        TextCell(parameter.defaultValue?.plainText ?? (parameter.isRequired ? "required" : "")),
        TextCell(parameter.description, .dim),
      ]
    }
    return TextTable(
      headings: ["PARAMETER", "TITLE", "TYPE", "DEFAULT", "DESCRIPTION"], rows: rows)
  }

  /// The choices of a parameter, a row each.
  static func options(_ options: [ParameterOption]) -> TextTable {
    let rows = options.map { option -> [TextCell] in
      [
        TextCell(option.value.plainText, .bold), TextCell(option.title),
        TextCell(option.subtitle, .dim), TextCell(option.section, .dim),
      ]
    }
    return TextTable(headings: ["VALUE", "TITLE", "SUBTITLE", "SECTION"], rows: rows)
  }

  private static func type(of parameter: ParameterDescriptor) -> String {
    var text = parameter.type.rawValue
    if let range = parameter.range {
      text += " \(NumberText.of(range.lowerBound))–\(NumberText.of(range.upperBound))"
    }
    if parameter.isList { text += ", list" }
    if parameter.hasOptions { text += parameter.isSearchable ? ", search" : ", choices" }
    return text
  }
}
