#pragma once

#include <stddef.h>
#include <sys/eventfd.h>
#include <systemd/sd-bus.h>

/*
 * What Swift cannot write or find: eventfd, which its module of the C library leaves out, and entries of an sd_bus_vtable. The macros of sd-bus-vtable.h are no functions, and the
 * address of sd_bus_object_vtable_format, which the first entry must hold, cannot be taken in Swift.
 */

/* A zeroed table of START, `members` empty places and END; NULL without memory. The caller owns it (malloc). */
sd_bus_vtable *cbus_vtable_new(size_t members);

/* Each fills place `index` (0 is the first member). Strings are kept by reference and must outlive the table. */
void cbus_vtable_set_method(
        sd_bus_vtable *table, size_t index, const char *member, const char *signature, const char *result,
        const char *names, sd_bus_message_handler_t handler, size_t offset, uint64_t flags);
void cbus_vtable_set_signal(
        sd_bus_vtable *table, size_t index, const char *member, const char *signature, const char *names);
void cbus_vtable_set_property(
        sd_bus_vtable *table, size_t index, const char *member, const char *signature,
        sd_bus_property_get_t get, sd_bus_property_set_t set, size_t offset, uint64_t flags);

/* prctl(PR_SET_PDEATHSIG), which is variadic. */
void cbus_signal_on_parent_end(int signal);

/* Takes a job of Swift's shared thread pool. */
typedef void (*cbus_enqueue_handler)(void *job);

/* Hands every job of the shared pool to `handler` from now on. Before the first task, and once. */
void cbus_replace_shared_pool(cbus_enqueue_handler handler);

/* Gives memory that was freed back to the system: malloc_trim, which the Glibc module lacks. */
void cbus_trim_memory(void);

/* Has every large block that is freed go back to the system from now on: mallopt. Before any thread. */
void cbus_return_memory(void);
