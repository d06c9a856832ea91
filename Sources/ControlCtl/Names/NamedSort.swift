/// The sorts of things that have names.
enum NamedSort: Hashable, Sendable {
  /// A placed control.
  case control
  /// A kind of the gallery.
  case kind
}
