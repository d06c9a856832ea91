/// The known names that somebody may have meant who wrote an unknown one.
enum Suggestions {
  /// The nearest names, nearest first, at most three; none when nothing is near.
  ///
  /// Near means one slip in three letters, and two in a short word. A beginning counts as near too, and
  /// so does a word within a name: `mode`, and `fcous`, of `focus-mode`.
  static func nearest(to text: String, among names: [String]) -> [String] {
    let ranked = names.compactMap { name in rank(of: name, for: text).map { ($0, name) } }
    var seen = Set<String>()
    return ranked.sorted { $0 < $1 }
      .map(\.1).filter { seen.insert($0).inserted }.prefix(3).map { $0 }
  }

  /// How far a name is from the text; nil when it is not near.
  private static func rank(of name: String, for text: String) -> Int? {
    let limit = max(min(2, text.count - 1), text.count / 3)
    let distance = EditDistance.between(text, name)
    if distance <= limit { return distance }
    guard text.count >= 2 else { return nil }
    if name.lowercased().hasPrefix(text.lowercased()) { return limit + 1 }
    let nearest = words(of: name).map { EditDistance.between(text, $0) }.min() ?? .max
    return nearest <= limit && nearest < text.count / 2 ? limit + 2 + nearest : nil
  }

  /// The words of a name's last component, which alone tells the names of one extension apart.
  private static func words(of name: String) -> [String] {
    let last = name.split(separator: ".").last ?? ""
    let words = last.split { !$0.isLetter && !$0.isNumber }
    return words.count > 1 ? words.map(String.init) : []
  }

  /// The end of a message that offers the names; empty without any.
  static func question(_ names: [String]) -> String {
    guard let last = names.last else { return "" }
    let others = names.dropLast()
    let list = others.isEmpty ? last : others.joined(separator: ", ") + " or " + last
    return "; did you mean \(list)?"
  }
}
