# Waybar in sway. A left click opens the menu, or runs the primary control; a right click opens it.
OUTPUTS=1 width=640 height=400

cat > "$HOME/sway.conf" <<CONFIGURATION
output HEADLESS-1 resolution ${width}x$height position 0 0
output * bg #26344a solid_color
xwayland disable
CONFIGURATION
cat > "$HOME/waybar.json" <<CONFIGURATION
{"layer": "top", "height": 36, "modules-left": ["tray"], "tray": {"icon-size": 24}}
CONFIGURATION
cat > "$HOME/waybar.css" <<CONFIGURATION
* { font-family: "DejaVu Sans"; font-size: 14px; }
#tray { padding: 0 6px; }
CONFIGURATION

# shellcheck source=sway.bash
. "$STAGE/scripts/sway.bash"

click_at() {
  point "move $2 $3 $width $height"
  sleep 0.2
  point "click $1"
}
start_waybar() { start_logged waybar waybar -c "$HOME/waybar.json" -s "$HOME/waybar.css"; }

start_logged tray "$STAGE/programs/controlbus-tray"
start_waybar
wait_for 'the tray registers' tray_is_registered
sleep 1

open_menu() {
  click_at "$1" 20 18
  sleep 0.7
}
choose_focus() { click_at left 100 35; }
open_menu left
grim "$STAGE/screenshots/waybar.png"
expect_flip 'a click in the menu' choose_focus
sleep 0.5
open_menu right
grim "$STAGE/screenshots/waybar-on.png"
expect_flip 'a second click in the menu' choose_focus

kill "${started[-1]}"
wait "${started[-1]}" || :
start_waybar
wait_for 'the tray registers with the next panel' tray_is_registered

start_logged primary "$STAGE/programs/controlbus-tray" --primary focus-mode
wait_for 'the second tray takes over' tray_is_registered
point "move 20 18 $width $height"
sleep 1
icon_picture() { grim -t ppm -g '8,6 24x24' - | sha256sum; }
expect_flip_with_icon 'a left click with a primary control' click_at left 20 18
sleep 0.5
grim "$STAGE/screenshots/waybar-primary.png"
