/// A printf format as catalogues carry it, filled in with arguments whose types are checked.
///
/// A translation is data: a specifier that does not fit its argument shows the argument's plain
/// text, and one without an argument stays as it is; printf itself would read foreign memory.
package struct FormatString {
  private let format: String

  /// Takes a format as it is.
  package init(_ format: String) {
    self.format = format
  }

  /// The text with every conversion replaced by its argument.
  package func filled(with arguments: [FormatArgument]) -> String {
    var result = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      guard let conversion = FormatConversion(prefixOf: rest) else {
        result.append(rest.removeFirst())
        continue
      }
      rest.removeFirst(conversion.source.count)
      result += conversion.text(of: arguments, next: &next)
    }
    return result + rest
  }
}
