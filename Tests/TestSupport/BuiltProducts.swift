import Foundation

/// The programs that were built together with the tests.
public enum BuiltProducts {
  /// The path of a program.
  public static func path(of name: String) -> String { folder + "/" + name }

  /// The folder of the test bundle, or of the test runner that loaded it.
  private static let folder: String = {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let file = bundle.map { URL(filePath: $0) } ?? own
    return file.deletingLastPathComponent().path
  }()
}
