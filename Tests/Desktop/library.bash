# What the desktops' scripts share. Every process that start begins ends with the session.

started=()
end_all() {
  local index
  for ((index = ${#started[@]} - 1; index >= 0; index--)); do
    kill "${started[index]}" 2>/dev/null && wait "${started[index]}" 2>/dev/null || :
  done
}
trap end_all EXIT

# start_logged NAME COMMAND…: runs it in the background; its output is $HOME/NAME.log.
start_logged() {
  local name=$1
  shift
  "$@" > "$HOME/$name.log" 2>&1 &
  started+=($!)
}

# wait_for WHAT COMMAND…: until the command succeeds, or fails after a minute: a machine
# under load is slow.
wait_for() {
  local what=$1 deadline=$((SECONDS + 60))
  shift
  until "$@"; do
    if ((SECONDS >= deadline)); then
      echo "did not happen: $what" >&2
      tail -n 5 "$HOME"/*.log >&2
      exit 1
    fi
    sleep 0.1
  done
}

focus_path=/org/controlbus/controls/focus_2dmode
focus() {
  busctl --user --auto-start=no get-property org.controlbus $focus_path org.controlbus.Toggle1 \
    "${1:-Value}"
}
focus_is_known() { [ "$(focus State 2>/dev/null)" = 's "current"' ]; }
focus_is() { [ "$(focus)" = "b $1" ]; }

watched_items() {
  busctl --user --auto-start=no get-property org.kde.StatusNotifierWatcher /StatusNotifierWatcher \
    org.kde.StatusNotifierWatcher RegisteredStatusNotifierItems 2>/dev/null
}
tray_is_registered() { [[ $(watched_items) =~ ^as\ 1\  ]]; }

# expect_flip WHAT COMMAND…: the command, a click, flips the real Focus Mode.
expect_flip() {
  local what=$1 wanted
  shift
  if focus_is true; then wanted=false; else wanted=true; fi
  "$@"
  wait_for "$what makes Focus Mode $wanted" focus_is "$wanted"
  echo "$DESKTOP: $what: Focus Mode is $wanted"
}

# expect_flip_with_icon WHAT COMMAND…: the same, and the icon in the panel, as icon_picture has it, is
# another one after it.
expect_flip_with_icon() {
  local before
  before=$(icon_picture)
  expect_flip "$@"
  # A button that is pressed looks different too.
  sleep 0.5
  icon_is_another() { [ "$(icon_picture)" != "$before" ]; }
  wait_for 'the icon follows the control' icon_is_another
}
