import Combine
import Testing

@Suite struct PublisherTests {
  struct Failed: Error, Equatable {}

  @Test func `A subject sends to those who are connected`() {
    let subject = PassthroughSubject<Int, Failed>()
    var values: [Int] = []
    var end: Subscribers.Completion<Failed>?
    subject.send(1)
    let subscription = subject.sink {
      end = $0
    } receiveValue: {
      values.append($0)
    }
    subject.send(2)
    subject.send(completion: .failure(Failed()))
    subject.send(3)
    #expect(values == [2])
    #expect(end == .failure(Failed()))
    subscription.cancel()
  }

  @Test func `Whoever comes after the end is told the end`() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(completion: .finished)
    var isEnded = false
    let subscription = subject.sink { _ in
      isEnded = true
    } receiveValue: { _ in
    }
    #expect(isEnded)
    subscription.cancel()
  }

  @Test func `A subject with a current value sends it first`() {
    let subject = CurrentValueSubject<String, Never>("a")
    var values: [String] = []
    let subscription = subject.sink { values.append($0) }
    subject.value = "b"
    subject.send("c")
    #expect(values == ["a", "b", "c"])
    #expect(subject.value == "c")
    subscription.cancel()
  }

  @Test func `Operators change, drop and compare values`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [String] = []
    let subscription =
      subject.dropFirst().filter { $0 > 1 }.removeDuplicates().map { "\($0)" }
      .compactMap { $0 == "5" ? nil : $0 }.eraseToAnyPublisher().sink { values.append($0) }
    for number in [9, 1, 2, 2, 5, 3] { subject.send(number) }
    #expect(values == ["2", "3"])
    subscription.cancel()
  }

  @Test func `A subscription ends when its last reference goes`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancellables = Set<AnyCancellable>()
    subject.sink { values.append($0) }.store(in: &cancellables)
    subject.send(1)
    cancellables.removeAll()
    subject.send(2)
    #expect(values == [1])
  }

  @Test func `A subscriber may cancel and send while it receives`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var subscription: AnyCancellable?
    subscription = subject.sink { value in
      values.append(value)
      if value == 1 { subject.send(2) }
      if value == 2 { subscription?.cancel() }
    }
    subject.send(1)
    subject.send(3)
    #expect(values == [1, 2])
  }

  @Test func `Demand is respected`() {
    final class Picky: Subscriber {
      var values: [Int] = []
      func receive(subscription: any Subscription) { subscription.request(.max(1)) }
      func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return input == 1 ? .max(1) : .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let subject = PassthroughSubject<Int, Never>()
    let picky = Picky()
    subject.subscribe(picky)
    for number in 1...4 { subject.send(number) }
    #expect(picky.values == [1, 2])
  }

  @Test func `Values can be read as an asynchronous sequence`() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    let values = subject.values
    subject.send(2)
    subject.send(completion: .finished)
    var seen: [Int] = []
    for await value in values { seen.append(value) }
    #expect(seen == [1, 2])
    var just: [Int] = []
    for await value in Just(3).values { just.append(value) }
    #expect(just == [3])
  }
}
