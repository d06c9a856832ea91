internal import Foundation

/// What a person is told about an error that an author's code threw.
public enum LocalizedErrorText {
  /// The error's own localized text; else its description.
  ///
  /// Asked in this order: ``CustomLocalizedStringResourceConvertible``, `LocalizedError`, the
  /// description in an `NSError`'s user info, `String(describing:)`.
  public static func text(of error: any Error) -> String {
    if let error = error as? any CustomLocalizedStringResourceConvertible {
      return String(localized: error.localizedStringResource)
    }
    if let text = (error as? any LocalizedError)?.errorDescription { return text }
    if let text = (error as? any CustomNSError)?.errorUserInfo[NSLocalizedDescriptionKey]
      as? String
    {
      return text
    }
    if type(of: error) is NSError.Type { return error.localizedDescription }
    return String(describing: error)
  }
}
