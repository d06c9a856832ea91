import Combine
import Testing

@Suite struct ObservableObjectTests {
  class Base: ObservableObject {
    @Published var name = "a"
  }

  final class Model: Base {
    @Published private(set) var items: [Int] = []
    @Published var count = 0
    func add(_ item: Int) { items.append(item) }
  }

  @MainActor final class Shared: ObservableObject {
    static let shared = Shared()
    @Published var isOn = false
    private init() {}
  }

  final class Manual: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var value = 0 { willSet { objectWillChange.send() } }
  }

  final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
  }

  @Test func `Every published property of an object, inherited ones too, announces its change`() {
    let model = Model()
    var announced = 0
    let subscription = model.objectWillChange.sink { announced += 1 }
    model.name = "b"
    model.add(1)
    model.count += 1
    #expect(announced == 3)
    subscription.cancel()
    model.count += 1
    #expect(announced == 3)
    #expect(model.items == [1])
  }

  @Test func `The change is announced while the old value is still there`() {
    let model = Model()
    var seen: [Int] = []
    var published: [Int] = []
    var cancellables = Set<AnyCancellable>()
    model.objectWillChange.sink { seen.append(model.count) }.store(in: &cancellables)
    model.$count.sink { published.append($0) }.store(in: &cancellables)
    model.count = 5
    #expect(seen == [0])
    #expect(published == [0, 5])
    #expect(model.count == 5)
  }

  @Test func `An object has one publisher, whoever asks first`() {
    let model = Model()
    let asBase = (model as Base).objectWillChange
    #expect(asBase === model.objectWillChange)
  }

  @MainActor @Test func `A shared object of the main actor works as any other`() {
    var announced = 0
    let subscription = Shared.shared.objectWillChange.sink { announced += 1 }
    Shared.shared.isOn.toggle()
    #expect(announced == 1)
    #expect(Shared.shared.isOn)
    subscription.cancel()
  }

  @Test func `An object may bring its own publisher`() {
    let manual = Manual()
    var announced = 0
    var values: [Int] = []
    let own = Own()
    let subscriptions = [
      manual.objectWillChange.sink { announced += 1 },
      own.objectWillChange.sink { values.append($0) },
    ]
    manual.value = 1
    own.objectWillChange.send(7)
    #expect(announced == 1 && values == [7])
    #expect(subscriptions.count == 2)
  }

  @Test func `A publisher can be assigned to a published property`() {
    let model = Model()
    let source = PassthroughSubject<Int, Never>()
    source.map { $0 * 2 }.assign(to: &model.$count)
    source.send(4)
    #expect(model.count == 8)
  }

  @Test func `Objects are released with their subscriptions`() {
    weak var released: Model?
    do {
      let model = Model()
      released = model
      let subscription = model.objectWillChange.sink { [weak model] in _ = model?.count }
      model.count = 1
      subscription.cancel()
    }
    #expect(released == nil)
  }
}
