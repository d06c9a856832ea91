public import Bus
internal import ControlProtocol

/// The Control Center in the tray: the host's controls as the menu of an icon.
///
/// Two connections: one speaks to the host, the other is the icon's own.
@BusActor
public final class Tray {
  /// The name that keeps a second icon away: who asks for it last has it.
  public nonisolated static let busName: BusName = "org.controlbus.Tray"

  /// Called when the bus is gone, or another tray has taken over; with a text for a fault.
  public var ended: (@BusActor (_ fault: String?) -> Void)?

  let client: ControlCenterClient
  let text: Translator
  let choice: PrimaryChoice
  var content = MenuContent()
  /// Takes a failure away whose end nothing tells; there is none at any other time.
  var failureEnd: TimerSource?
  private let builder: MenuBuilder
  private let menu: MenuObject
  private let sleep = SleepWatch()
  private var item: StatusNotifierItem?
  private var nameLoss: Subscription?
  private var isRefreshDue = false
  private var clickedItems: Set<Int32> = []

  /// Makes a tray; nothing is on the bus before ``start()``.
  ///
  /// - Parameters:
  ///   - primary: the control that a left click runs, instead of the choice that is remembered.
  ///   - choice: where the choice is remembered.
  ///   - text: the language of the tray's own texts.
  ///   - isRightToLeft: whether that language is written from right to left.
  public init(
    primary: String?, choice: PrimaryChoice, text: Translator, isRightToLeft: Bool
  ) throws(BusError) {
    client = ControlCenterClient(connection: try Connection.session())
    self.text = text
    self.choice = choice
    builder = MenuBuilder(text: text)
    menu = MenuObject(isRightToLeft: isRightToLeft)
    content.primary = primary ?? choice.read()
  }

  /// Shows the icon, then the controls as soon as the host tells of them.
  public func start() async throws(BusError) {
    client.connection.onDisconnect = { [weak self] in self?.ended?("the session bus is gone") }
    client.onChange = { [weak self] _ in self?.refreshLater() }
    menu.clicked = { [weak self] in self?.run($0, clicked: $1) }
    refresh()
    try await takeName()
    try await showIcon()
    await sleep.start { [weak self] in self?.item?.registerAgain() }
    // A host that cannot be started now is awaited; the menu says so.
    try? await findHost()
  }

  private func takeName() async throws(BusError) {
    nameLoss = try await client.connection.nameLoss(of: Self.busName) { [weak self] in
      self?.ended?(nil)
    }
    guard
      try await client.connection.requestName(
        Self.busName, allowReplacement: true, replaceExisting: true)
    else { throw .failed("another program owns \(Self.busName) and keeps it") }
  }

  /// A new connection is a new icon, which is how every host learns what a click on it does.
  private func showIcon() async throws(BusError) {
    item?.close()
    let connection = try Connection.session()
    let item = StatusNotifierItem(
      look: TrayLook(content, text: text), isMenu: content.clickOpensMenu, connection: connection)
    item.activated = { [weak self] in self?.runPrimary() }
    self.item = item
    do throws(BusError) {
      // The bus gives the name with its first answer.
      _ = try await connection.owner(of: .bus)
      try await item.start(menu: menu)
    } catch {
      // An icon that was replaced while it was set up has lost its connection.
      if self.item === item { throw error }
    }
  }

  /// Starts the host where it does not run, and shows what it has.
  func findHost() async throws(BusError) {
    do throws(BusError) {
      try await client.start()
      refresh()
      if let primary = content.primary, content.primaryControl == nil {
        Journal.send("no control is called \(primary)", priority: .warning)
      }
    } catch {
      Journal.send("the service cannot be started: \(error.message)", priority: .warning)
      throw error
    }
  }

  /// Changes that come together become one signal.
  func refreshLater() {
    guard !isRefreshDue else { return }
    isRefreshDue = true
    Task { refresh() }
  }

  /// Sends the truth of an item again with the next refresh.
  func repeatLater(_ number: Int32) {
    clickedItems.insert(number)
    refreshLater()
  }

  private func refresh() {
    isRefreshDue = false
    content.isServicePresent = client.isHostPresent
    content.isLocked = client.isLocked
    if client.isHostPresent {
      content.controls = client.controls
      content.gallery = client.gallery
    }
    if content.failure?.isCurrent(in: content) == false { setFailure(nil) }
    menu.show(builder.menu(of: content), repeating: clickedItems)
    clickedItems = []
    item?.show(TrayLook(content, text: text))
    if hasWrongIcon { renewIcon() }
  }

  private var hasWrongIcon: Bool { item.map { $0.isMenu != content.clickOpensMenu } ?? false }

  private func renewIcon() {
    Task {
      guard hasWrongIcon else { return }
      do throws(BusError) {
        try await showIcon()
      } catch {
        ended?(error.message)
      }
    }
  }
}
