public import Bus

/// Where a command's texts go and answers come from. The program's edge implements it; the library
/// itself writes nothing.
@BusActor public protocol Console: AnyObject {
  /// Whether colours and other escape sequences are wanted on the standard output.
  var isColored: Bool { get }
  /// The width of the terminal that shows the standard output; nil where it is none.
  var columns: Int? { get }
  /// Whether a person sits at both ends, who can be asked.
  var isInteractive: Bool { get }

  /// Writes a line to the standard output, at once.
  func print(_ line: String)

  /// Writes a line to the standard error.
  func report(_ line: String)

  /// Asks for a line; nil at the end of the input.
  func ask(_ prompt: String) -> String?

  /// From now on, ends the program when nobody reads its standard output any longer.
  ///
  /// - Parameter parent: whether the end of the parent process ends the program too.
  func endWithReader(andParent parent: Bool)
}
