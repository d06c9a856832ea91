import Bus
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("An author's extension and the service", .serialized)
struct AuthorExtensionTests {
  init() { EventLoop.shared.startThread() }

  private static let book = "org.controlbus.test.book"
  private static let values = "org.controlbus.test.values"
  private static let invalid = "org.controlbus.Error.InvalidConfiguration"

  /// The service with the extension run by hand.
  private struct Author {
    let host: RunningHost
    let program: ChildProcess
    let surface: Surface

    /// What the extension has noted in a file.
    func notes(_ name: String) -> [String] {
      let text = try? String(contentsOfFile: host.folder.file(name), encoding: .utf8)
      return text?.split(separator: "\n").map(String.init) ?? []
    }

    /// Places a copy through `controlctl`.
    func add(_ arguments: String...) async throws -> (failed: Bool, output: String, error: String) {
      let run = try await host.run(
        BuiltProducts.path(of: "controlctl"), ["--quiet", "add"] + arguments)
      return (run.end != .exited(0), run.output.trimmingCharacters(in: .newlines), run.error)
    }

    /// Places a copy over the bus.
    @BusActor
    func add(_ kind: String, _ configuration: [String: Variant]) async throws(BusError)
      -> ObjectPath
    {
      let reply = try await surface.call(
        .controlCenter, .controlCenter, "AddControl", kind, configuration)
      return try reply.read(ObjectPath.self)
    }

    /// The error's name and text of placing a copy over the bus.
    @BusActor
    func refusal(_ kind: String, _ configuration: [String: Variant]) async -> String {
      do {
        let path = try await add(kind, configuration)
        return "placed \(path)"
      } catch {
        return "\(error.name.rawValue) \(error.message)"
      }
    }
  }

  private func start() async throws -> Author {
    let host = try RunningHost()
    try await host.start()
    let program = try ChildProcess(
      BuiltProducts.path(of: "ShelfExtension"), environment: host.environment)
    let surface = try await Surface(host)
    try await eventually("the kinds are known", within: .seconds(20)) {
      try await host.run(BuiltProducts.path(of: "controlctl"), ["gallery"]).output.contains(
        Self.values)
    }
    return Author(host: host, program: program, surface: surface)
  }

