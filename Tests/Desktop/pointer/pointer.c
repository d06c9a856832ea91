// A pointer for a wlroots compositor, steered by lines on standard input:
//   move X Y WIDTH HEIGHT    to a point of an output of that size
//   click left|middle|right
// It answers each with "done" and stays until the end of the input, so that the seat keeps it.
#include <linux/input-event-codes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <wayland-client.h>

#include "virtual-pointer.h"

static struct zwlr_virtual_pointer_manager_v1 *manager;

static void global_added(void *data, struct wl_registry *registry, uint32_t name,
                         const char *interface, uint32_t version) {
  (void)data;
  (void)version;
  if (strcmp(interface, zwlr_virtual_pointer_manager_v1_interface.name) == 0)
    manager = wl_registry_bind(registry, name, &zwlr_virtual_pointer_manager_v1_interface, 1);
}

static void global_removed(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data;
  (void)registry;
  (void)name;
}

static const struct wl_registry_listener listener = {global_added, global_removed};

static uint32_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static uint32_t button_code(const char *name) {
  if (strcmp(name, "right") == 0) return BTN_RIGHT;
  return strcmp(name, "middle") == 0 ? BTN_MIDDLE : BTN_LEFT;
}

static void press(struct wl_display *display, struct zwlr_virtual_pointer_v1 *pointer,
                  uint32_t button) {
  for (int state = 1; state >= 0; state--) {
    zwlr_virtual_pointer_v1_button(pointer, milliseconds(), button, state);
    zwlr_virtual_pointer_v1_frame(pointer);
    wl_display_roundtrip(display);
    usleep(50000);
  }
}

int main(void) {
  struct wl_display *display = wl_display_connect(NULL);
  if (display == NULL) return 1;
  wl_registry_add_listener(wl_display_get_registry(display), &listener, NULL);
  wl_display_roundtrip(display);
  if (manager == NULL) return 2;
  struct zwlr_virtual_pointer_v1 *pointer =
      zwlr_virtual_pointer_manager_v1_create_virtual_pointer(manager, NULL);
  wl_display_roundtrip(display);

  char line[128], button[16];
  unsigned x, y, width, height;
  while (fgets(line, sizeof line, stdin) != NULL) {
    if (sscanf(line, "move %u %u %u %u", &x, &y, &width, &height) == 4) {
      zwlr_virtual_pointer_v1_motion_absolute(pointer, milliseconds(), x, y, width, height);
      zwlr_virtual_pointer_v1_frame(pointer);
    } else if (sscanf(line, "click %15s", button) == 1) {
      press(display, pointer, button_code(button));
    }
    wl_display_roundtrip(display);
    puts("done");
    fflush(stdout);
  }
  return 0;
}
