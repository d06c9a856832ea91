/// The names of the reader's controls, by which the app asks for a reload.
public enum ReaderKinds {
  /// The toggle that hides everything but the page.
  public static let focusMode = "com.example.ReaderApp.focus-mode"
  /// The button that turns to the next chapter.
  public static let nextChapter = "com.example.ReaderApp.next-chapter"
}
