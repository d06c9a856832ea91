import AppIntents
import ControlModel
import Testing

@testable import AuthorIntents6

@Suite("An intent's parameters")
struct ReflectionTests {
  @Test("are found in the order of their declaration, private ones too")
  func order() {
    let names = IntentReflection.parameters(of: UntitledParameters()).map(\.name)
    #expect(names == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"])
  }

  @Test("of a superclass come first")
  func classes() {
    #expect(IntentReflection.parameters(of: DerivedIntent()).map(\.name) == ["base", "own"])
  }

  @Test("have descriptors that a form can be built from")
  func descriptors() throws {
    let all = Dictionary(
      uniqueKeysWithValues: IntentReflection.descriptors(of: EveryParameter.self).map {
        ($0.name, $0)
      })
    #expect(
      all["b"]
        == ParameterDescriptor(
          name: "b", title: "B", description: "Text", type: .boolean, isRequired: true,
          defaultValue: .boolean(true)))
    #expect(all["c"]?.isRequired == false)
    #expect(all["e"]?.isList == true)
    #expect(all["int"]?.range == 1...60)
    #expect(all["double"]?.range == 0...1)
    #expect(all["word"]?.hasOptions == true)
    #expect(all["text"]?.hasOptions == false)
    #expect(all["level"]?.hasOptions == true)
    #expect(all["level"]?.defaultValue == .string("medium"))
    #expect(all["levels"]?.defaultValue == .list([.string("low"), .string("high")]))
    #expect(all["url"]?.defaultValue == .string("https://example.com"))
    #expect(
      all["length"]?.defaultValue == .dictionary(["value": .double(5), "unit": .string("km")]))
  }

  @Test("have the type that travels")
  func types() {
    let types = Dictionary(
      uniqueKeysWithValues: IntentReflection.descriptors(of: EveryParameter.self).map {
        ($0.name, $0.type)
      })
    let expected: [String: ParameterType] = [
      "a": .boolean, "int": .integer, "double": .double, "text": .string, "set": .string,
      "date": .date, "time": .dateComponents, "url": .url, "rich": .string,
      "duration": .duration, "length": .measurement, "file": .file, "person": .person,
      "price": .currencyAmount, "payment": .string, "level": .enumeration, "some": .enumeration,
    ]
    for (name, type) in expected { #expect(types[name] == type, "\(name)") }
  }

  @Test("of entities are searchable and name what they depend on")
  func dependencies() throws {
    let all = IntentReflection.descriptors(of: RoomConfiguration.self)
    #expect(
      all.map(\.name) == ["server", "room", "other", "listed", "all", "home", "page"])
    let server = try #require(all.first)
    #expect(server.type == .entity)
    #expect(server.isSearchable)
    #expect(server.dependencies.isEmpty)
    #expect(all[1].dependencies == ["server"])
    #expect(!all[2].isSearchable)
    #expect(all[3].dependencies == ["server", "room", "home"])
    #expect(all[5].defaultValue == .string("1"))
    #expect(all[6].dependencies == ["server"])
  }

  @Test("stand in the order of the summary, then of declaration")
  func summary() {
    #expect(
      IntentReflection.descriptors(of: Summarized.self).map(\.name)
        == ["server", "level", "count", "names"])
    #expect(
      IntentReflection.descriptors(of: Conditional.self).map(\.name)
        == ["level", "count", "server"])
    #expect(
      IntentReflection.descriptors(of: Switched.self).map(\.name) == ["level", "count"])
  }

  @Test("without a title are called by their name")
  func titles() {
    let titles = IntentReflection.descriptors(of: UntitledParameters.self).map(\.title)
    #expect(titles.prefix(4) == ["a", "b", "c", "d"])
    #expect(titles[9] == "Static")
  }
}
