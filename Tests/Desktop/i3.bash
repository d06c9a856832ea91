# The page's line for hotkeys in a real i3, whose key is pressed.
export XDG_CURRENT_DESKTOP=i3 XDG_SESSION_TYPE=x11 PATH=$STAGE/programs:$PATH
# shellcheck source=xvfb.bash
. "$STAGE/scripts/xvfb.bash"

# It goes back there before it reads its file.
cd "$HOME"
{
  echo '# i3 config file (v4)'
  # shellcheck disable=SC2016
  echo 'set $mod Mod4'
  grep -m 1 -oE 'bindsym \$mod\+F9 .*' "$STAGE/documentation/hotkeys.md"
} > "$HOME/i3.conf"
i3 -C -c "$HOME/i3.conf"
start_logged i3 i3 -c "$HOME/i3.conf"
i3_answers() { i3-msg -t get_version > /dev/null 2>&1; }
wait_for 'i3 answers' i3_answers

press_key() { xdotool key super+F9; }
expect_flip "i3's hotkey" press_key
expect_flip "i3's hotkey, again" press_key
