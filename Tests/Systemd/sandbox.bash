# Every hardening option of the unit takes effect. The probe tries what each of them forbids: bare,
# to see that the machine itself allows it, and in a unit with the very same options.

probed=$XDG_RUNTIME_DIR/probed
probe_runs() {
  "$STAGE/programs/sandbox-probe" > "$HOME/bare"
  mkdir -p "$XDG_RUNTIME_DIR/systemd/user"
  sed -e '/^\(Type\|BusName\|Restart\|RestartSec\|WatchdogSec\|Slice\)=/d' \
    -e "s|^ExecStart=.*|ExecStart=$STAGE/programs/sandbox-probe\nType=oneshot\nStandardOutput=truncate:$probed|" \
    "$(unit controlbus.service FragmentPath)" > "$XDG_RUNTIME_DIR/systemd/user/probe.service"
  systemctl --user daemon-reload
  systemctl --user start probe.service
}

# As many filters as the probe has, whose effect is seen.
host_is_confined() {
  local process line
  process=$(process_of org.controlbus)
  for line in $'NoNewPrivs:\t1' $'Seccomp:\t2' $'Umask:\t0077' \
    "$(grep Seccomp_filters "$probed")"; do
    grep -qxF "$line" "/proc/$process/status"
  done
  grep -q '^Max core file size  *0  *0 ' "/proc/$process/limits"
}

denies() { grep -qx "$1: denied.*" "$probed"; }
permits() { grep -qx "$1: allowed" "$probed"; }

check 'the probe runs under the options of the unit' probe_runs
check 'the service runs under all filters' host_is_confined
while IFS=': ' read -r attempt outcome; do
  case $attempt:$outcome in
  *-works:allowed) check "the sandbox permits ${attempt%-works}" permits "$attempt" ;;
  *:allowed) check "the sandbox denies $attempt" denies "$attempt" ;;
  *:denied*) echo "the sandbox denies $attempt: not proved, this machine forbids it to all" ;;
  esac
done < "$HOME/bare"
