internal import CBusShim

/// The process that started this one.
public enum ParentProcess {
  /// Lets the kernel send this process a signal when its parent ends. `PR_SET_PDEATHSIG`.
  ///
  /// The parent is the thread that forked; a parent that has ended already sends nothing more.
  public static func signalOnEnd(_ number: Int32) {
    cbus_signal_on_parent_end(number)
  }
}
