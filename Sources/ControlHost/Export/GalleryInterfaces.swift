internal import Bus
internal import ControlModel
internal import ControlProtocol

extension ControlHost {
  /// `org.controlbus.GalleryItem1`.
  static func galleryInterface(_ host: ControlHost) -> Interface<PublishedGalleryItem> {
    Interface(.galleryItem) {
      Method("Preview", arguments: ["configuration"], results: ["snapshot"]) {
        [weak host]
        (item: PublishedGalleryItem, call: MethodCall, configuration: [String: Variant])
          async throws -> [String: Variant] in
        try await host.present.preview(item, configuration, sender: call.sender)
      }
      Method(
        "Options", arguments: ["parameter", "search", "configuration"], results: ["options"]
      ) {
        [weak host]
        (
          item: PublishedGalleryItem, call: MethodCall, parameter: String, search: String,
          configuration: [String: Variant]
        ) async throws -> [[String: Variant]] in
        try await host.present.options(
          item, parameter: parameter, search: search, configuration, sender: call.sender)
      }
      galleryProperties
    }
  }

  @InterfaceBuilder<PublishedGalleryItem>
  private static var galleryProperties: [Member<PublishedGalleryItem>] {
    Property("Kind", emits: .constant) { (item: PublishedGalleryItem) in item.kind }
    Property("Extension") { (item: PublishedGalleryItem) in item.entry.extensionName }
    Property("ControlType") { (item: PublishedGalleryItem) in
      item.entry.descriptor.controlType.rawValue
    }
    Property("DisplayName") { (item: PublishedGalleryItem) in item.entry.descriptor.displayName }
    Property("Description") { (item: PublishedGalleryItem) in item.entry.descriptor.description }
    Property("Title") { (item: PublishedGalleryItem) in item.preview.title }
    Property("Subtitle") { (item: PublishedGalleryItem) in item.preview.subtitle }
    Property("ActionHint") { (item: PublishedGalleryItem) in item.preview.actionHint }
    Property("Symbol") { (item: PublishedGalleryItem) in item.preview.symbol }
    Property("IconName") { (item: PublishedGalleryItem) in item.preview.iconName }
    Property("Tint") { (item: PublishedGalleryItem) in item.preview.tint }
    Property("Parameters") { (item: PublishedGalleryItem) in item.parameters }
    Property("PromptsForConfiguration") { (item: PublishedGalleryItem) in
      item.entry.descriptor.promptsForConfiguration
    }
  }

  /// `org.controlbus.ExtensionStatus1`.
  static let extensionInterface = Interface<PublishedExtension>(.extensionStatus) {
    Property("BusName", emits: .constant) { (item: PublishedExtension) in item.known.name }
    Property("Name") { (item: PublishedExtension) in item.status.name }
    Property("State") { (item: PublishedExtension) in item.status.state }
    Property("Error") { (item: PublishedExtension) in item.status.error }
    Property("Kinds") { (item: PublishedExtension) in item.status.kinds }
    Property("Problems") { (item: PublishedExtension) in item.status.problems }
    Property("Installed") { (item: PublishedExtension) in item.status.isInstalled }
  }
}

extension ControlHost? {
  /// The host, while it serves; its interfaces outlive it.
  fileprivate var present: ControlHost {
    get throws(BusError) {
      guard let self else { throw .unknownObject("The service is ending") }
      return self
    }
  }
}
