internal import Bus
internal import ControlModel
internal import ControlProtocol

/// Told of what happens to an extension.
@BusActor
protocol KnownExtensionDelegate: AnyObject {
  /// It offers other kinds, or no longer says what is wrong with one.
  func offerChanged(of known: KnownExtension)
  /// It shares the stores of other app groups.
  func appGroupsChanged(of known: KnownExtension)
  /// One of its published properties may have changed.
  func statusChanged(of known: KnownExtension)
  /// The state behind its controls may have changed; nil means those of all kinds.
  func contentChanged(kinds: [String]?, of known: KnownExtension)
  /// D-Bus could start it, or could not, against what was known.
  func activatabilityDoubted(of known: KnownExtension)
  /// A call to it ended.
  func ended(_ call: ExtensionCall, to known: KnownExtension)
  /// Its name has no owner any more.
  func left(_ known: KnownExtension)
  /// The placed copies of its kinds, in the user's order.
  func placedControls(of known: KnownExtension) -> [PlacedControl]
}

/// An extension that the host knows, by its manifest or because it runs: its process as far as the
/// host sees it, and what it said of itself.
///
/// The host never starts a process itself: it asks the bus to.
@BusActor
final class KnownExtension {
  /// How many calls may run at once.
  static let callLimit = 32

  let busName: BusName
  let connection: Connection
  let log: HostLog
  weak var delegate: (any KnownExtensionDelegate)?

  /// Its manifest; nil for one that was started by hand.
  private(set) var manifest: InstalledManifest?
  /// Whether D-Bus can start it, as far as the host knows.
  var isActivatable = true
  /// What the installed program said of itself last.
  private var described: [KindDescriptor]?
  /// What the running process says instead; it stays when the process was the installed program.
  var describedNow: [KindDescriptor]?
  var descriptionProblem: String?
  private var registration: ExtensionRegistration? {
    didSet {
      if registration?.appGroups != oldValue?.appGroups { delegate?.appGroupsChanged(of: self) }
    }
  }
  let departure = Departure()
  private let liveRestart = LiveRestart()

  /// Its process; nil while it does not run.
  private(set) var process: ExtensionProcess?
  /// The bus has said who owns the name, and says whenever that changes.
  private var isOwnerTold = false
  /// The bus has answered who owns the name, be it with an error.
  private var isOwnerKnown = false
  private var waitingForOwner = Waiters()
  private var ownerSubscription: Subscription?
  private var line: ExtensionLine?

  var crashes = CrashHistory()
  /// Why it could not be started last; nil once it was.
  var startFailure: String?
  /// Its start, which all calls that need it wait for together.
  var start: Task<BusError?, Never>?
  /// The calls that run.
  var calls: [ExtensionCall] = []
  /// How soon changes of its stores that nobody marked are followed.
  var unmarked = UnmarkedPacing()
  let slots = CallSlots(limit: KnownExtension.callLimit)
  /// Suspect kinds are called one at a time, so that a crash has one culprit.
  let suspectSlot = CallSlots(limit: 1)

  init(busName: BusName, connection: Connection, log: HostLog) {
    self.busName = busName
    self.connection = connection
    self.log = log
  }

  var name: String { busName.rawValue }
  /// Whether a call to it runs that was sent.
  var isCalled: Bool { calls.contains(where: \.isSent) }
  /// The unique name of its process; nil while it does not run.
  var owner: BusName? { process?.name }
  var subject: HostLog.Subject { HostLog.Subject(extensionName: name) }
  var isInstalled: Bool { manifest != nil }
  var displayName: String { registration?.name?.shortLine ?? manifest?.manifest.name ?? "" }
  var appGroups: [String] { registration?.appGroups ?? manifest?.manifest.appGroups ?? [] }

  /// What it offers to the gallery: what it said itself wins over its manifest.
  var offer: Gallery.Offer {
    Gallery.Offer(
      extensionName: name, rank: manifest?.rank ?? Int.max,
      kinds: describedNow ?? described ?? manifest?.manifest.kinds ?? [])
  }

  /// What is wrong with it, its kinds apart.
  var problems: [String] {
    var problems = manifest?.problems ?? []
    if let descriptionProblem { problems.append(descriptionProblem) }
    if isInstalled && !isActivatable { problems.append("D-Bus has no service file for \(name)") }
    return problems + crashes.kindsSetAside.map { "“\($0)” makes it crash and is left alone" }
  }
}

// MARK: - Its manifest

extension KnownExtension {
  /// Takes in the manifest as it is now. Another version of the file means that the program was
  /// installed anew: what the old one said is forgotten, until the new one says it, and the old
  /// process is asked to leave; not so a build that is run by hand.
  ///
  /// - Returns: whether the program was installed anew.
  @discardableResult
  func update(_ new: InstalledManifest?) -> Bool {
    guard new != manifest else { return false }
    let isFirst = manifest == nil
    manifest = new
    crashes.reset()
    startFailure = nil
    guard !isFirst else { return false }
    described = nil
    guard process?.isByHand != true else { return true }
    describedNow = nil
    askToLeave()
    return true
  }

  private func askToLeave() {
    guard let process else { return }
    log.info("asking the old process to leave", subject)
    process.isLeaving = true
    departure.begin(of: process)
    Task.immediate { @BusActor in
      try? await ExtensionProxy(connection: connection, destination: process.name).leave()
    }
  }

  /// Waits while the process of a program that was replaced is on its way out.
  func waitForDeparture() async { await departure.wait(for: process) }
}

