# The module that `controlctl waybar` prints, in a real Waybar on two outputs, and what
# `controlctl` offers to swaync and to hotkeys. What a bar shows is read off its pixels.
export PATH=$STAGE/programs:$PATH
bar_width=400
OUTPUTS=2 width=$((2 * bar_width)) height=160
bars=(0 $bar_width)

passed() { echo "$DESKTOP: $1: passed"; }
fail() {
  echo "$DESKTOP: $1" >&2
  tail -n 20 "$HOME"/*.log >&2
  exit 1
}

# MARK: The compositor

# The line of the page on hotkeys, as it stands there.
hotkey=$(grep -m 1 -oE 'bindsym \$mod\+F9 .*' "$STAGE/documentation/hotkeys.md")
cat > "$HOME/sway.conf" <<CONFIGURATION
output HEADLESS-1 resolution ${bar_width}x$height position 0 0
output HEADLESS-2 resolution ${bar_width}x$height position $bar_width 0
output * bg #26344a solid_color
xwayland disable
set \$mod Mod4
$hotkey
CONFIGURATION
# shellcheck source=sway.bash
. "$STAGE/scripts/sway.bash"
sway -C -c "$HOME/sway.conf" > "$HOME/check.log" 2>&1 || fail 'sway refuses the line for hotkeys'
click_bar() {
  point "move $((bars[$1] + 20)) 18 $width $height"
  point 'click left'
}

# MARK: The bars, with the module as it is printed and signal colours for the test

controlctl waybar focus-mode > "$HOME/module"
{
  echo '{"layer": "top", "height": 36, "modules-left": ["custom/focus-mode"],'
  sed '/^$/,$d; /^\/\//d' "$HOME/module"
  echo '}'
} > "$HOME/waybar.json"
{
  echo '* { font-family: "DejaVu Sans"; font-size: 14px; }'
  sed -n '/^$/,$p' "$HOME/module"
} > "$HOME/waybar.css"
cat "$HOME/waybar.css" - > "$HOME/signal.css" <<'CONFIGURATION'
#custom-focus-mode.off { background: #ff0000; opacity: 1; }
#custom-focus-mode.on { background: #00ff00; opacity: 1; }
#custom-focus-mode.unavailable { background: #0000ff; opacity: 1; }
CONFIGURATION

start_bars() {
  waybar -c "$HOME/waybar.json" -s "$HOME/$1.css" > "$HOME/$1.log" 2>&1 &
  bar=$!
  started+=("$bar")
}
# The colour within the module's left padding.
colour() { grim -t ppm -g "$((bars[$1] + 3)),18 1x1" - 2>/dev/null | tail -c 3 | od -An -tx1 | tr -d ' '; }
bars_show() { [ "$(colour 0)" = "$1" ] && [ "$(colour 1)" = "$1" ]; }
off=ff0000 on=00ff00 unavailable=0000ff

focus_is false
start_bars signal
wait_for 'both bars show that it is off' bars_show $off
passed 'the printed module shows the control on both bars'

click_bar 0
wait_for 'a click makes Focus Mode true' focus_is true
wait_for 'both bars show that it is on' bars_show $on
click_bar 1
wait_for 'a click makes Focus Mode false' focus_is false
wait_for 'both bars show that it is off' bars_show $off
passed 'a click toggles, and the two bars agree'

reader focus on
wait_for 'both bars show that it is on' bars_show $on
passed 'a change from the app shows on both bars'

# MARK: The service goes and comes

restart_service() {
  kill "-$1" "${started[0]}"
  wait "${started[0]}" || :
  wait_for 'both bars show that the service is away' bars_show $unavailable
  reader focus "$2"
  "$STAGE/programs/controlbusd" > "$HOME/controlbusd.log" 2>&1 &
  started[0]=$!
  wait_for 'both bars show what is true now' bars_show "$3"
}
restart_service TERM off $off
passed 'the bars survive a restart of the service'
restart_service KILL on $on
passed 'the bars survive the death of the service'

# MARK: Processes

shells() { pgrep -f -P "$bar" 'controlctl watch --waybar focus-mode'; }
watchers() { shells; pgrep -P "$(shells | paste -sd ,)" || :; }
# All that Waybar has, what ended without being collected included.
only_watchers() { [ "$(ps -o pid= --ppid "$bar" | wc -l)" = 2 ] && [ "$(shells | wc -l)" = 2 ]; }
wait_for 'the bars have one watcher each' only_watchers
before=$(watchers)
toggle_often() {
  /usr/bin/python3 - "$1" $focus_path <<'PYTHON'
import sys
from gi.repository import Gio, GLib

bus = Gio.bus_get_sync(Gio.BusType.SESSION)
for _ in range(int(sys.argv[1])):
    bus.call_sync("org.controlbus", sys.argv[2], "org.controlbus.Toggle1", "Toggle", None, None,
                  Gio.DBusCallFlags.NONE, -1, None)
PYTHON
}
for click in {1..50}; do
  ((click % 10)) || toggle_often 90
  if focus_is true; then wanted=false; else wanted=true; fi
  click_bar $((click % 2))
  wait_for "click $click makes Focus Mode $wanted" focus_is $wanted
done
wait_for 'the bars have one watcher each' only_watchers
[ "$(watchers)" = "$before" ] || fail 'the watchers are not those from before'
if focus_is true; then wait_for 'green' bars_show $on; else wait_for 'red' bars_show $off; fi
passed 'after 500 toggles each bar has its one process'

all_gone() { ! kill -0 $before 2>/dev/null; }
kill -KILL "$bar"
wait "$bar" 2>/dev/null || :
wait_for 'the watchers end with a killed bar' all_gone
passed 'no process outlives a killed bar'

# MARK: A picture of the module as it is printed

reader focus on
wait_for 'Focus Mode is on' focus_is true
start_bars waybar
# The tint of the control, as the printed rules have it; no pixel of the background does.
has_tint() { grim -t ppm -g "0,0 ${bar_width}x36" - | od -An -v -tx1 -w3 -j 14 | grep '58 56 d6' > /dev/null; }
wait_for 'the bar shows the tint' has_tint
grim -o HEADLESS-1 "$STAGE/screenshots/waybar-module.png"
passed 'the printed rules colour the module'

# MARK: swaync runs commands as GLib reads them, within double quotes

as_swaync() {
  (cd / && SWAYNC_TOGGLE_STATE=$1 exec /usr/bin/python3 - "$2") <<'PYTHON'
import subprocess, sys
from gi.repository import GLib

line = '/bin/sh -c "%s"' % sys.argv[1]
sys.exit(subprocess.run(GLib.shell_parse_argv(line)[1]).returncode)
PYTHON
}
entry() {
  controlctl swaync focus-mode |
    /usr/bin/python3 -c 'import json, sys; print(json.load(sys.stdin)[sys.argv[1]])' "$1"
}
command=$(entry command) update=$(entry update-command)
for value in false true false; do
  as_swaync $value "$command"
  focus_is $value || fail "swaync's button did not make it $value"
  answer=$(as_swaync '' "$update")
  [ "$answer" = $value ] || fail "swaync's update command said '$answer', not $value"
done
passed "swaync's button sets, and its update command tells"

# MARK: Hotkeys, as the page has them

press_key() { wtype -M logo -k F9 -m logo; }
press_key
wait_for 'the key makes Focus Mode true' focus_is true
passed "sway's hotkey toggles"

sed -n '/gsettings set/s/^    //p; /^    \(list\|key\)=/s/^    //p' \
  "$STAGE/documentation/hotkeys.md" > "$HOME/gnome.sh"
bash -n "$HOME/gnome.sh"
schema=org.gnome.settings-daemon.plugins.media-keys
if gsettings list-schemas | grep -x $schema > /dev/null; then
  bash -eu "$HOME/gnome.sh"
  path=/org/gnome/settings-daemon/plugins/media-keys/custom-keybindings/focus-mode/
  [[ $(gsettings get $schema custom-keybindings) == *"$path"* ]] || fail 'GNOME has no such list'
  eval "$(eval echo "$(gsettings get $schema.custom-keybinding:$path command)")"
  wait_for "GNOME's command makes Focus Mode false" focus_is false
  passed "GNOME's hotkey is set, and its command toggles"
else
  echo "$DESKTOP: GNOME's hotkey: only read, since GNOME's settings are not installed"
fi
