/// What the button of a confirmation says.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// "Add".
  public static var add: Self { Self("add") }
  /// "Add Data".
  public static var addData: Self { Self("addData") }
  /// "Book".
  public static var book: Self { Self("book") }
  /// "Buy".
  public static var buy: Self { Self("buy") }
  /// "Call".
  public static var call: Self { Self("call") }
  /// "Check In".
  public static var checkIn: Self { Self("checkIn") }
  /// "Continue".
  public static var `continue`: Self { Self("continue") }
  /// "Create".
  public static var create: Self { Self("create") }
  /// "Do".
  public static var `do`: Self { Self("do") }
  /// "Download".
  public static var download: Self { Self("download") }
  /// "Filter".
  public static var filter: Self { Self("filter") }
  /// "Find".
  public static var find: Self { Self("find") }
  /// "Get".
  public static var get: Self { Self("get") }
  /// "Go".
  public static var go: Self { Self("go") }
  /// "Log".
  public static var log: Self { Self("log") }
  /// "Open".
  public static var open: Self { Self("open") }
  /// "Order".
  public static var order: Self { Self("order") }
  /// "Pay".
  public static var pay: Self { Self("pay") }
  /// "Play".
  public static var play: Self { Self("play") }
  /// "Playback".
  public static var playSound: Self { Self("playSound") }
  /// "Post".
  public static var post: Self { Self("post") }
  /// "Request".
  public static var request: Self { Self("request") }
  /// "Run".
  public static var run: Self { Self("run") }
  /// "Search".
  public static var search: Self { Self("search") }
  /// "Send".
  public static var send: Self { Self("send") }
  /// "Set".
  public static var set: Self { Self("set") }
  /// "Share".
  public static var share: Self { Self("share") }
  /// "Show".
  public static var show: Self { Self("show") }
  /// "Start".
  public static var start: Self { Self("start") }
  /// "Start Navigation".
  public static var startNavigation: Self { Self("startNavigation") }
  /// "Toggle".
  public static var toggle: Self { Self("toggle") }
  /// "Turn Off".
  public static var turnOff: Self { Self("turnOff") }
  /// "Turn On".
  public static var turnOn: Self { Self("turnOn") }
  /// "View".
  public static var view: Self { Self("view") }

  /// Words of the author's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> Self {
    Self(acceptLabel.key)
  }
}
