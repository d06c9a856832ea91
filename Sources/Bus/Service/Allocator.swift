internal import CBusShim

/// The C library's allocator.
public enum Allocator {
  /// Gives memory that was freed back to the system: after work that needed much more than is kept.
  /// `malloc_trim`.
  public static func trim() { cbus_trim_memory() }
}
