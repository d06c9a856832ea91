/* exported init */
// Unsafe mode opens org.gnome.Shell.Eval and the screenshots to the test.
class TestAccess {
  enable() { global.context.unsafe_mode = true; }
  disable() { global.context.unsafe_mode = false; }
}

function init() { return new TestAccess(); }
