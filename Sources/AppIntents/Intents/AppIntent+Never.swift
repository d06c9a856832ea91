extension Never: AppIntent {
  /// No name: there is no such intent.
  public static var title: LocalizedStringResource { "" }

  /// Traps: there is no such intent.
  public init() {
    fatalError("Never has no instances")
  }

  /// Cannot be called.
  public func perform() async throws -> Never {
    switch self {}
  }
}
