// Surfaces draw controls their own way, so these change nothing.
nonisolated extension View {
  /// Accepted and ignored.
  public func disabled(_ disabled: Bool) -> some View { self }
  /// Accepted and ignored.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Accepted and ignored.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }
  /// Accepted and ignored.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Accepted and ignored.
  public func id(_ id: some Hashable) -> some View { self }
  /// Accepted and ignored.
  public func tag(_ tag: some Hashable) -> some View { self }
  /// Accepted and ignored.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Accepted and ignored.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Accepted and ignored.
  public func help(_ text: Text) -> some View { self }
  /// Accepted and ignored.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Accepted and ignored.
  @_disfavoredOverload
  public func help<Content: StringProtocol>(_ text: Content) -> some View { self }
  /// Accepted and ignored.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Accepted and ignored.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Accepted and ignored.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Accepted and ignored.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Accepted and ignored.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Accepted and ignored.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View { self }
  /// Accepted and ignored.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never { self }
  /// Accepted and ignored.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Accepted and ignored.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }
  /// Accepted and ignored.
  public func environmentObject(_ object: some ObservableObject) -> some View { self }
  /// Accepted and ignored.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { self }
  /// Accepted and ignored.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
