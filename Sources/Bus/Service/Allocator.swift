internal import CBusShim

/// The C library's allocator.
public enum Allocator {
  /// Gives memory that was freed back to the system: after work that needed much more than is kept.
  /// `malloc_trim`.
  public static func trim() { cbus_trim_memory() }

  /// Has large blocks go back to the system whenever they are freed, and all threads share what is
  /// free: for a process that lives long and is small but for moments. To be called before any thread
  /// exists. `mallopt`.
  public static func returnLargeBlocks() { cbus_return_memory() }
}
