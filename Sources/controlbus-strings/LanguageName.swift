/// The name of a language as gettext's folders have it.
enum LanguageName {
  /// `pt-BR` gives `pt_BR`; scripts become the region or modifier that Linux locales use.
  static func gettext(_ name: String) -> String {
    let special = [
      "zh-Hans": "zh_CN", "zh-Hant": "zh_TW", "zh-Hant-TW": "zh_TW", "zh-Hant-HK": "zh_HK",
      "zh-Hans-CN": "zh_CN", "zh-HK": "zh_HK", "sr-Latn": "sr@latin", "sr-Cyrl": "sr",
      "uz-Cyrl": "uz@cyrillic", "nb": "nb", "no": "nb", "iw": "he", "in": "id",
      "es-419": "es_MX",
    ]
    let dashed = name.replacing("_", with: "-")
    return special[dashed] ?? dashed.replacing("-", with: "_")
  }
}
