/// Turns libsystemd's negative errno into an error, and hands on everything else.
@discardableResult
func check(_ result: Int32) throws(BusError) -> Int32 {
  guard result >= 0 else { throw BusError(errno: -result) }
  return result
}
