internal import AppGroups
internal import Foundation

/// Finds the folder whose catalogues serve a domain.
enum CatalogueFolder {
  /// The most important data directory's `locale` folder that has the domain in a wanted language.
  static func first(for domain: String) -> URL? {
    let languages = SessionLanguage.candidates
    return BaseDirectories.allData.map { $0.appending(path: "locale") }.first { folder in
      languages.contains { language in
        let file = folder.appending(components: language, "LC_MESSAGES", "\(domain).mo")
        return FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
      }
    }
  }
}
