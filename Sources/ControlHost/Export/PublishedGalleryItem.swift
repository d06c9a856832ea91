internal import Bus
internal import ControlModel
internal import ControlProtocol

/// A kind of the gallery as it is published; its property values are made once per change.
@BusActor
final class PublishedGalleryItem {
  let path: ObjectPath
  let kind: String
  private(set) var entry: Gallery.Entry
  private(set) var preview: Snapshot
  private(set) var parameters: [[String: Variant]]

  init(_ entry: Gallery.Entry) {
    kind = entry.descriptor.kind
    path = .galleryItem(kind: kind)
    self.entry = entry
    preview = entry.descriptor.placeholder
    parameters = entry.descriptor.parameters.map(\.variants)
  }

  /// Takes a new description in; returns the names of the properties that differ.
  func update(_ new: Gallery.Entry) -> [MemberName] {
    let old = (entry: entry, preview: preview)
    entry = new
    preview = new.descriptor.placeholder
    parameters = new.descriptor.parameters.map(\.variants)
    var names: [MemberName] = []
    func compare<Value: Equatable>(_ name: MemberName, _ before: Value, _ after: Value) {
      if before != after { names.append(name) }
    }
    compare("Extension", old.entry.extensionName, new.extensionName)
    compare("ControlType", old.entry.descriptor.controlType, new.descriptor.controlType)
    compare("DisplayName", old.entry.descriptor.displayName, new.descriptor.displayName)
    compare("Description", old.entry.descriptor.description, new.descriptor.description)
    compare("Title", old.preview.title, preview.title)
    compare("Subtitle", old.preview.subtitle, preview.subtitle)
    compare("ActionHint", old.preview.actionHint, preview.actionHint)
    compare("Symbol", old.preview.symbol, preview.symbol)
    compare("IconName", old.preview.iconName, preview.iconName)
    compare("Tint", old.preview.tint, preview.tint)
    compare("Parameters", old.entry.descriptor.parameters, new.descriptor.parameters)
    compare(
      "PromptsForConfiguration", old.entry.descriptor.promptsForConfiguration,
      new.descriptor.promptsForConfiguration)
    return names
  }
}
