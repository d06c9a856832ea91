# Cinnamon's watcher of the tray, with a panel that only passes clicks on. A left click opens the menu,
# or runs the primary control.
export XDG_CURRENT_DESKTOP=X-Cinnamon XDG_SESSION_TYPE=x11 GDK_BACKEND=x11
# shellcheck source=xvfb.bash
. "$STAGE/scripts/xvfb.bash"

# A line is a button; the answer is whether the menu of a left click is open.
cat > "$HOME/panel.py" <<'PYTHON'
import sys, gi
gi.require_version("XApp", "1.0")
from gi.repository import GLib, XApp
monitor = XApp.StatusIconMonitor()
def click(source, condition):
    button, icon = int(sys.stdin.readline()), monitor.list_icons()[-1]
    icon.call_button_press_sync(20, 0, button, 0, 2, None)
    icon.call_button_release_sync(20, 0, button, 0, 2, None)
    GLib.timeout_add(700, lambda: print(icon.props.primary_menu_is_open, flush=True))
    return True
GLib.io_add_watch(sys.stdin, GLib.IO_IN, click)
GLib.MainLoop().run()
PYTHON
panel_is_there() { busctl --user --no-legend list --unique | grep -q python3; }
coproc panel { /usr/bin/python3 "$HOME/panel.py" 2> "$HOME/panel.log"; }
wait_for 'the panel is there' panel_is_there
start_logged watcher /usr/libexec/xapps/sn-watcher/xapp-sn-watcher
start_logged tray "$STAGE/programs/controlbus-tray"
wait_for 'the tray registers' tray_is_registered
sleep 1

click_icon() {
  echo "$1" >&"${panel[1]}"
  read -r menu_is_open <&"${panel[0]}"
}
open_menu() {
  click_icon 1
  [ "$menu_is_open" = True ] || { echo "a left click opens no menu" >&2; exit 1; }
}
choose_focus() { xdotool mousemove 100 16 sleep 0.2 click 1; }
open_menu
import -window root "$STAGE/screenshots/cinnamon.png"
expect_flip 'a click in the menu' choose_focus
sleep 0.5
open_menu
expect_flip 'a second click in the menu' choose_focus

start_logged primary "$STAGE/programs/controlbus-tray" --primary focus-mode
wait_for 'the second tray takes over' tray_is_registered
sleep 1
expect_flip 'a left click with a primary control' click_icon 1
