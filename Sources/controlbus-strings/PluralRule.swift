/// How a language chooses among plural forms, in gettext's words and in Unicode's.
struct PluralRule {
  /// gettext's expression; its value is an index into `categories`.
  let expression: String
  /// Unicode's categories in gettext's order.
  let categories: [String]

  /// The header line of a catalogue.
  var header: String { "nplurals=\(categories.count); plural=\(expression);" }

  /// The forms in gettext's order; a category that the author left out takes `other`, else any.
  func forms(of texts: [String: String]) -> [String] {
    let fallback = texts["other"] ?? texts["many"] ?? texts.min { $0.key < $1.key }?.value ?? ""
    return categories.map { texts[$0] ?? fallback }
  }

  /// The rule of a language; one that is not listed has the rule of English.
  static func of(_ language: String) -> PluralRule {
    let code = String(language.prefix { $0 != "_" && $0 != "@" })
    if language == "pt_PT" { return oneOther }
    return rules.first { $0.languages.contains(code) }?.rule ?? oneOther
  }

  private static let oneOther = PluralRule(
    expression: "(n != 1)", categories: ["one", "other"])

  private static let rules: [(languages: Set<String>, rule: PluralRule)] = [
    (
      ["ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "wo", "yo", "ig", "su"],
      PluralRule(expression: "0", categories: ["other"])
    ),
    (
      ["fr", "pt", "hy", "kab", "ff", "am", "bn", "fa", "gu", "hi", "kn", "zu", "mg", "pa", "ln"],
      PluralRule(expression: "(n > 1)", categories: ["one", "other"])
    ),
    (
      ["ru", "uk", "be"],
      PluralRule(
        expression:
          "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)",
        categories: ["one", "few", "many"])
    ),
    (
      ["sr", "hr", "bs", "sh"],
      PluralRule(
        expression:
          "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)",
        categories: ["one", "few", "other"])
    ),
    (
      ["pl"],
      PluralRule(
        expression: "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)",
        categories: ["one", "few", "many"])
    ),
    (
      ["cs", "sk"],
      PluralRule(
        expression: "(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)", categories: ["one", "few", "other"])
    ),
    (
      ["lt"],
      PluralRule(
        expression:
          "(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2)",
        categories: ["one", "few", "other"])
    ),
    (
      ["lv"],
      PluralRule(
        expression: "(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2)",
        categories: ["zero", "one", "other"])
    ),
    (
      ["ro", "mo"],
      PluralRule(
        expression: "(n==1 ? 0 : n==0 || n%100>=1 && n%100<=19 ? 1 : 2)",
        categories: ["one", "few", "other"])
    ),
    (
      ["sl"],
      PluralRule(
        expression: "(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3)",
        categories: ["one", "two", "few", "other"])
    ),
    (
      ["he"],
      PluralRule(expression: "(n==1 ? 0 : n==2 ? 1 : 2)", categories: ["one", "two", "other"])
    ),
    (
      ["ga"],
      PluralRule(
        expression: "(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4)",
        categories: ["one", "two", "few", "many", "other"])
    ),
    (
      ["cy"],
      PluralRule(
        expression: "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5)",
        categories: ["zero", "one", "two", "few", "many", "other"])
    ),
    (
      ["ar"],
      PluralRule(
        expression:
          "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)",
        categories: ["zero", "one", "two", "few", "many", "other"])
    ),
    (
      ["is", "mk"],
      PluralRule(
        expression: "(n%10!=1 || n%100==11)", categories: ["one", "other"])
    ),
  ]
}
