internal import Bus
internal import ControlModel

/// What an item of the menu stands for. The number that it has on the bus is tied to it.
///
/// What may never change about one number, the sort of the item, is part of the key.
enum MenuKey: Hashable, Sendable {
  case root
  /// Why the last click did nothing.
  case failure
  case serviceMissing
  case empty
  case control(ObjectPath, ControlType)
  /// The text that a control shows after a change.
  case status(ObjectPath)
  /// Why a control cannot be used, or what went wrong.
  case problem(ObjectPath)
  case separator(String)
  case reloadAll
  case arrangement
  case add(kind: String)
  case remove(ObjectPath)
  case nothingToArrange
  case leftClick
  case leftClickOpensMenu
  case leftClickRuns(ObjectPath)
}
