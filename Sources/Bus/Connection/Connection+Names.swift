extension BusName {
  /// The bus itself.
  public static let bus = BusName(unchecked: "org.freedesktop.DBus")
}

extension MemberAddress {
  /// A method of the bus itself.
  public static func bus(_ method: MemberName) -> MemberAddress {
    MemberAddress(
      destination: .bus, path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
      member: method)
  }
}

extension Connection {
  /// Asks for a well-known name. `RequestName`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - allowReplacement: Whether a later owner may take it away.
  ///   - replaceExisting: Whether to take it from an owner that allows that.
  ///   - queue: Whether to wait in line for it when it is taken.
  /// - Returns: whether this connection owns the name now.
  public func requestName(
    _ name: BusName, allowReplacement: Bool = false, replaceExisting: Bool = false,
    queue: Bool = false
  ) async throws(BusError) -> Bool {
    let flags: UInt32 = (allowReplacement ? 1 : 0) | (replaceExisting ? 2 : 0) | (queue ? 0 : 4)
    let result = try await call(.bus("RequestName"), name, flags).read(UInt32.self)
    return result == 1 || result == 4
  }

  /// Gives a name back, or leaves the queue for it. `ReleaseName`.
  public func releaseName(_ name: BusName) async throws(BusError) {
    _ = try await call(.bus("ReleaseName"), name)
  }

  /// The unique name of the connection that owns a name; nil if nobody does. `GetNameOwner`.
  public func owner(of name: BusName) async throws(BusError) -> BusName? {
    do throws(BusError) {
      return try await call(.bus("GetNameOwner"), name).read(BusName.self)
    } catch  where error.name == .nameHasNoOwner {
      return nil
    }
  }

  /// Has a service started and waits until it owns its name; one that runs is left alone.
  /// `StartServiceByName`.
  public func startService(_ name: BusName, timeout: Duration? = nil) async throws(BusError) {
    try await call(.bus("StartServiceByName"), name, UInt32(0), timeout: timeout)
  }

  /// All names that are owned now. `ListNames`.
  public func names() async throws(BusError) -> [BusName] {
    try await call(.bus("ListNames")).read([BusName].self)
  }

  /// All names that a service can be started for. `ListActivatableNames`.
  public func activatableNames() async throws(BusError) -> [BusName] {
    try await call(.bus("ListActivatableNames")).read([BusName].self)
  }

  /// Calls `handler` whenever ``activatableNames()`` may have changed, where the bus tells:
  /// dbus-daemon does, dbus-broker does not. `ActivatableServicesChanged`.
  public func activatableNamesChanges(
    _ handler: @escaping @BusActor () -> Void
  ) async throws(BusError) -> Subscription {
    try await subscribe(.bus("ActivatableServicesChanged")) { _ in handler() }
  }

  /// Calls `handler` with the old and the new owner of a name whenever it changes hands.
  /// `NameOwnerChanged`.
  public func ownerChanges(
    of name: BusName, _ handler: @escaping @BusActor (_ old: BusName?, _ new: BusName?) -> Void
  ) async throws(BusError) -> Subscription {
    try await subscribe(.bus("NameOwnerChanged", name)) { message in
      guard let (_, old, new) = try? message.read(String.self, String.self, String.self) else {
        return
      }
      handler(BusName(old), BusName(new))
    }
  }

  /// Calls `handler` when this connection, which owned `name`, has lost it. `NameLost`.
  public func nameLoss(
    of name: BusName, _ handler: @escaping @BusActor () -> Void
  ) async throws(BusError) -> Subscription {
    try await subscribe(.bus("NameLost", name)) { _ in handler() }
  }

  /// The process behind a name. `GetConnectionCredentials`.
  public func credentials(of name: BusName) async throws(BusError) -> ProcessCredentials {
    let values = try await call(.bus("GetConnectionCredentials"), name)
      .read([String: Variant].self)
    return ProcessCredentials(
      processID: values["ProcessID"]?.int64Value.map(Int32.init(truncatingIfNeeded:)),
      userID: values["UnixUserID"]?.int64Value.map(UInt32.init(truncatingIfNeeded:)))
  }
}

extension MatchRule {
  fileprivate static func bus(_ signal: MemberName, _ name: BusName? = nil) -> MatchRule {
    MatchRule(
      sender: .bus, path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
      member: signal, firstArgument: name?.rawValue)
  }
}
