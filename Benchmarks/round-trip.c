/* Times a toggle's calls against those of the bare service, in turn and in one run, so that a noisy
 * machine is noisy to both, and in a random order, so that neither always runs on what the other left in
 * the caches.
 *
 * usage: round-trip ROUNDS CONTROL-PATH
 *
 * Prints the median of each figure in microseconds and the ratio to the bare service: of the host, and of
 * its design written in C, the relay, without and with the threads of an extension:
 *   set-reply   SetValue until its reply
 *   set-signal  SetValue until another client has the signal
 *   get         Properties.Get of Value until its reply */
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-bus.h>
#include <time.h>

struct target {
  const char *name, *path, *interface;
  int value;
  double *reply, *signal, *get;
};

static sd_bus *caller, *watcher;
static uint64_t replied, signalled;

static uint64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static void die(const char *what, int r) {
  fprintf(stderr, "round-trip: %s: %s\n", what, strerror(r < 0 ? -r : r));
  exit(1);
}

static int on_reply(sd_bus_message *message, void *userdata, sd_bus_error *error) {
  if (sd_bus_message_is_method_error(message, NULL)) {
    fprintf(stderr, "round-trip: %s\n", sd_bus_message_get_error(message)->message);
    exit(1);
  }
  replied = now();
  return 1;
}

static int on_signal(sd_bus_message *message, void *userdata, sd_bus_error *error) {
  const struct target *target = userdata;
  const char *interface;
  if (sd_bus_message_read(message, "s", &interface) >= 0 && !strcmp(interface, target->interface))
    signalled = now();
  return 0;
}

/* Serves both connections until the flags say that what was awaited has come. */
static void run_until(int want_signal) {
  while (!replied || (want_signal && !signalled)) {
    int busy = 0;
    sd_bus *buses[] = {caller, watcher};
    for (int i = 0; i < 2; i++) {
      int r = sd_bus_process(buses[i], NULL);
      if (r < 0) die("the bus is gone", r);
      busy |= r;
    }
    if (busy) continue;
    struct pollfd fds[] = {
        {.fd = sd_bus_get_fd(caller), .events = (short)sd_bus_get_events(caller)},
        {.fd = sd_bus_get_fd(watcher), .events = (short)sd_bus_get_events(watcher)},
    };
    if (poll(fds, 2, 5000) == 0) die("no answer within 5 s", 110);
  }
}

static void set(struct target *target, int round) {
  target->value = !target->value;
  replied = signalled = 0;
  uint64_t start = now();
  int r = sd_bus_call_method_async(
      caller, NULL, target->name, target->path, target->interface, "SetValue", on_reply, NULL, "b",
      target->value);
  if (r < 0) die("cannot call SetValue", r);
  run_until(1);
  target->reply[round] = (double)(replied - start) / 1000;
  target->signal[round] = (double)(signalled - start) / 1000;
}

static void get(struct target *target, int round) {
  replied = 0;
  uint64_t start = now();
  int r = sd_bus_call_method_async(
      caller, NULL, target->name, target->path, "org.freedesktop.DBus.Properties", "Get", on_reply,
      NULL, "ss", target->interface, "Value");
  if (r < 0) die("cannot call Get", r);
  run_until(0);
  target->get[round] = (double)(replied - start) / 1000;
}

enum { peer_count = 4 };

static void in_random_order(
    struct target *peers, int round, void (*call)(struct target *target, int round)) {
  int first = rand() % peer_count, step = rand() % 2 ? 1 : peer_count - 1;
  for (int i = 0; i < peer_count; i++) call(&peers[(first + i * step) % peer_count], round);
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, ascending);
  return values[count / 2];
}

static void prepare(struct target *target, int rounds) {
  target->reply = calloc((size_t)rounds, sizeof(double));
  target->signal = calloc((size_t)rounds, sizeof(double));
  target->get = calloc((size_t)rounds, sizeof(double));
  int r = sd_bus_match_signal(
      watcher, NULL, target->name, target->path, "org.freedesktop.DBus.Properties",
      "PropertiesChanged", on_signal, target);
  if (r < 0) die("cannot subscribe", r);
  r = sd_bus_get_property_trivial(
      caller, target->name, target->path, target->interface, "Value", NULL, 'b', &target->value);
  if (r < 0) die(target->path, r);
}

static void print(const char *what, double *samples[peer_count], int rounds) {
  static const char *const names[] = {"host", "bare", "relay", "with threads"};
  double bare = median(samples[1], rounds);
  printf("%-10s", what);
  for (int i = 0; i < peer_count; i++) {
    double middle = median(samples[i], rounds);
    printf("  %s %.1f us", names[i], middle);
    if (i != 1) printf(" ratio %.2f", middle / bare);
  }
  printf("\n");
}

int main(int argc, char **argv) {
  int rounds = argc == 3 ? atoi(argv[1]) : 0;
  if (rounds < 1) {
    fprintf(stderr, "usage: round-trip ROUNDS CONTROL-PATH\n");
    return 2;
  }
  struct target peers[peer_count] = {
      {.name = "org.controlbus", .path = argv[2], .interface = "org.controlbus.Toggle1"},
      {"org.controlbus.Bare", "/org/controlbus/Bare", "org.controlbus.Bare1"},
      {"org.controlbus.Relay", "/org/controlbus/Relay", "org.controlbus.Relay1"},
      {"org.controlbus.RelayWithThreads", "/org/controlbus/Relay", "org.controlbus.Relay1"},
  };
  int r;
  if ((r = sd_bus_open_user(&caller)) < 0 || (r = sd_bus_open_user(&watcher)) < 0)
    die("cannot reach the session bus", r);
  for (int i = 0; i < peer_count; i++) prepare(&peers[i], rounds);
  for (int round = 0; round < rounds; round++) {
    in_random_order(peers, round, set);
    in_random_order(peers, round, get);
  }
  double *replies[peer_count], *signals[peer_count], *gets[peer_count];
  for (int i = 0; i < peer_count; i++) {
    replies[i] = peers[i].reply;
    signals[i] = peers[i].signal;
    gets[i] = peers[i].get;
  }
  print("set-reply", replies, rounds);
  print("set-signal", signals, rounds);
  print("get", gets, rounds);
  return 0;
}
