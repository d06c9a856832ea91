internal import Bus

extension StatusNotifierItem {
  nonisolated static let interfaceName: InterfaceName = "org.kde.StatusNotifierItem"

  /// Without `Activate`, whose presence alone makes GNOME wait for a double click before it opens
  /// the menu. Hosts that call it all the same (LXQt, MATE) drop the answer, so that no answer could
  /// make them open the menu; Plasma opens it after an error.
  static let menuInterface = Interface<StatusNotifierItem>(interfaceName) {
    properties
    clicks
    signals
  }

  static let activatableInterface = Interface<StatusNotifierItem>(interfaceName) {
    properties
    Method("Activate", arguments: ["x", "y"]) {
      (item: StatusNotifierItem, _: MethodCall, _: Int32, _: Int32) -> Void in item.activate()
    }
    clicks
    signals
  }

  /// Width, height and pixels of one size of an icon.
  private typealias Pixmap = Struct<Int32, Int32, [UInt8]>

  @InterfaceBuilder<StatusNotifierItem>
  private static var properties: [Member<StatusNotifierItem>] {
    Property("Category", emits: .constant) { (_: StatusNotifierItem) in "SystemServices" }
    Property("Id", emits: .constant) { (_: StatusNotifierItem) in id }
    Property("Title", emits: .never) { (item: StatusNotifierItem) in item.look.title }
    Property("Status", emits: .never) { (_: StatusNotifierItem) in "Active" }
    Property("WindowId", emits: .constant) { (_: StatusNotifierItem) in 0 as Int32 }
    Property("IconThemePath", emits: .constant) { (_: StatusNotifierItem) in "" }
    Property("Menu", emits: .constant) { (_: StatusNotifierItem) in MenuObject.path }
    Property("ItemIsMenu", emits: .constant) { (item: StatusNotifierItem) in item.isMenu }
    Property("IconName", emits: .never) { (item: StatusNotifierItem) in item.look.iconName }
    Property("IconPixmap", emits: .never) { (_: StatusNotifierItem) in [Pixmap]() }
    Property("OverlayIconName", emits: .constant) { (_: StatusNotifierItem) in "" }
    Property("OverlayIconPixmap", emits: .constant) { (_: StatusNotifierItem) in [Pixmap]() }
    Property("AttentionIconName", emits: .constant) { (_: StatusNotifierItem) in "" }
    Property("AttentionIconPixmap", emits: .constant) { (_: StatusNotifierItem) in [Pixmap]() }
    Property("AttentionMovieName", emits: .constant) { (_: StatusNotifierItem) in "" }
    Property("ToolTip", emits: .never) { (item: StatusNotifierItem) in
      Struct(item.look.iconName, [Pixmap](), item.look.title, item.look.toolTipMarkup)
    }
    Property("IconAccessibleDesc", emits: .never) { (item: StatusNotifierItem) in
      item.look.accessibleDescription
    }
    Property("AttentionAccessibleDesc", emits: .constant) { (_: StatusNotifierItem) in "" }
  }

  /// A host that has the menu shows it by itself; coordinates mean nothing on Wayland.
  @InterfaceBuilder<StatusNotifierItem>
  private static var clicks: [Member<StatusNotifierItem>] {
    Method("ContextMenu", arguments: ["x", "y"]) {
      (_: StatusNotifierItem, _: MethodCall, _: Int32, _: Int32) -> Void in
    }
    Method("SecondaryActivate", arguments: ["x", "y"]) {
      (item: StatusNotifierItem, _: MethodCall, _: Int32, _: Int32) -> Void in item.activate()
    }
    Method("Scroll", arguments: ["delta", "orientation"]) {
      (_: StatusNotifierItem, _: MethodCall, _: Int32, _: String) -> Void in
    }
  }

  @InterfaceBuilder<StatusNotifierItem>
  private static var signals: [Member<StatusNotifierItem>] {
    Signal("NewTitle")
    Signal("NewIcon")
    Signal("NewAttentionIcon")
    Signal("NewOverlayIcon")
    Signal("NewMenu")
    Signal("NewToolTip")
    Signal("NewStatus", arguments: ["status"], of: String.self)
  }

  private func activate() {
    Task { activated?() }
  }
}
