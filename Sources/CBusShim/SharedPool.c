#include "CBusShim.h"

/* The hook that the runtime offers to whoever provides another pool; its calls have Swift's convention. */
typedef __attribute__((swiftcall)) void (*cbus_enqueue)(void *job);
typedef __attribute__((swiftcall)) void (*cbus_enqueue_hook)(void *job, cbus_enqueue original);
extern cbus_enqueue_hook swift_task_enqueueGlobal_hook;

static cbus_enqueue_handler enqueue_handler;

static __attribute__((swiftcall)) void enqueue(void *job, cbus_enqueue original) {
        (void) original;
        enqueue_handler(job);
}

void cbus_replace_shared_pool(cbus_enqueue_handler handler) {
        enqueue_handler = handler;
        swift_task_enqueueGlobal_hook = enqueue;
}
