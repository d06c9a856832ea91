public import Bus

extension BusName {
  /// The name that the host owns.
  public static let controlBus: BusName = "org.controlbus"
}
