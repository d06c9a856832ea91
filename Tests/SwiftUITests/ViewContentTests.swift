import Testing

@testable import SwiftUI

@MainActor
@Suite("What views say")
struct ViewContentTests {
  @Test("A label says its icon and its title")
  func label() {
    let content = _ViewContent(of: Label("Title", systemImage: "timer"))
    #expect(content.texts == ["Title"])
    #expect(content.image == Image(systemName: "timer"))
  }

  @Test("Texts come in the order in which they are written, through stacks and groups")
  func order() {
    let content = _ViewContent(
      of: VStack {
        Text("one")
        Group {
          HStack { Text("two") }
          Spacer()
        }
        ForEach(3..<5) { Text("\($0)") }
        AnyView(Text(verbatim: "five"))
      })
    #expect(content.texts == ["one", "two", "3", "4", "five"])
  }

  @Test("The first image counts", arguments: [true, false])
  func images(isFirst: Bool) {
    let content = _ViewContent(
      of: HStack {
        if isFirst { Image(systemName: "play") }
        Image("own-icon")
      })
    #expect(content.image?.name == (isFirst ? "play" : "own-icon"))
    #expect(content.image?.isSystem == isFirst)
  }

  @Test("Conditions say their branch", arguments: [0, 1, 2])
  func conditions(number: Int) {
    let content = _ViewContent(of: Branches(number: number))
    #expect(content.texts == [["zero"], ["one", "even more"], ["many"]][number])
  }

  @Test("Modifiers that only draw change nothing")
  func ignoredModifiers() {
    let plain = _ViewContent(of: Text("x"))
    let styled = _ViewContent(
      of: Text("x").font(.caption).bold().foregroundStyle(.secondary).padding().hidden()
        .frame(width: 3).background(.red).disabled(true).tint(.red))
    #expect(styled.texts == plain.texts)
    #expect(styled.isPrivacySensitive == false)
  }

  @Test("The outermost hint and status win")
  func hints() {
    let content = _ViewContent(
      of: Text("x").controlWidgetActionHint("inner").controlWidgetActionHint("outer")
        .controlWidgetStatus("done").privacySensitive())
    #expect(content.actionHint == "outer")
    #expect(content.status == "done")
    #expect(content.isPrivacySensitive)
  }

  @Test("A modifier of the author's own is applied")
  func ownModifier() {
    #expect(_ViewContent(of: Text("x").modifier(Doubled())).texts == ["x", "x"])
  }

  @Test("Empty texts and unnamed images say nothing")
  func nothing() {
    let content = _ViewContent(of: Label(" ", systemImage: ""))
    #expect(content.texts.isEmpty)
    #expect(content.image == nil)
  }
}

private struct Branches: View {
  let number: Int

  var body: some View {
    switch number {
    case 0:
      Text("zero")
    case 1:
      Text("one")
      if let more = ["even more"].first { Text(more) }
    default:
      if #available(iOS 18, *) { Text("many") } else { EmptyView() }
    }
  }
}

private struct Doubled: ViewModifier {
  func body(content: Content) -> some View {
    content
    content
  }
}
