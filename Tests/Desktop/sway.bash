# A headless sway with a pointer. Sourced after $HOME/sway.conf is written; OUTPUTS is the number of
# outputs, width and height are the size of all of them together.
export WLR_BACKENDS=headless WLR_HEADLESS_OUTPUTS=$OUTPUTS WLR_LIBINPUT_NO_DEVICES=1 \
  WLR_RENDERER=pixman LIBSEAT_BACKEND=noop XDG_CURRENT_DESKTOP=sway XDG_SESSION_TYPE=wayland \
  GDK_BACKEND=wayland

build_pointer() {
  local source=$STAGE/scripts/pointer
  wayland-scanner client-header "$source/virtual-pointer.xml" "$HOME/virtual-pointer.h"
  wayland-scanner private-code "$source/virtual-pointer.xml" "$HOME/virtual-pointer.c"
  # shellcheck disable=SC2046
  gcc -I "$HOME" -o "$HOME/pointer" "$source/pointer.c" "$HOME/virtual-pointer.c" \
    $(pkg-config --cflags --libs wayland-client)
}
# Its sockets are there before it listens; once it answers, everything is.
sway_answers() {
  SWAYSOCK=$(ls "$XDG_RUNTIME_DIR"/sway-ipc.*.sock 2>/dev/null) &&
    [[ $(SWAYSOCK=$SWAYSOCK swaymsg -t get_outputs 2>/dev/null) == *HEADLESS-$OUTPUTS* ]]
}
# point COMMAND…: one line for the pointer, see pointer.c.
point() {
  local answer
  echo "$*" >&"${pointer[1]}"
  read -r -u "${pointer[0]}" answer
}

build_pointer
start_logged sway sway -c "$HOME/sway.conf"
wait_for 'sway answers' sway_answers
WAYLAND_DISPLAY=$(ls "$XDG_RUNTIME_DIR" | grep -xE 'wayland-[0-9]+')
export SWAYSOCK WAYLAND_DISPLAY
# A seat without a pointer has no capability that a panel could ask for.
coproc pointer { "$HOME/pointer" 2> "$HOME/pointer.log"; }
point "move 0 $((height - 1)) $width $height"
