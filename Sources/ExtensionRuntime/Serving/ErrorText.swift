import Foundation

/// The text of an error that an author's code threw.
enum ErrorText {
  /// The error's localized text where its author gave one, else how it prints: Foundation's own
  /// sentence for an error without a text names nothing but a number.
  static func of(_ error: any Error) -> String {
    if let text = (error as? any LocalizedError)?.errorDescription { return text }
    return String(describing: error)
  }
}
