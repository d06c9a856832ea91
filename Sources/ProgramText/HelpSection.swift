/// A section that the manual page alone has.
package struct HelpSection: Sendable {
  /// The heading, in capitals.
  package let title: String
  /// What the section explains.
  package let entries: [HelpEntry]

  /// Makes a section.
  package init(_ title: String, _ entries: [HelpEntry]) {
    self.title = title
    self.entries = entries
  }
}
