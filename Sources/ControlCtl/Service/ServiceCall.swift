internal import Bus

/// A call to the service whose error becomes a command's failure.
enum ServiceCall {
  /// Makes the call.
  ///
  /// - Parameter title: the title of the control that it is about.
  @BusActor static func of<Result>(
    title: String? = nil, _ call: () async throws(BusError) -> Result
  ) async throws(CommandFailure) -> Result {
    do { return try await call() } catch { throw .service(error, title: title) }
  }
}
