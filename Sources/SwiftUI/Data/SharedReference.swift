/// A store that several isolations may use.
///
/// Unchecked, since Foundation declares `UserDefaults` as not sendable although it takes a lock in every
/// method; `AppGroupDefaults` is sendable. No other type is ever held.
struct SharedReference: @unchecked Sendable {
  let store: any KeyValueStore
}
