public import Bus

extension InterfaceName {
  /// The set of placed controls, on the root object.
  public static let controlCenter: InterfaceName = "org.controlbus.ControlCenter1"
  /// Who a placed control is.
  public static let control: InterfaceName = "org.controlbus.Control1"
  /// How a toggle looks and what it does.
  public static let toggle: InterfaceName = "org.controlbus.Toggle1"
  /// How a button looks and what it does.
  public static let button: InterfaceName = "org.controlbus.Button1"
  /// A kind that can be placed.
  public static let galleryItem: InterfaceName = "org.controlbus.GalleryItem1"
  /// How an extension fares.
  public static let extensionStatus: InterfaceName = "org.controlbus.ExtensionStatus1"
  /// What an extension serves.
  public static let controlExtension: InterfaceName = "org.controlbus.Extension1"
}
