internal import Synchronization

/// The icons of a desktop's theme that stand for SF Symbols.
///
/// Every target is a `-symbolic` icon that both Adwaita and Breeze have.
package enum SymbolTable {
  /// The icon for a symbol that neither the table nor its rules know.
  package static let fallback = "system-run-symbolic"

  /// Icon names, without `-symbolic`, by symbol.
  static let icons: [String: String] =
    [media, communication, documents, actions, devices].reduce(into: [:]) { all, part in
      all.merge(part) { first, _ in first }
    }

  /// Every icon that the table or its fallback can answer.
  package static var targets: Set<String> {
    Set(icons.values.map { $0 + "-symbolic" }).union([fallback])
  }

  /// How many symbols the table names; their variants come on top.
  package static var count: Int { icons.count }

  /// The freedesktop icon name that stands for a symbol.
  ///
  /// 1. An icon's name (it has a dash or a slash, which no symbol has) is passed through.
  /// 2. The symbol itself, when the table has it.
  /// 3. Without its badge: `mic.badge.plus` is `mic`.
  /// 4. Without its last variant (`fill`, `circle`, `square`, `slash` …), again and again:
  ///    `play.circle.fill` is `play.circle` is `play`.
  /// 5. Without its last part, again and again: `lightbulb.led.wide` is `lightbulb`.
  /// 6. ``fallback``; of an empty name, nothing.
  package static func iconName(forSymbol symbol: String) -> String {
    if let found = found.withLock({ $0[symbol] }) { return found }
    let icon = findIconName(forSymbol: symbol)
    found.withLock { found in
      if found.count >= capacity { found.removeAll() }
      found[symbol] = icon
    }
    return icon
  }

  /// The answers given so far: every evaluation asks again for the few symbols of its control.
  private static let found = Mutex<[String: String]>([:])
  private static let capacity = 256

  private static func findIconName(forSymbol symbol: String) -> String {
    if symbol.isEmpty || symbol.contains("-") || symbol.contains("/") { return symbol }
    let parts = symbol.split(separator: ".").map(String.init)
    let candidates = [parts, unbadged(parts)].flatMap { [$0] + withoutVariants($0) }
    let known = (candidates + shortened(unbadged(parts))).lazy.compactMap { parts in
      icons[parts.joined(separator: ".")]
    }
    return known.first.map { $0 + "-symbolic" } ?? fallback
  }

  private static let variants: Set<String> = [
    "fill", "circle", "square", "rectangle", "slash", "rtl", "ar", "he", "inverse", "app",
  ]

  private static func unbadged(_ parts: [String]) -> [String] {
    // `.fill` may follow the badge: `bell.badge.fill` is a filled bell.
    guard let badge = parts.firstIndex(of: "badge"), badge > 0 else { return parts }
    return Array(parts[..<badge])
  }

  /// The name with ever more of its variants gone, from the end: first those after which a more
  /// telling one may remain (`bell.slash.fill` is `bell.slash`).
  private static func withoutVariants(_ parts: [String]) -> [[String]] {
    var shorter: [[String]] = []
    var rest = parts
    while rest.count > 1, let last = rest.lastIndex(where: variants.contains), last > 0 {
      rest.remove(at: last)
      shorter.append(rest)
    }
    return shorter
  }

  private static func shortened(_ parts: [String]) -> [[String]] {
    (1..<max(parts.count, 1)).reversed().map { Array(parts.prefix($0)) }
  }
}
