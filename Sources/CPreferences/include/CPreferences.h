#pragma once
#include <stdbool.h>

// Exported by libFoundation, in no public header: writes the pending changes of every suite that this
// process has used and drops their caches. Weak, so that a Foundation without it still links.
__attribute__((weak)) void CFPreferencesFlushCaches(void);

// Whether there was such a function to call.
static inline bool controlbus_flush_preferences(void) {
  if (!CFPreferencesFlushCaches) return false;
  CFPreferencesFlushCaches();
  return true;
}
