/// Why a file could not be converted.
enum ConversionError: Error, CustomStringConvertible {
  case usage(String)
  case notRead(path: String, reason: String)
  case notWritten(path: String, reason: String)
  case wrongSyntax(path: String, line: Int, expected: String)
  case wrongCatalogue(path: String, reason: String)
  case unknownFormat(path: String)
  case unknownLanguage(path: String)
  case conflict(key: String, language: String, paths: [String])

  var description: String {
    switch self {
    case .usage(let reason): reason
    case .notRead(let path, let reason): "\(path): cannot be read: \(reason)"
    case .notWritten(let path, let reason): "\(path): cannot be written: \(reason)"
    case .wrongSyntax(let path, let line, let expected): "\(path):\(line): expected \(expected)"
    case .wrongCatalogue(let path, let reason): "\(path): no string catalogue: \(reason)"
    case .unknownFormat(let path): "\(path): neither .xcstrings nor .strings"
    case .unknownLanguage(let path):
      "\(path): its folder is not named <language>.lproj; give --language"
    case .conflict(let key, let language, let paths):
      "\"\(key)\" has two translations in \(language): \(paths.joined(separator: ", "))"
    }
  }
}
