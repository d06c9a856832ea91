# The lives of the two processes: idleness, stop, crash, a stopped loop, updates, logout.

has_no_process() { ! [ -d "/proc/$1" ]; }

leaves_when_idle() {
  local process
  process=$(process_of $extension)
  LIMIT=180 wait_until 'the extension leaves' unit_is $extension.service inactive
  [ "$(unit $extension.service Result)" = success ]
  has_no_process "$process"
  focus_is_current
  set_focus true
  focus_is true
  has_new_owner $extension "$process"
}

stops() {
  systemctl --user stop controlbus.service
  [ "$(unit controlbus.service Result)" = success ]
  is_free org.controlbus
  set_focus false
  focus_is false
}

# However often it crashes: a unit that may not be started lets everybody who calls the name hang.
restarts_after_crashes() {
  local process crash
  for crash in {1..6}; do
    process=$(process_of org.controlbus)
    kill -KILL "$process"
    wait_until 'the manager starts it again' has_new_owner org.controlbus "$process"
    [ "$(unit controlbus.service NRestarts)" = "$crash" ]
  done
  wait_until 'the controls are back' focus_is_current
  set_focus true
  focus_is true
}

is_fed() { [ "$(unit controlbus.service WatchdogTimestampMonotonic)" != "$1" ]; }
watchdog_timed_out() {
  grep -q 'controlbus.service: Watchdog timeout' <<< "$(journalctl --user -q)"
}
watchdog_bites() {
  local process folder=$XDG_CONFIG_HOME/systemd/user/controlbus.service.d
  mkdir -p "$folder"
  printf '[Service]\nWatchdogSec=10s\n' > "$folder/short.conf"
  systemctl --user daemon-reload
  systemctl --user restart controlbus.service
  process=$(process_of org.controlbus)
  wait_until 'the loop feeds the watchdog' is_fed \
    "$(unit controlbus.service WatchdogTimestampMonotonic)"
  [ "$(process_of org.controlbus)" = "$process" ]
  kill -STOP "$process"
  wait_until 'the watchdog bites' has_new_owner org.controlbus "$process"
  wait_until 'the manager says so' watchdog_timed_out
  rm "$folder/short.conf"
  systemctl --user daemon-reload
  systemctl --user restart controlbus.service
  wait_until 'the controls are back' focus_is_current
}

runs_new_program() {
  has_owner $extension && [[ $(readlink "/proc/$(process_of $extension)/exe") == */ReaderControls ]]
}
# Calls go on all the while, and none of them is lost.
is_updated() {
  local process
  set_focus false
  process=$(process_of $extension)
  (for _ in {1..15}; do set_focus true && set_focus false || exit; done) &
  cp "$HOME/app/ReaderControls" "$HOME/app/.new"
  mv "$HOME/app/.new" "$HOME/app/ReaderControls"
  [[ $(readlink "/proc/$process/exe") == *'(deleted)' ]]
  "$HOME/app/ReaderControls" install
  wait_until 'the old process leaves' has_no_process "$process"
  wait $!
  set_focus true
  focus_is true
  runs_new_program
}

shows_the_truth() {
  focus_is_current && [ "$(focus Value)" = "b $(reader_focus)" ]
}
is_pending() { [ "$(focus Pending)" = 'b true' ]; }
# An action that the extension cannot answer while the service goes: its caller gets an error, and the
# next service shows what the extension really has.
restarts_during_an_action() {
  local process action
  set_focus false
  process=$(process_of $extension)
  kill -STOP "$process"
  busctl --user call org.controlbus $control org.controlbus.Toggle1 SetValue b true \
    > "$HOME/interrupted.log" 2>&1 &
  action=$!
  wait_until 'the action runs' is_pending
  systemctl --user restart controlbus.service
  if wait $action; then fail 'the action succeeded without its extension'; fi
  kill -CONT "$process"
  wait_until 'the service shows what the extension has' shows_the_truth
  set_focus true
  focus_is true
}
reader_focus() {
  if [ "$("$STAGE/programs/reader" focus status)" = 'focus on' ]; then echo true; else echo false; fi
}

ends_with_the_session() {
  local folder=$XDG_CONFIG_HOME/systemd/user
  printf '[Unit]\nBindsTo=graphical-session.target\n' > "$folder/test-session.target"
  systemctl --user daemon-reload
  systemctl --user start test-session.target
  systemctl --user stop test-session.target
  wait_until 'the service stops' unit_is controlbus.service inactive
  wait_until 'the extension stops' unit_is $extension.service inactive
  [ "$(unit controlbus.service Result) $(unit $extension.service Result)" = 'success success' ]
}

check 'the extension leaves when idle and is started again' leaves_when_idle
check 'stop ends the service, the next call starts it' stops
check 'six crashes in a row are followed by restarts' restarts_after_crashes
check 'the watchdog bites a stopped loop' watchdog_bites
check 'an update replaces the running extension without a lost call' is_updated
check 'the service is restarted while an action runs' restarts_during_an_action
check 'both end with the graphical session' ends_with_the_session
