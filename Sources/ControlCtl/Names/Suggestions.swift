/// The known names that somebody may have meant who wrote an unknown one.
enum Suggestions {
  /// The nearest names, nearest first, at most three; none when nothing is near.
  ///
  /// Near means one slip in three letters, and two in a short word; a beginning counts as near too.
  static func nearest(to text: String, among names: [String]) -> [String] {
    let limit = max(min(2, text.count - 1), text.count / 3)
    let ranked = names.compactMap { name -> (distance: Int, name: String)? in
      let distance = EditDistance.between(text, name)
      if distance <= limit { return (distance, name) }
      let isBeginning = text.count >= 2 && name.lowercased().hasPrefix(text.lowercased())
      return isBeginning ? (limit + 1, name) : nil
    }
    var seen = Set<String>()
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .map(\.name).filter { seen.insert($0).inserted }.prefix(3).map { $0 }
  }

  /// The end of a message that offers the names; empty without any.
  static func question(_ names: [String]) -> String {
    guard let last = names.last else { return "" }
    let others = names.dropLast()
    let list = others.isEmpty ? last : others.joined(separator: ", ") + " or " + last
    return "; did you mean \(list)?"
  }
}
