/* What the design itself costs: the same way as ControlBus' own, written in C. A service that keeps
 * nothing passes SetValue over a private line to a second process, reads the look that comes back as
 * Extension1 describes it, tells what changed, and replies.
 *
 * usage: relay-service [threads]; it serves on the session bus until it is ended. With “threads” the second
 * process goes the way of an extension: from its loop to a thread for what may block, from there to the
 * main thread, and back to the loop, without doing anything on the way. */
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-event.h>
#include <unistd.h>

#define PATH "/org/controlbus/Relay"
#define INTERFACE "org.controlbus.Relay1"
#define NAME "org.controlbus.Relay"
#define NAME_WITH_THREADS "org.controlbus.RelayWithThreads"
#define LINE_PATH "/org/controlbus/Extension1"
#define LINE_INTERFACE "org.controlbus.Extension1"

struct look {
  char *title, *subtitle, *hint, *symbol, *icon;
  int value;
  uint64_t revision;
};

static struct look look;
static sd_bus *line;
/* Of the second process with threads: what wakes each of them, and the call that is on its way. */
static int worker_wakes = -1, main_wakes, loop_wakes;
static sd_bus_message *on_the_way;

static int fail(const char *what, int r) {
  fprintf(stderr, "relay-service: %s: %s\n", what, strerror(-r));
  exit(1);
}

/* The second process: it has the value. */

static int text(sd_bus_message *reply, const char *key, const char *value) {
  return sd_bus_message_append(reply, "{sv}", key, "s", value);
}

static int append_look(sd_bus_message *reply, int on) {
  int r = text(reply, "Subtitle", on ? "On" : "Off");
  if (r >= 0) r = text(reply, "ActionHint", on ? "Hold for “Off”" : "Hold for “On”");
  if (r >= 0) r = text(reply, "Symbol", on ? "bolt.fill" : "bolt");
  return r < 0 ? r : text(reply, "IconName", "weather-storm-symbolic");
}

static int append_other(sd_bus_message *reply, int on) {
  int r = sd_bus_message_open_container(reply, 'e', "sv");
  if (r >= 0) r = sd_bus_message_append(reply, "s", on ? "On" : "Off");
  if (r >= 0) r = sd_bus_message_open_container(reply, 'v', "a{sv}");
  if (r >= 0) r = sd_bus_message_open_container(reply, 'a', "{sv}");
  if (r >= 0) r = append_look(reply, on);
  for (int i = 0; i < 3 && r >= 0; i++) r = sd_bus_message_close_container(reply);
  return r;
}

static void wake(int descriptor) {
  uint64_t one = 1;
  if (write(descriptor, &one, sizeof one) < 0) fail("cannot wake a thread", -errno);
}

static void sleep_until_woken(int descriptor) {
  uint64_t count;
  if (read(descriptor, &count, sizeof count) < 0) fail("cannot wait", -errno);
}

static int perform(sd_bus_message *call, void *userdata, sd_bus_error *error);

static int perform_with_threads(sd_bus_message *call, void *userdata, sd_bus_error *error) {
  on_the_way = sd_bus_message_ref(call);
  wake(worker_wakes);
  return 1;
}

static int came_back(sd_event_source *source, int descriptor, uint32_t events, void *userdata) {
  sleep_until_woken(descriptor);
  int r = perform(on_the_way, NULL, NULL);
  sd_bus_message_unref(on_the_way);
  return r < 0 ? r : 0;
}

static int perform(sd_bus_message *call, void *userdata, sd_bus_error *error) {
  const char *kind, *action;
  sd_bus_message *reply = NULL;
  int r = sd_bus_message_read(call, "s", &kind);
  if (r >= 0) r = sd_bus_message_skip(call, "a{sv}");
  if (r >= 0) r = sd_bus_message_read(call, "sv", &action, "b", &look.value);
  if (r >= 0) r = sd_bus_message_new_method_return(call, &reply);
  if (r >= 0) r = sd_bus_message_open_container(reply, 'a', "{sv}");
  if (r >= 0) r = text(reply, "ControlType", "toggle");
  if (r >= 0) r = text(reply, "Title", "Memory");
  if (r >= 0) r = append_look(reply, look.value);
  if (r >= 0) r = sd_bus_message_append(reply, "{sv}", "Value", "b", look.value);
  if (r >= 0) r = append_other(reply, !look.value);
  if (r >= 0) r = sd_bus_message_close_container(reply);
  if (r >= 0) r = sd_bus_message_append(reply, "a{sv}", 0);
  if (r >= 0) r = sd_bus_send(NULL, reply, NULL);
  sd_bus_message_unref(reply);
  return r < 0 ? r : 1;
}

