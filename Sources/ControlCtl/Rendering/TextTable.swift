/// A table with aligned columns, two spaces apart.
struct TextTable: Sendable {
  /// The column headings; none for a table without a heading line.
  var headings: [String]
  /// The rows, each as long as the headings.
  var rows: [[TextCell]]

  /// The lines of the table. A column that is empty in every row is left out.
  ///
  /// - Parameters:
  ///   - colored: whether escape sequences are wanted.
  ///   - columns: the terminal's width, to which the last column is shortened; nil for no limit.
  func lines(colored: Bool, columns: Int?) -> [String] {
    let count = max(headings.count, rows.map(\.count).max() ?? 0)
    let shown = (0..<count).filter { column in
      rows.contains { column < $0.count && !$0[column].text.isEmpty }
    }
    let heading = headings.map { TextCell($0, .bold) }
    let all = (headings.isEmpty ? [] : [heading]) + rows
    let cells = all.map { row in shown.map { $0 < row.count ? row[$0] : "" } }
    let widths = shown.indices.map { column in
      cells.map { DisplayWidth.of($0[column].text) }.max() ?? 0
    }
    return cells.map { Self.line($0, widths: widths, colored: colored, columns: columns) }
  }

  private static func line(
    _ cells: [TextCell], widths: [Int], colored: Bool, columns: Int?
  ) -> String {
    var line = ""
    var position = 0
    for (index, cell) in cells.enumerated() {
      let isLast = cells[(index + 1)...].allSatisfy(\.text.isEmpty)
      let room = columns.map { max(1, $0 - position) }
      let text = isLast ? shortened(cell.text, to: room) : cell.text
      line += cell.style.apply(to: text, colored: colored)
      if isLast { break }
      line += String(repeating: " ", count: widths[index] - DisplayWidth.of(cell.text) + 2)
      position += widths[index] + 2
    }
    return line
  }

  private static func shortened(_ text: String, to room: Int?) -> String {
    guard let room, DisplayWidth.of(text) > room else { return text }
    var result = ""
    var width = 1
    for character in text {
      width += DisplayWidth.of(character)
      if width > room { break }
      result.append(character)
    }
    return result + "…"
  }
}
