# An X server without a screen. Sourced; sets DISPLAY.
exec {display_number}> "$HOME/display"
start_logged xvfb Xvfb -displayfd "$display_number" -screen 0 640x400x24 -nolisten tcp -noreset
wait_for 'the X server listens' test -s "$HOME/display"
DISPLAY=:$(cat "$HOME/display")
export DISPLAY
