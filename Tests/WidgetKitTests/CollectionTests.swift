import ControlBus
import ControlModel
import ExtensionRuntime
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor
@Suite("Collecting kinds")
struct CollectionTests {
  private func collect(
    _ bundle: some WidgetBundle, trapped: Set<Int> = []
  ) -> KindCollector {
    var collection = _WidgetCollection()
    bundle.body._collect(into: &collection)
    var collector = KindCollector(
      extensionName: "Workshop", guarding: TrapGuard(trapped: trapped))
    collector.collect(collection)
    return collector
  }

  @Test("Kinds come in the order of the bundle, each type once")
  func order() {
    let kinds = collect(NestingBundle()).kinds.map(\.descriptor.kind)
    #expect(kinds == [BenchToggle.kind, "org.controlbus.test.button"])
  }

  @Test("What is rejected says why, and the others are served")
  func rejections() {
    let collector = collect(FaultyBundle())
    #expect(collector.kinds.map(\.descriptor.kind) == [BenchToggle.kind])
    #expect(
      collector.problems.map(\.problem) == [
        "another control of the bundle has the same kind", "its kind is empty",
        "its kind is longer than 255 bytes", "widgets are not shown here",
      ])
    #expect(collector.problems.first?.kind == BenchToggle.kind)
    #expect(collector.problems.last?.kind == "PlainWidget")
  }

  @Test("A control that has trapped is left out")
  func trapped() {
    let collector = collect(NestingBundle(), trapped: [0])
    #expect(collector.kinds.map(\.descriptor.kind) == ["org.controlbus.test.button"])
    #expect(collector.problems.map(\.problem) == ["its body trapped"])
  }

  @Test("The identity is that of the conformance, else of the executable")
  func identity() {
    let declared = ExtensionIdentity(of: NestingBundle.self, executable: "workshop")
    #expect(declared.identifier == "com.example.Workshop")
    #expect(declared.name == "workshop" && declared.appGroups == ["group.workshop"])
    let derived = ExtensionIdentity(of: FaultyBundle.self, executable: "my app.x")
    #expect(derived.identifier == "org.controlbus.extension.my_app_x")
    #expect(ExtensionIdentity.identifier(ofExecutable: "7zip").hasSuffix(".extension._7zip"))
    #expect(ExtensionIdentity.identifier(ofExecutable: "").hasSuffix(".extension._"))
  }

  @Test("A live provider makes its kind live, and its elements arrive")
  func live() async {
    let kind = Kind.erasing(LiveControl.self, extensionName: "").0
    #expect(kind.descriptor.isLive)
    var count = 0
    for await _ in await kind.changes?([:]) ?? AsyncStream(unfolding: { nil }) { count += 1 }
    #expect(count == 2)
  }
}

private struct NestingBundle: WidgetBundle, ControlExtension {
  static let identifier = "com.example.Workshop"
  static let appGroups = ["group.workshop"]

  var body: some Widget {
    BenchToggle()
    if #available(iOS 18.0, *) {
      BenchButton()
      BenchToggle()
    }
    Inner().body
  }

  struct Inner: WidgetBundle {
    var body: some Widget { BenchButton() }
  }
}

private struct FaultyBundle: WidgetBundle {
  var body: some Widget {
    BenchToggle()
    TwinControl()
    NamelessControl()
    LongNamedControl()
    PlainWidget()
  }
}

private struct PlainWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

private struct LiveControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "org.controlbus.test.live", provider: Provider()) { isOn in
      ControlWidgetToggle("Live", isOn: isOn, action: SetIntent()) { _ in EmptyView() }
    }
  }

  struct Provider: LiveControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
    func changes() -> AsyncStream<Void> {
      AsyncStream { continuation in
        continuation.yield()
        continuation.yield()
        continuation.finish()
      }
    }
  }
}
