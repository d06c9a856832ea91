import AppIntents
import Testing

@Suite("An object of the app's own")
struct DependencyTests {
  final class Store: Sendable {
    let name: String
    init(name: String) { self.name = name }
  }

  @Test("is made when it is first used, once")
  func once() {
    let manager = AppDependencyManager()
    manager.add { Store(name: "lazy") }
    let first = AppDependency<Store>(manager: manager).wrappedValue
    #expect(first.name == "lazy")
    #expect(AppDependency<Store>(manager: manager).wrappedValue === first)
  }

  @Test("is told apart by its key")
  func keys() {
    let manager = AppDependencyManager()
    manager.add(dependency: Store(name: "plain"))
    manager.add(key: "other", dependency: Store(name: "other"))
    #expect(AppDependency<Store>(manager: manager).wrappedValue.name == "plain")
    #expect(AppDependency<Store>(key: "other", manager: manager).wrappedValue.name == "other")
  }

  @Test("has the default where none was added")
  func fallback() {
    let dependency = AppDependency(
      manager: AppDependencyManager(), default: Store(name: "default"))
    #expect(dependency.wrappedValue.name == "default")
  }
}
