# Extensions that never take their names: a caller gets Unavailable, and soon, on both buses.

# offer NAME PROGRAM [unit|no-unit]: a toggle of an extension that the program cannot serve; bare, with
# a unit, or with one that is missing.
offer() {
  local name=$1 program=$2 busName=com.example.$1.Controls data=$XDG_DATA_HOME
  printf '[D-BUS Service]\nName=%s\nExec=%s\n' "$busName" "$program" \
    > "$data/dbus-1/services/$busName.service"
  if [ -n "${3:-}" ]; then
    echo "SystemdService=$busName.service" >> "$data/dbus-1/services/$busName.service"
  fi
  if [ "${3:-}" = unit ]; then
    printf '[Unit]\nStartLimitIntervalSec=0\n[Service]\nType=dbus\nBusName=%s\nExecStart=%s\n' \
      "$busName" "$program" > "$data/systemd/user/$busName.service"
  fi
  bus_call call org.freedesktop.DBus / org.freedesktop.DBus ReloadConfig
  systemctl --user daemon-reload
  "$HOME/app/ReaderControls" manifest |
    sed -e "s/ReaderApp/$name/g; s/focus-mode/toggle-$name/g; s/next-chapter/button-$name/g" \
      > "$data/controlbus/extensions/.$busName"
  mv "$data/controlbus/extensions/.$busName" "$data/controlbus/extensions/$busName.json"
}

is_offered() { [ -n "$(property "$1" org.controlbus.Control1 Kind)" ]; }
is_unavailable() {
  local object=/org/controlbus/controls/toggle_2d$1
  wait_until "$1 is placed" is_offered "$object"
  # The client itself gives up after 25 s, as most do.
  dbus-send --session --print-reply --reply-timeout=25000 --dest=org.controlbus "$object" \
    org.controlbus.Toggle1.SetValue boolean:true > "$HOME/$1.log" 2>&1 && fail "$1 succeeded"
  grep -q '^Error org.controlbus.Error.Unavailable' "$HOME/$1.log" || fail "$(cat "$HOME/$1.log")"
  wait_until "$1 shows that it is unavailable" shows_unavailable "$object"
}
shows_unavailable() { [ "$(property "$1" org.controlbus.Toggle1 State)" = 's "unavailable"' ]; }

cannot_start() {
  local tests=() name
  busctl --user call org.controlbus $root_object ReloadAllControls
  printf '#!/bin/sh\nkill -SEGV $$\n' > "$HOME/app/crashes"
  chmod +x "$HOME/app/crashes"
  offer Quits /bin/true unit
  offer Fails /bin/false unit
  offer Crashes "$HOME/app/crashes" unit
  offer QuitsBare /bin/true
  offer FailsBare /bin/false
  offer CrashesBare "$HOME/app/crashes"
  offer Missing "$HOME/app/missing" unit
  offer Unitless /bin/false no-unit
  for name in Quits Fails Crashes QuitsBare FailsBare CrashesBare Missing Unitless; do
    is_unavailable $name &
    tests+=($!)
  done
  for name in "${tests[@]}"; do wait "$name"; done
  set_focus true
}

# error_of NAME: why its extension has failed.
error_of() {
  property "/org/controlbus/extensions/com_2eexample_2e$1_2eControls" \
    org.controlbus.ExtensionStatus1 Error
}
has_crashed_often() { [[ $(error_of "$1") == *'crashed 5 times'* ]]; }
ask_for() {
  busctl --user --timeout=25 call org.controlbus "/org/controlbus/controls/toggle_2d$1" \
    org.controlbus.Control1 Reload > /dev/null 2>&1 && fail "$1 succeeded"
  return 0
}
is_given_up() {
  local call
  for call in {1..8}; do
    ! has_crashed_often "$1" || return 0
    ask_for "$1"
  done
  fail "$1 is started without end: $(error_of "$1")"
}
is_not_given_up() {
  local call
  for call in {1..6}; do ask_for "$1"; done
  ! has_crashed_often "$1" || fail "$1 counts as crashed: $(error_of "$1")"
}

# dbus-broker names a program that dies as it names one that is missing; dbus-daemon tells nothing of
# a unit that fails, so that only its bare programs are known to have crashed.
gives_up() {
  local tests=() name
  is_not_given_up Unitless &
  tests+=($!)
  for name in FailsBare CrashesBare $([ "$SCENARIO" = daemon ] || echo Fails Crashes Missing); do
    is_given_up "$name" &
    tests+=($!)
  done
  for name in "${tests[@]}"; do wait "$name"; done
  set_focus true
}

check 'an extension that cannot start is Unavailable in bounded time' cannot_start
check 'one that dies at its start is given up after five crashes, one that is missing is not' gives_up
