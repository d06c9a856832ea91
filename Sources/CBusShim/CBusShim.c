#include "CBusShim.h"

#include <stdlib.h>
#include <sys/prctl.h>

/* sd-bus requires the unused bytes of the union to be zero, hence calloc. */
sd_bus_vtable *cbus_vtable_new(size_t members) {
        sd_bus_vtable *table = calloc(members + 2, sizeof(sd_bus_vtable));
        if (!table)
                return NULL;

        table[0].type = _SD_BUS_VTABLE_START;
        table[0].x.start.element_size = sizeof(sd_bus_vtable);
        table[0].x.start.features = _SD_BUS_VTABLE_PARAM_NAMES;
        table[0].x.start.vtable_format_reference = &sd_bus_object_vtable_format;
        table[members + 1].type = _SD_BUS_VTABLE_END;
        return table;
}

void cbus_vtable_set_method(
                sd_bus_vtable *table, size_t index, const char *member, const char *signature, const char *result,
                const char *names, sd_bus_message_handler_t handler, size_t offset, uint64_t flags) {
        sd_bus_vtable *entry = table + 1 + index;

        entry->type = _SD_BUS_VTABLE_METHOD;
        entry->flags = flags;
        entry->x.method.member = member;
        entry->x.method.signature = signature;
        entry->x.method.result = result;
        entry->x.method.names = names;
        entry->x.method.handler = handler;
        entry->x.method.offset = offset;
}

void cbus_vtable_set_signal(
                sd_bus_vtable *table, size_t index, const char *member, const char *signature, const char *names) {
        sd_bus_vtable *entry = table + 1 + index;

        entry->type = _SD_BUS_VTABLE_SIGNAL;
        entry->x.signal.member = member;
        entry->x.signal.signature = signature;
        entry->x.signal.names = names;
}

void cbus_vtable_set_property(
                sd_bus_vtable *table, size_t index, const char *member, const char *signature,
                sd_bus_property_get_t get, sd_bus_property_set_t set, size_t offset, uint64_t flags) {
        sd_bus_vtable *entry = table + 1 + index;

        entry->type = set ? _SD_BUS_VTABLE_WRITABLE_PROPERTY : _SD_BUS_VTABLE_PROPERTY;
        entry->flags = flags;
        entry->x.property.member = member;
        entry->x.property.signature = signature;
        entry->x.property.get = get;
        entry->x.property.set = set;
        entry->x.property.offset = offset;
}

void cbus_signal_on_parent_end(int signal) {
        (void) prctl(PR_SET_PDEATHSIG, signal);
}
