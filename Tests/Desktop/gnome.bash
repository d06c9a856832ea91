# GNOME Shell with the AppIndicator extension. A click opens the menu, a second one chooses; a double
# click runs the primary control.
export XDG_CURRENT_DESKTOP=GNOME XDG_SESSION_TYPE=wayland XDG_SESSION_ID=c1
indicators=ubuntu-appindicators@ubuntu.com

mkdir -p "$XDG_DATA_HOME/gnome-shell/extensions" "$XDG_CONFIG_HOME/glib-2.0/settings"
cp -r "$STAGE/scripts/gnome-extension" \
  "$XDG_DATA_HOME/gnome-shell/extensions/test-access@controlbus.org"
cat > "$XDG_CONFIG_HOME/glib-2.0/settings/keyfile" <<CONFIGURATION
[org/gnome/shell]
enabled-extensions=['$indicators', 'test-access@controlbus.org']
disable-user-extensions=false
welcome-dialog-last-shown-version='99'
[org/gnome/desktop/interface]
enable-animations=false
[org/gnome/desktop/session]
idle-delay=uint32 0
CONFIGURATION

# A system bus of its own with a mocked logind, which the shell does not start without.
cat > "$HOME/system.conf" <<CONFIGURATION
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>system</type><listen>unix:path=$HOME/system</listen><auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
  </policy>
</busconfig>
CONFIGURATION
start_logged system dbus-daemon --config-file="$HOME/system.conf" --nofork --nosyslog --nopidfile
wait_for 'the system bus listens' test -S "$HOME/system"
export DBUS_SYSTEM_BUS_ADDRESS=unix:path=$HOME/system
start_logged logind /usr/bin/python3 -m dbusmock --template logind
logind_is_there() { busctl --address="$DBUS_SYSTEM_BUS_ADDRESS" status org.freedesktop.login1; }
wait_for 'logind is there' logind_is_there > /dev/null 2>&1
busctl --address="$DBUS_SYSTEM_BUS_ADDRESS" call org.freedesktop.login1 /org/freedesktop/login1 \
  org.freedesktop.DBus.Mock AddSession ssusb c1 seat0 "$(id -u)" nobody true > /dev/null

start_logged shell gnome-shell --headless --wayland --no-x11 --virtual-monitor 800x500
shell() {
  busctl --user --auto-start=no call org.gnome.Shell "$@"
}
# evaluate SCRIPT: the result as JSON; fails when the script does.
evaluate() {
  local answer
  answer=$(shell /org/gnome/Shell org.gnome.Shell Eval s "$1" 2>/dev/null) || return 1
  [[ $answer == 'bs true '* ]] || return 1
  answer=${answer#bs true }
  echo "${answer//[\"\\]/}"
}
shell_listens() { [ "$(evaluate '1 + 1')" = 2 ]; }
for _ in 1 2 3; do ( wait_for 'the shell listens' shell_listens ) 2>/dev/null && break; done
wait_for 'the shell listens' shell_listens
evaluate 'Main.overview.hide(); Main.messageTray.bannerBlocked = true; 0' > /dev/null

start_logged tray "$STAGE/programs/controlbus-tray"
wait_for 'the tray registers' tray_is_registered

indicator='Object.entries(Main.panel.statusArea).filter(([k]) => k.startsWith("appindicator")).map(([, v]) => v).pop()'
middle='(a => { let [x, y] = a.get_transformed_position(); return `${Math.round(x + a.width / 2)} ${Math.round(y + a.height / 2)}`; })'
icon_place() { evaluate "$middle($indicator)"; }
icon_is_there() { [[ $(icon_place) =~ ^[1-9][0-9]*\ [0-9]+$ ]]; }
item_place() { evaluate "$middle($indicator.menu._getMenuItems()[0])"; }
menu_is_open() { [ "$(evaluate "$indicator.menu.isOpen && $indicator.menu._getMenuItems().length > 2")" = true ]; }
click_at() {
  evaluate "{
    const { Clutter } = imports.gi;
    global.testPointer ??= Clutter.get_default_backend().get_default_seat()
      .create_virtual_device(Clutter.InputDeviceType.POINTER_DEVICE);
    const time = () => global.get_current_time() * 1000;
    global.testPointer.notify_absolute_motion(time(), $1, $2);
    for (const state of [Clutter.ButtonState.PRESSED, Clutter.ButtonState.RELEASED])
      global.testPointer.notify_button(time(), Clutter.BUTTON_PRIMARY, state);
    0 }" > /dev/null
}
picture() {
  shell /org/gnome/Shell/Screenshot org.gnome.Shell.Screenshot Screenshot bbs true false \
    "$STAGE/screenshots/$1.png" > /dev/null
}
open_menu() {
  wait_for 'the icon is in the panel' icon_is_there
  click_at $(icon_place)
  wait_for 'the menu opens' menu_is_open
  sleep 0.5
}
choose_focus() { click_at $(item_place); }

sleep 1
open_menu
picture gnome
expect_flip 'a click in the menu' choose_focus
sleep 0.5
open_menu
picture gnome-on
expect_flip 'a second click in the menu' choose_focus

# As at each unlocking of the screen, the watcher goes and comes back.
busctl --user call org.gnome.Shell /org/gnome/Shell org.gnome.Shell.Extensions DisableExtension s \
  $indicators > /dev/null
sleep 0.5
busctl --user call org.gnome.Shell /org/gnome/Shell org.gnome.Shell.Extensions EnableExtension s \
  $indicators > /dev/null
wait_for 'the tray registers again' tray_is_registered
open_menu
expect_flip 'a click after the watcher came back' choose_focus

start_logged primary "$STAGE/programs/controlbus-tray" --primary focus-mode
wait_for 'the second tray takes over' tray_is_registered
sleep 1
wait_for 'the icon is in the panel' icon_is_there
double_click() {
  click_at $1 $2
  click_at $1 $2
}
expect_flip 'a double click with a primary control' double_click $(icon_place)
sleep 0.5
picture gnome-primary
