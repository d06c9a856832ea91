# No systemd: the bus starts the programs itself, and the journal's entries go to standard error.

starts_without_systemd() {
  export XDG_DATA_DIRS=$STAGE/$SCENARIO/local/share:/usr/share
  [ ! -e /run/systemd ]
  "$HOME/app/ReaderControls" install
  busctl --user call org.controlbus $root_object ReloadAllControls
  wait_until 'the control is evaluated' focus_is_current
  set_focus true
  focus_is true
  kill -TERM "$(process_of org.controlbus)"
  wait_until 'the service leaves' is_free org.controlbus
  set_focus false
  focus_is false
  "$STAGE/programs/controlctl" list > "$HOME/list.log"
  grep -q 'Focus Mode' "$HOME/list.log"
}

check 'the service and the extension run without systemd' starts_without_systemd
