internal import Foundation

/// Collects the texts of all files and writes one catalogue a language.
struct Converter {
  private let arguments: Arguments
  /// By language, then by what tells messages apart, with the file that each came from.
  private var collected: [String: [[String]: (message: Message, path: String)]] = [:]

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// Writes nothing unless every file could be read.
  mutating func run() throws {
    for path in arguments.files {
      for (language, messages) in try messages(in: path) {
        for message in messages {
          try add(message, from: path, in: LanguageName.gettext(language))
        }
      }
    }
    for (language, messages) in collected {
      try write(PortableObject(language: language, messages: messages.values.map(\.message)))
    }
  }

  private func messages(in path: String) throws -> [String: [Message]] {
    let url = URL(filePath: path)
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw ConversionError.notRead(path: path, reason: error.localizedDescription)
    }
    let name = url.deletingPathExtension().lastPathComponent
    let table = name == "Localizable" ? nil : name
    switch url.pathExtension {
    case "xcstrings": return try catalogue(data, path).messages(table: table)
    case "strings":
      return [try language(of: url, path): try StringsFile(data, table: table, path: path).messages]
    default: throw ConversionError.unknownFormat(path: path)
    }
  }

  private func catalogue(_ data: Data, _ path: String) throws -> StringCatalogue {
    do {
      return try JSONDecoder().decode(StringCatalogue.self, from: data)
    } catch let DecodingError.keyNotFound(key, context) {
      let place = (context.codingPath + [key]).map(\.stringValue).joined(separator: ".")
      throw ConversionError.wrongCatalogue(path: path, reason: "\(place) is missing")
    } catch let DecodingError.typeMismatch(_, context) {
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw ConversionError.wrongCatalogue(path: path, reason: "\(place) has another type")
    } catch {
      throw ConversionError.wrongCatalogue(path: path, reason: "the file is no JSON of that form")
    }
  }

  private func language(of url: URL, _ path: String) throws -> String {
    if let language = arguments.language { return language }
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else {
      throw ConversionError.unknownLanguage(path: path)
    }
    let name = folder.deletingPathExtension().lastPathComponent
    return name == "Base" ? "en" : name
  }

  private mutating func add(_ message: Message, from path: String, in language: String) throws {
    if let old = collected[language]?[message.identity],
      old.message.translation != message.translation
    {
      throw ConversionError.conflict(
        key: message.key, language: language, paths: [old.path, path])
    }
    collected[language, default: [:]][message.identity] = (message, path)
  }

  private func write(_ catalogue: PortableObject) throws {
    let folder = URL(filePath: arguments.output, directoryHint: .isDirectory)
    let file = folder.appending(path: "\(catalogue.language).po")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(catalogue.text.utf8).write(to: file, options: .atomic)
    } catch {
      throw ConversionError.notWritten(
        path: file.path(percentEncoded: false), reason: error.localizedDescription)
    }
  }
}
