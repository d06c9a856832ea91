# D-Bus starts the service and the extension through their units.

installs() {
  "$HOME/app/ReaderControls" install
  [ "$(systemctl --user show --value -p LoadState $extension.service)" = loaded ]
}

first_call_activates() {
  is_free org.controlbus
  [[ $(busctl --user call org.controlbus /org/controlbus \
    org.freedesktop.DBus.ObjectManager GetManagedObjects) == *focus-mode* ]]
  [ "$(process_of org.controlbus)" = "$(unit controlbus.service MainPID)" ]
  [[ $(unit controlbus.service ControlGroup) == */session.slice/controlbus.service ]]
  wait_until 'the control is evaluated' focus_is_current
  [ "$(process_of $extension)" = "$(unit $extension.service MainPID)" ]
}

says_what_it_serves() { [[ $(unit controlbus.service StatusText) == Serving* ]]; }

check 'the installed extension is known to the manager' installs
check 'the first call activates host and extension' first_call_activates
check 'the status text says what is served' says_what_it_serves
