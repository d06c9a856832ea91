internal import Bus

/// What hosts have to be told after a change of the menu.
struct MenuDifference {
  /// The new values of properties of items that were there before.
  var updated: [Int32: [String: Variant]] = [:]
  /// The properties that are back at their defaults.
  var removed: [Int32: [String]] = [:]
  /// The items whose list of children changed.
  var parents: Set<Int32> = []

  var isEmpty: Bool { updated.isEmpty && removed.isEmpty && parents.isEmpty }
}
