# The page's command as a custom shortcut of KDE: the program that holds Plasma's global shortcuts runs
# it when its key is pressed. Plasma's settings themselves are not there; what they write is.
export XDG_CURRENT_DESKTOP=KDE XDG_SESSION_TYPE=x11 QT_QPA_PLATFORM=xcb PATH=$STAGE/programs:$PATH
# shellcheck source=xvfb.bash
. "$STAGE/scripts/xvfb.bash"

command=$(sed -n '/^## KDE/,/^## Any/s/^    \(controlctl .*\)/\1/p' "$STAGE/documentation/hotkeys.md")
mkdir -p "$XDG_DATA_HOME/kglobalaccel"
cat > "$XDG_DATA_HOME/kglobalaccel/focus-mode.desktop" <<DESKTOP
[Desktop Entry]
Type=Application
Name=Focus Mode
Exec=$command
NoDisplay=true
StartupNotify=false
X-KDE-GlobalAccel-CommandShortcut=true
DESKTOP
cat > "$XDG_CONFIG_HOME/kglobalshortcutsrc" <<SHORTCUTS
[focus-mode.desktop]
_k_friendly_name=Focus Mode
_launch=Meta+F9,none,Focus Mode
SHORTCUTS
start_logged kglobalaccel kglobalaccel5
shortcut_is_held() {
  busctl --user --auto-start=no call org.kde.kglobalaccel /kglobalaccel org.kde.KGlobalAccel \
    allComponents 2> /dev/null | grep focus_mode > /dev/null
}
wait_for 'KDE holds the shortcut' shortcut_is_held

press_key() { xdotool key super+F9; }
expect_flip "KDE's hotkey" press_key
expect_flip "KDE's hotkey, again" press_key
