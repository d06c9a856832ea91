/// What is going to happen, by time; of equal times what was noted first.
struct Agenda<Item> {
  private var entries: [(time: Duration, item: Item)] = []

  /// When the next thing happens.
  var next: Duration? { entries.last?.time }
  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ item: Item, at time: Duration) {
    let index = entries.lastIndex { $0.time > time }.map { $0 + 1 } ?? 0
    entries.insert((time, item), at: index)
  }

  mutating func removeNext() -> Item? {
    entries.popLast()?.item
  }
}
