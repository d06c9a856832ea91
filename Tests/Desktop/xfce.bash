# The panel of XFCE in Xvfb. A left click opens the menu, or runs the primary control.
export XDG_CURRENT_DESKTOP=XFCE XDG_SESSION_TYPE=x11 GDK_BACKEND=x11
mkdir -p "$XDG_CONFIG_HOME/xfce4/xfconf/xfce-perchannel-xml"
cat > "$XDG_CONFIG_HOME/xfce4/xfconf/xfce-perchannel-xml/xfce4-panel.xml" <<CONFIGURATION
<?xml version="1.0" encoding="UTF-8"?>
<channel name="xfce4-panel" version="1.0">
  <property name="configver" type="int" value="2"/>
  <property name="panels" type="array">
    <value type="int" value="1"/>
    <property name="panel-1" type="empty">
      <property name="position" type="string" value="p=6;x=0;y=0"/>
      <property name="position-locked" type="bool" value="true"/>
      <property name="size" type="uint" value="36"/>
      <property name="length" type="uint" value="100"/>
      <property name="plugin-ids" type="array"><value type="int" value="1"/></property>
    </property>
  </property>
  <property name="plugins" type="empty">
    <property name="plugin-1" type="string" value="systray">
      <property name="icon-size" type="int" value="24"/>
      <property name="square-icons" type="bool" value="true"/>
    </property>
  </property>
</channel>
CONFIGURATION

# shellcheck source=xvfb.bash
. "$STAGE/scripts/xvfb.bash"
click_at() { xdotool mousemove "$2" "$3" sleep 0.2 click "$1"; }
picture() { import -window root "$STAGE/screenshots/$1.png"; }

start_logged xfwm4 xfwm4 --compositor=off
start_logged panel xfce4-panel --disable-wm-check
start_logged tray "$STAGE/programs/controlbus-tray"
wait_for 'the tray registers' tray_is_registered
sleep 2

open_menu() {
  click_at 1 20 18
  sleep 0.7
}
choose_focus() { click_at 1 100 52; }
open_menu
picture xfce
expect_flip 'a click in the menu' choose_focus
sleep 0.5
open_menu
picture xfce-on
expect_flip 'a second click in the menu' choose_focus

kill "${started[-2]}"
wait "${started[-2]}" || :
start_logged panel xfce4-panel --disable-wm-check
wait_for 'the tray registers with the next panel' tray_is_registered

start_logged primary "$STAGE/programs/controlbus-tray" --primary focus-mode
wait_for 'the second tray takes over' tray_is_registered
xdotool mousemove 20 18
sleep 1.5
icon_picture() { import -window root -crop 24x24+8+6 ppm:- | sha256sum; }
expect_flip_with_icon 'a left click with a primary control' click_at 1 20 18
sleep 0.5
picture xfce-primary
