/// How much text is taken from others, so that everything that the host has fits into one message of
/// `GetManagedObjects`: D-Bus ends a connection that sends more than 128 MiB.
enum HostLimits {
  /// The most controls that can be placed.
  static let controls = 2_048
  /// The most bytes of text in one configuration.
  static let configuration = 16_384
  /// The most bytes of text in one snapshot.
  static let snapshot = 16_384
  /// The most bytes of text in what an extension says of one kind.
  static let description = 65_536
  /// The most problems of one extension that are told.
  static let problems = 64
  /// The most bytes of an error's text.
  static let failure = 1_024
}
