import ControlModel
import ControlProtocol
import Testing

@testable import ControlCtl

@Suite struct SurfaceTests {
  private func line(
    _ controls: ControlObject..., presence: WaybarPart.Presence = .present
  ) -> WaybarLine {
    WaybarLine(controls.map { WaybarPart(name: $0.id, control: $0, presence: presence) })
  }

  private func changed(
    _ control: ControlObject, _ body: (inout SurfaceLook) -> Void
  ) -> ControlObject {
    var control = control
    if var look = control.look {
      body(&look)
      control.look = look
    }
    return control
  }

  @Test func `The lines of a bar`() throws {
    let lines = [
      line(Samples.focus), line(Samples.wifi), line(Samples.bookmark),
      line(changed(Samples.focus) { $0.isPending = true }),
      line(changed(Samples.focus) { $0.state = .stale }),
      line(changed(Samples.focus) { $0.state = .unavailable }),
      line(changed(Samples.focus) { $0.error = "Failed: <why> & how" }),
      line(changed(Samples.focus) { $0.isEnabled = false }),
      line(Samples.focus, presence: .serviceGone), line(Samples.focus, Samples.wifi),
      line(Samples.focus, Samples.bookmark), line(Samples.wifi, Samples.bookmark),
      WaybarLine([WaybarPart(name: "a<b", control: nil, presence: .serviceGone)]),
      WaybarLine([WaybarPart(name: "a<b", control: nil, presence: .controlGone)]),
      WaybarLine([WaybarPart(name: "a<b", control: nil, presence: .ambiguous)]),
      line(Samples.focus, presence: .controlGone), line(Samples.focus, presence: .ambiguous),
    ]
    try Golden.expect(lines.map { $0.json.compactText }.joined(separator: "\n"), "waybar-lines")
  }

  @Test(arguments: [
    ("a & b < c > d", "a &amp; b &lt; c &gt; d"), ("<b>x</b>", "&lt;b&gt;x&lt;/b&gt;"),
    ("&amp;", "&amp;amp;"), ("line\nline\u{0}", "line line\u{FFFD}"), ("é\"'", "é\"'"),
  ])
  func `Markup is escaped`(_ text: String, _ escaped: String) {
    #expect(PangoMarkup.escape(text) == escaped)
  }

  @Test(arguments: [
    ("{title}: {subtitle}", "Wi-Fi &lt;5 GHz&gt; &amp; more: Off"),
    ("<b>{value}</b> {nobody} {", "<b>off</b> {nobody} {"), ("", ""),
  ])
  func `A format keeps its own markup and escapes what it shows`(
    _ template: String, _ text: String
  ) {
    #expect(WaybarFormat(template: template).text(of: Samples.wifi) == text)
  }

  @Test func `An operand that looks like an option stands behind two hyphens`() {
    #expect(ShellWord.operands(["a", "b c"]) == "a 'b c'")
    #expect(ShellWord.operands(["a", "-b"]) == "-- a -b")
  }

  @Test(arguments: [
    ("focus-mode", "focus-mode"), ("Focus Mode", "'Focus Mode'"), ("it's", "'it'\\''s'"),
    ("", "''"), ("$(x)", "'$(x)'"),
  ])
  func `A name is one word of the shell`(_ name: String, _ word: String) {
    #expect(ShellWord.quote(name) == word)
  }
}
