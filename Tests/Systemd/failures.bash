# Extensions that never take their names: a caller gets Unavailable, and soon, on both buses.

# offer NAME PROGRAM [unit]: a toggle of an extension that the program cannot serve.
offer() {
  local name=$1 program=$2 busName=com.example.$1.Controls data=$XDG_DATA_HOME
  printf '[D-BUS Service]\nName=%s\nExec=%s\n' "$busName" "$program" \
    > "$data/dbus-1/services/$busName.service"
  if [ -n "${3:-}" ]; then
    echo "SystemdService=$busName.service" >> "$data/dbus-1/services/$busName.service"
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
  for name in Quits Fails Crashes QuitsBare FailsBare CrashesBare Missing; do
    is_unavailable $name &
    tests+=($!)
  done
  for name in "${tests[@]}"; do wait "$name"; done
  set_focus true
}

check 'an extension that cannot start is Unavailable in bounded time' cannot_start
