import TestSupport

/// The members of both protocols as hosts use them, in the form of ``InterfaceDescription``.
enum ProtocolFacts {
  static let itemProperties = [
    "Category": "s", "Id": "s", "Title": "s", "Status": "s", "WindowId": "i",
    "IconThemePath": "s", "Menu": "o", "ItemIsMenu": "b", "IconName": "s",
    "IconPixmap": "a(iiay)", "OverlayIconName": "s", "OverlayIconPixmap": "a(iiay)",
    "AttentionIconName": "s", "AttentionIconPixmap": "a(iiay)", "AttentionMovieName": "s",
    "ToolTip": "(sa(iiay)ss)", "IconAccessibleDesc": "s", "AttentionAccessibleDesc": "s",
  ]

  static let activate = "method Activate in x:i in y:i"

  static let item = Set(itemProperties.map { "property \($0.key) \($0.value) read" }).union([
    activate, "method ContextMenu in x:i in y:i", "method SecondaryActivate in x:i in y:i",
    "method Scroll in delta:i in orientation:s", "signal NewTitle", "signal NewIcon",
    "signal NewAttentionIcon", "signal NewOverlayIcon", "signal NewMenu", "signal NewToolTip",
    "signal NewStatus out status:s",
  ])

  static let menu: Set<String> = [
    "method GetLayout in parentId:i in recursionDepth:i in propertyNames:as out revision:u"
      + " out layout:(ia{sv}av)",
    "method GetGroupProperties in ids:ai in propertyNames:as out properties:a(ia{sv})",
    "method GetProperty in id:i in name:s out value:v",
    "method Event in id:i in eventId:s in data:v in timestamp:u",
    "method EventGroup in events:a(isvu) out idErrors:ai",
    "method AboutToShow in id:i out needUpdate:b",
    "method AboutToShowGroup in ids:ai out updatesNeeded:ai out idErrors:ai",
    "property Version u read", "property Status s read", "property TextDirection s read",
    "property IconThemePath as read", "signal LayoutUpdated out revision:u out parent:i",
    "signal ItemsPropertiesUpdated out updatedProps:a(ia{sv}) out removedProps:a(ias)",
    "signal ItemActivationRequested out id:i out timestamp:u",
  ]
}

extension InterfaceDescription {
  /// The members without what they say of `PropertiesChanged`, which no host of these two reads.
  var membersWithoutEmission: Set<String> {
    Set(members.map { $0.replacing(/\ emits=[a-z]+/, with: "") })
  }
}
