/* The yardstick: the smallest service that can be written with sd-bus, one process, one toggle.
 *
 * usage: bare-service; it serves on the session bus until it is ended. */
#include <stdio.h>
#include <string.h>
#include <systemd/sd-bus.h>

#define PATH "/org/controlbus/Bare"
#define INTERFACE "org.controlbus.Bare1"
#define NAME "org.controlbus.Bare"

static int value;

static int set_value(sd_bus_message *message, void *userdata, sd_bus_error *error) {
  int target;
  int r = sd_bus_message_read(message, "b", &target);
  if (r < 0) return r;
  value = target;
  r = sd_bus_emit_properties_changed(
      sd_bus_message_get_bus(message), PATH, INTERFACE, "Value", NULL);
  if (r < 0) return r;
  return sd_bus_reply_method_return(message, NULL);
}

static int get_value(
    sd_bus *bus, const char *path, const char *interface, const char *property,
    sd_bus_message *reply, void *userdata, sd_bus_error *error) {
  return sd_bus_message_append(reply, "b", value);
}

static const sd_bus_vtable vtable[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_METHOD("SetValue", "b", "", set_value, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_PROPERTY("Value", "b", get_value, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
    SD_BUS_VTABLE_END,
};

static int fail(const char *what, int r) {
  fprintf(stderr, "bare-service: %s: %s\n", what, strerror(-r));
  return 1;
}

int main(void) {
  sd_bus *bus = NULL;
  int r = sd_bus_open_user(&bus);
  if (r < 0) return fail("cannot reach the session bus", r);
  r = sd_bus_add_object_vtable(bus, NULL, PATH, INTERFACE, vtable, NULL);
  if (r < 0) return fail("cannot export the object", r);
  r = sd_bus_request_name(bus, NAME, 0);
  if (r < 0) return fail("cannot own " NAME, r);
  for (;;) {
    r = sd_bus_process(bus, NULL);
    if (r < 0) return fail("the bus is gone", r);
    if (r == 0 && (r = sd_bus_wait(bus, UINT64_MAX)) < 0) return fail("cannot wait", r);
  }
}