static const sd_bus_vtable line_table[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_METHOD("Perform", "sa{sv}sv", "a{sv}a{sv}", perform, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_VTABLE_END,
};

static const sd_bus_vtable line_table_with_threads[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_METHOD(
        "Perform", "sa{sv}sv", "a{sv}a{sv}", perform_with_threads, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_VTABLE_END,
};

/* The service. */

static int take_text(sd_bus_message *reply, char **into, const char *name, char **changed[]) {
  const char *value;
  int r = sd_bus_message_read(reply, "v", "s", &value);
  if (r < 0 || !into || (*into && !strcmp(*into, value))) return r;
  free(*into);
  *into = strdup(value);
  *(*changed)++ = (char *)name;
  return r;
}

static int take_look(sd_bus_message *reply, struct look *into, char **changed[]) {
  int r = sd_bus_message_enter_container(reply, 'a', "{sv}");
  while (r >= 0 && (r = sd_bus_message_enter_container(reply, 'e', "sv")) > 0) {
    const char *key;
    int value;
    r = sd_bus_message_read(reply, "s", &key);
    if (r < 0) return r;
    if (!strcmp(key, "Title")) r = take_text(reply, &into->title, "Title", changed);
    else if (!strcmp(key, "Subtitle")) r = take_text(reply, &into->subtitle, "Subtitle", changed);
    else if (!strcmp(key, "ActionHint")) r = take_text(reply, &into->hint, "ActionHint", changed);
    else if (!strcmp(key, "Symbol")) r = take_text(reply, &into->symbol, "Symbol", changed);
    else if (!strcmp(key, "IconName")) r = take_text(reply, &into->icon, "IconName", changed);
    else if (!strcmp(key, "On") || !strcmp(key, "Off")) {
      static struct look others[2];
      char *ignored[8], **end = ignored;
      r = sd_bus_message_enter_container(reply, 'v', "a{sv}");
      if (r >= 0) r = take_look(reply, &others[key[1] == 'n'], &end);
      if (r >= 0) r = sd_bus_message_exit_container(reply);
    } else if (!strcmp(key, "Value")) {
      r = sd_bus_message_read(reply, "v", "b", &value);
      if (value != into->value) *(*changed)++ = "Value";
      into->value = value;
    } else r = sd_bus_message_skip(reply, "v");
    if (r >= 0) r = sd_bus_message_exit_container(reply);
  }
  return r < 0 ? r : sd_bus_message_exit_container(reply);
}

static int performed(sd_bus_message *reply, void *userdata, sd_bus_error *error) {
  sd_bus_message *call = userdata;
  char *changed[16] = {NULL}, **end = changed;
  int r = sd_bus_message_is_method_error(reply, NULL) ? -EIO : take_look(reply, &look, &end);
  if (r < 0) fail("the second process answered badly", r);
  look.revision++;
  *end++ = "Revision";
  *end = NULL;
  r = sd_bus_emit_properties_changed_strv(
      sd_bus_message_get_bus(call), PATH, INTERFACE, changed);
  if (r >= 0) r = sd_bus_reply_method_return(call, NULL);
  sd_bus_message_unref(call);
  return r;
}

static int set_value(sd_bus_message *call, void *userdata, sd_bus_error *error) {
  int target;
  sd_bus_message *request = NULL;
  int r = sd_bus_message_read(call, "b", &target);
  if (r >= 0)
    r = sd_bus_message_new_method_call(
        line, &request, NULL, LINE_PATH, LINE_INTERFACE, "Perform");
  if (r >= 0)
    r = sd_bus_message_append(
        request, "sa{sv}sv", "org.controlbus.benchmark.memory", 0, "set", "b", target);
  if (r >= 0)
    r = sd_bus_call_async(line, NULL, request, performed, sd_bus_message_ref(call), UINT64_MAX);
  sd_bus_message_unref(request);
  return r < 0 ? r : 1;
}

#define PROPERTY(name, type, field) \
  SD_BUS_PROPERTY( \
      name, type, NULL, offsetof(struct look, field), SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE)

static const sd_bus_vtable table[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_METHOD("SetValue", "b", "", set_value, SD_BUS_VTABLE_UNPRIVILEGED),
    PROPERTY("Value", "b", value),
    PROPERTY("Title", "s", title),
    PROPERTY("Subtitle", "s", subtitle),
    PROPERTY("ActionHint", "s", hint),
    PROPERTY("Symbol", "s", symbol),
    PROPERTY("IconName", "s", icon),
    PROPERTY("Revision", "t", revision),
    SD_BUS_VTABLE_END,
};

static sd_bus *open_line(sd_event *event, int descriptor, int is_server) {
  sd_bus *bus = NULL;
  sd_id128_t identifier;
  int r = sd_bus_new(&bus);
  if (r >= 0) r = sd_bus_set_fd(bus, descriptor, descriptor);
  if (r >= 0 && is_server) r = sd_id128_randomize(&identifier);
  if (r >= 0 && is_server) r = sd_bus_set_server(bus, 1, identifier);
  if (r >= 0) r = sd_bus_start(bus);
  if (r >= 0) r = sd_bus_attach_event(bus, event, 0);
  if (r < 0) fail("cannot open the line", r);
  return bus;
}

static void serve_line(int descriptor, int has_threads) {
  sd_event *event = NULL;
  int r = sd_event_new(&event);
  if (r < 0) fail("no event loop", r);
  line = open_line(event, descriptor, 1);
  r = sd_bus_add_object_vtable(
      line, NULL, LINE_PATH, LINE_INTERFACE, has_threads ? line_table_with_threads : line_table, NULL);
  if (r >= 0 && has_threads) r = sd_event_add_io(event, NULL, loop_wakes, EPOLLIN, came_back, NULL);
  if (r < 0) fail("cannot serve the line", r);
  exit(sd_event_loop(event) < 0);
}

static void *loop_thread(void *descriptor) {
  serve_line((int)(intptr_t)descriptor, 1);
  return NULL;
}

static void *worker_thread(void *unused) {
  for (;;) {
    sleep_until_woken(worker_wakes);
    wake(main_wakes);
  }
  return unused;
}

static void serve_line_with_threads(int descriptor) {
  pthread_t loop, worker;
  worker_wakes = eventfd(0, EFD_CLOEXEC);
  main_wakes = eventfd(0, EFD_CLOEXEC);
  loop_wakes = eventfd(0, EFD_CLOEXEC);
  if (pthread_create(&worker, NULL, worker_thread, NULL) ||
      pthread_create(&loop, NULL, loop_thread, (void *)(intptr_t)descriptor))
    fail("no thread", -EAGAIN);
  for (;;) {
    sleep_until_woken(main_wakes);
    wake(loop_wakes);
  }
}

int main(int argc, char **argv) {
  int ends[2], has_threads = argc > 1 && !strcmp(argv[1], "threads");
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) < 0) fail("socketpair", -1);
  int is_second = fork() == 0;
  if (is_second) prctl(PR_SET_PDEATHSIG, SIGTERM);
  close(ends[is_second ? 0 : 1]);
  if (is_second && has_threads) serve_line_with_threads(ends[1]);
  if (is_second) serve_line(ends[1], 0);
  sd_event *event = NULL;
  sd_bus *bus = NULL;
  int r = sd_event_new(&event);
  if (r < 0) fail("no event loop", r);
  line = open_line(event, ends[0], 0);
  r = sd_bus_open_user(&bus);
  if (r >= 0) r = sd_bus_attach_event(bus, event, 0);
  if (r >= 0) r = sd_bus_add_object_vtable(bus, NULL, PATH, INTERFACE, table, &look);
  if (r >= 0) r = sd_bus_request_name(bus, has_threads ? NAME_WITH_THREADS : NAME, 0);
  if (r < 0) fail("cannot serve", r);
  r = sd_event_loop(event);
  return r < 0;
}
