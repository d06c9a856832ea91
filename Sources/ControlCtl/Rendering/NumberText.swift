/// Numbers as people write them.
enum NumberText {
  /// The number, without a fraction where it is whole.
  static func of(_ number: Double) -> String {
    Int64(exactly: number).map { String($0) } ?? "\(number)"
  }
}
