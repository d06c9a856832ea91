internal import Bus

/// What a host reports about an item: `isvu`, the item, the event, its data and the time.
typealias MenuEvent = Struct<Int32, String, Variant, UInt32>