  @Test("Placed copies are told to the push handler, to actions and to an app")
  func placedControls() async throws {
    let author = try await start()
    let upper = try await author.add(Self.book, "shelf=upper", "book=1")
    #expect(!upper.failed, "\(upper.error)")
    let lower = try await author.add(Self.book, "shelf=lower", "book=2", "copies=5")
    #expect(!lower.failed, "\(lower.error)")
    try await eventually("the push handler has heard of both") {
      author.notes("watched") == ["\(upper.output) true -", "\(lower.output) true -"]
    }
    try await author.surface.call(.control(id: lower.output), .button, "Press")
    // Kinds that need no choice are placed by themselves while the program runs.
    let others = ["values", "twin", "app", "link"].map { "\($0) org.controlbus.test.\($0)" }
    let books = ["\(upper.output) \(Self.book)", "\(lower.output) \(Self.book)"]
    #expect(
      author.notes("noted") == ["mark Novel"] + others.map { $0 + " -" }
        + [books[0] + " Atlas", books[1] + " Novel"])
    let app = try await author.host.run(BuiltProducts.path(of: "ReloadingApp"), ["placed"])
    #expect(app.output.split(separator: "\n").map(String.init) == others + books)
    let removal = try await author.host.run(
      BuiltProducts.path(of: "controlctl"), ["remove", upper.output])
    #expect(removal.end == .exited(0), "\(removal.error)")
    try await eventually("the push handler has heard of the removal") {
      author.notes("watched") == ["\(lower.output) true -"]
    }
  }

  @Test("A book of another shelf is gone, and a required one is asked for")
  @BusActor
  func dependency() async throws {
    let author = try await start()
    let path = try await author.add(
      Self.book, ["shelf": .string("upper"), "book": .string("2")])
    try await eventually("the copy is looked at") {
      try await author.surface.state(of: path) == "unconfigured"
    }
    let bare = try await author.add(Self.book, [:])
    try await eventually("the bare copy is looked at") {
      try await author.surface.state(of: bare) == "unconfigured"
    }
  }

  @Test("Refused kinds are told with their reasons, and the others are served")
  func refusedKinds() async throws {
    let author = try await start()
    let told = try await author.host.run(BuiltProducts.path(of: "controlctl"), ["extensions"])
      .output
    for reason in [
      "“EmptyKindControl” its kind is empty", "longer than 255 bytes", "org.controlbus.test.twin",
      "“TrapControl” its body trapped",
    ] {
      #expect(told.contains(reason), "\(reason) in \(told)")
    }
    let gallery = try await author.host.run(BuiltProducts.path(of: "controlctl"), ["gallery"])
      .output
    #expect(gallery.contains(Self.book))
  }

  private static let forms: [(name: String, value: Variant, said: String)] = [
    ("flag", Variant.boolean(true), "flag=true"),
    ("count", .int64(-3), "count=-3"),
    ("count", .int16(4), "count=4"),
    ("count", .uint32(5), "count=5"),
    ("count", .byte(6), "count=6"),
    ("ratio", .double(1.5), "ratio=1.5"),
    ("ratio", .int32(2), "ratio=2.0"),
    ("text", .string("a"), "text=a"),
    ("date", .string("2026-11-30T08:00:00Z"), "date=1796025600"),
    ("time", .dictionary(["hour": .int64(8), "minute": .int32(5)]), "time=8:5"),
    ("length", .double(90), "length=90"),
    ("link", .string("https://example.org/a"), "link=https://example.org/a"),
    ("shelf", .string("lower"), "shelf=lower"),
    (
      "distance", .dictionary(["value": .double(2), "unit": .string("km")]), "distance=2000.0"
    ),
    ("file", .string("file:///tmp/list.txt"), "file=list.txt"),
    ("person", .dictionary(["name": .string("Ada")]), "person=Ada"),
    (
      "price", .dictionary(["amount": .string("1.50"), "currency": .string("EUR")]),
      "price=1.5EUR"
    ),
    ("tags", .strings(["a", "b"]), "tags=a+b"),
  ]

  @Test("Every value type has the form that the interface documents")
  @BusActor
  func documentedForms() async throws {
    let author = try await start()
    for form in Self.forms {
      let path = try await author.add(Self.values, [form.name: form.value])
      try await eventually("\(form.name) is said") {
        try await author.surface.properties(path, .button)["Title"]?.stringValue
          == "Values \(form.said) words=none"
      }
    }
  }

  @Test("A text that means nothing to the parameter is the copy's error, naming it")
  @BusActor
  func meaninglessTexts() async throws {
    let author = try await start()
    for (name, text) in [("date", "today"), ("shelf", "middle")] {
      let path = try await author.add(Self.values, [name: .string(text)])
      try await eventually("\(name) is named") {
        try await author.surface.properties(path, .button)["Error"]?.stringValue?
          .contains("“\(name)”") == true
      }
    }
  }

  @Test("What does not fit is refused, naming the parameter")
  @BusActor
  func misfits() async throws {
    let author = try await start()
    let misfits: [(String, Variant)] = [
      ("count", .int64(11)), ("count", .int64(-11)), ("count", .string("3")),
      ("count", .double(1.5)),
      ("flag", .int64(1)), ("ratio", .string("x")),
      ("distance", .double(3)), ("tags", .string("a")),
      ("unheard", .string("a")), ("words", .int64(1)),
    ]
    for (name, value) in misfits {
      let refusal = await author.refusal(Self.values, [name: value])
      #expect(refusal.hasPrefix(Self.invalid), "\(name) \(value): \(refusal)")
      #expect(refusal.dropFirst(Self.invalid.count).contains(name), "\(refusal)")
    }
    for argument in ["count=11", "count=x", "flag=perhaps", "shelf=middle", "unheard=1"] {
      let run = try await author.add(Self.values, argument)
      #expect(run.failed)
      #expect(run.error.contains(String(argument.split(separator: "=")[0])), "\(run.error)")
    }
    #expect(try await author.surface.controls() == ["values", "twin", "app", "link"])
  }
}