// MARK: - Its process

extension KnownExtension {
  /// Watches the owner of the name, from now on. A change that is told while the first answer is taken
  /// in is the newer one.
  func watchOwner() async throws(BusError) {
    defer { endWaitForOwner() }
    ownerSubscription = try await connection.ownerChanges(of: busName) { [weak self] _, new in
      self?.ownerTold(new)
    }
    let present = try await connection.owner(of: busName)
    if !isOwnerTold { ownerTold(present) }
  }

  /// Waits for the first answer of the bus: before that an extension that runs looks as if it did not.
  func waitForOwner() async {
    guard !isOwnerKnown else { return }
    await withCheckedContinuation { waitingForOwner.add($0) }
  }

  private func endWaitForOwner() {
    isOwnerKnown = true
    waitingForOwner.resumeAll()
  }

  private func ownerTold(_ new: BusName?) {
    isOwnerTold = true
    ownerChanged(to: new)
  }

  /// Takes in a new owner of the name. Calls that run are left alone: one to a process that left in
  /// order still gets its answer, and any other one fails by itself.
  private func ownerChanged(to new: BusName?) {
    guard new != owner else { return }
    departure.end()
    if let line, line.owner != new {
      line.retire()
      self.line = nil
    }
    let old = process
    process = new.map { ExtensionProcess(name: $0, isByHand: !isInstalled) }
    settleDescription(of: old)
    if process != nil { processBegan() } else if let old { processEnded(old) }
    delegate?.statusChanged(of: self)
  }

  /// What the installed program said stays when its process is gone; what a build that is run by hand
  /// said does not.
  private func settleDescription(of process: ExtensionProcess?) {
    if process?.isByHand != true { described = describedNow ?? described }
    describedNow = nil
  }

  private func processBegan() {
    startFailure = nil
    liveRestart.processBegan()
    Task { @BusActor in await askForDescription() }
    if calls.isEmpty { delegate?.contentChanged(kinds: nil, of: self) }
  }

  private func processEnded(_ process: ExtensionProcess) {
    if process.hasCrashed { countCrash(of: process, reason: Self.unannouncedEnd) }
    delegate?.left(self)
    if process.isByHand { giveBack() }
    let live = Set(offer.kinds.filter(\.isLive).map(\.kind))
    guard delegate?.placedControls(of: self).contains(where: { live.contains($0.kind) }) == true
    else { return }
    Task.immediate { @BusActor in
      guard await isLost(process), self.process == nil else { return }
      liveRestart.processEnded { [weak self] in
        guard let self else { return }
        delegate?.contentChanged(kinds: Array(live), of: self)
      }
    }
  }

  /// Whether a process that lost the name was lost itself: one that leaves in order gives the name
  /// back first, and is on the bus for a while.
  private func isLost(_ process: ExtensionProcess) async -> Bool {
    if process.announcesLeaving { return process.hasCrashed }
    do throws(BusError) { return try await connection.owner(of: process.name) == nil } catch {
      return true
    }
  }

  /// A build that was run by hand is gone: the installed program has its kinds again, and its looks.
  private func giveBack() {
    descriptionProblem = nil
    registration = nil
    guard isInstalled else { return }
    delegate?.offerChanged(of: self)
    delegate?.contentChanged(kinds: nil, of: self)
  }

  /// Takes in what the running process said of itself, and its line; one that has left since is no
  /// owner again.
  func register(_ registration: ExtensionRegistration, by owner: BusName) throws(BusError) {
    if !isOwnerTold { ownerChanged(to: owner) }
    guard owner == self.owner else { throw .accessDenied("The caller no longer owns \(name)") }
    if let descriptor = registration.line {
      open(try ExtensionLine(descriptor: descriptor, owner: owner))
    }
    self.registration = registration
    self.registration?.line = nil
    process?.announcesLeaving = registration.announcesLeaving
    process?.isByHand = !isInstalled || registration.isByHand
    if registration.isByHand { forgetCrashes() }
    delegate?.statusChanged(of: self)
    Task { @BusActor in await askForDescription() }
  }

  /// A build that is run by hand has no part in the crashes of the installed program.
  private func forgetCrashes() {
    guard crashes != CrashHistory() else { return }
    crashes.reset()
    delegate?.contentChanged(kinds: nil, of: self)
  }

  private func open(_ new: ExtensionLine) {
    Task { @BusActor in
      do throws(BusError) {
        try await new.open { [weak self] kinds in
          guard let self else { return }
          self.delegate?.contentChanged(kinds: kinds, of: self)
        }
      } catch {
        log.warning("the private line does not answer: \(error.message)", subject)
        return new.retire()
      }
      guard owner == new.owner else { return new.retire() }
      line?.retire()
      line = new
    }
  }

  /// The way for the next call about a control: all calls about one control go the same way, or the
  /// extension could see them in another order.
  func channel(for control: String?) -> ExtensionCall.Channel {
    if let control {
      let sent = calls.lazy.filter { $0.control == control }.compactMap(\.channel)
      if let channel = sent.first { return channel }
    }
    guard let line, line.isUsable else { return .bus }
    return .line(line)
  }

  /// The proxy for a way.
  func proxy(_ channel: ExtensionCall.Channel) -> ExtensionProxy {
    switch channel {
    case .bus:
      ExtensionProxy(connection: connection, destination: busName, startsExtension: false)
    case .line(let line): ExtensionProxy(connection: line.connection, destination: nil)
    }
  }
}
