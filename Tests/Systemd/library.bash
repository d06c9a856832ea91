# What the scripts of the scenarios share.

extension=com.example.ReaderApp.Controls
control=/org/controlbus/controls/focus_2dmode
root_object='/org/controlbus org.controlbus.ControlCenter1'
current=start

# check NAME COMMAND…: runs it and says that it passed; what fails ends the scenario.
check() {
  current=$1
  shift
  "$@"
  echo "$current: passed"
}

fail() {
  echo "$current: FAILED: $*" >&2
  {
    busctl --user --auto-start=no --timeout=3 tree org.controlbus
    busctl --user --auto-start=no --timeout=3 introspect org.controlbus $control
    systemctl --user status -n 0 controlbus.service $extension.service
    journalctl --user -q -n 30 -o short-monotonic
    tail -n 20 "$HOME"/*.log
  } >&2 2>/dev/null || :
  exit 1
}
trap 'fail "line $LINENO of ${BASH_SOURCE[0]##*/}: $BASH_COMMAND"' ERR
set -E

# wait_until WHAT COMMAND…: until the command succeeds. The limit is for machines under load.
wait_until() {
  local what=$1 deadline=$((SECONDS + ${LIMIT:-60}))
  shift
  until "$@"; do
    ((SECONDS < deadline)) || fail "did not happen: $what"
    sleep 0.1
  done
}

bus_call() { busctl --user --auto-start=no "$@"; }
property() { bus_call get-property org.controlbus "$1" "$2" "$3" 2>/dev/null; }
focus() { property $control org.controlbus.Toggle1 "$1"; }
focus_is() { [ "$(focus Value)" = "b $1" ] && [ "$(focus State)" = 's "current"' ]; }
focus_is_current() { [ "$(focus State)" = 's "current"' ] && [ "$(focus Pending)" = 'b false' ]; }
set_focus() { busctl --user call org.controlbus $control org.controlbus.Toggle1 SetValue b "$1"; }

# process_of NAME: the process that owns a name on the bus; nothing when none does.
process_of() {
  bus_call call org.freedesktop.DBus / org.freedesktop.DBus GetConnectionUnixProcessID s "$1" \
    2>/dev/null | cut -d ' ' -f 2
}
has_owner() { [ -n "$(process_of "$1")" ]; }
is_free() { ! has_owner "$1"; }
has_new_owner() {
  local process
  process=$(process_of "$1")
  [ -n "$process" ] && [ "$process" != "$2" ]
}

unit() { systemctl --user show --value -p "$2" "$1"; }
unit_is() { [ "$(unit "$1" ActiveState)" = "$2" ]; }
