internal import AppGroups

/// What an ``AppStorage`` needs of a store; both kinds of store have these methods as they are.
protocol KeyValueStore: AnyObject {
  func object(forKey key: String) -> Any?
  func bool(forKey key: String) -> Bool
  func integer(forKey key: String) -> Int
  func double(forKey key: String) -> Double
  func string(forKey key: String) -> String?
  func data(forKey key: String) -> Data?
  func set(_ value: Any?, forKey key: String)
  func removeObject(forKey key: String)
}

extension UserDefaults: KeyValueStore {}
extension AppGroupDefaults: KeyValueStore {}
