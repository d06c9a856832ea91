#pragma once
#include <stdbool.h>

// Public functions of CoreFoundation, which on Linux are in libFoundation but in no header that Swift
// can import.
extern const void *const kCFPreferencesAnyApplication;
extern const void *const kCFPreferencesAnyUser;
extern const void *const kCFPreferencesCurrentUser;
extern const void *const kCFPreferencesAnyHost;
extern const void *const kCFPreferencesCurrentHost;
unsigned char CFPreferencesSynchronize(const void *application, const void *user, const void *host);

// Drops what this process has put together for each suite from the files behind it, so that the next read
// of any suite puts it together anew. Every suite searches the settings of all applications too, and a
// synchronization of one file has all suites that search it forget what they know, under the lock that
// readers and writers take. CFPreferencesFlushCaches would do the same, but frees without that lock what a
// reader may hold. Of the files that every suite searches it is that of any user: for one of the current
// user CoreFoundation reads /etc/passwd each time.
static inline void controlbus_forget_preferences(void) {
  CFPreferencesSynchronize(
      kCFPreferencesAnyApplication, kCFPreferencesAnyUser, kCFPreferencesCurrentHost);
}

// Writes what was set in one suite, an NSString; false when its file could not be written.
static inline bool controlbus_write_preferences(const void *suite) {
  return CFPreferencesSynchronize(suite, kCFPreferencesCurrentUser, kCFPreferencesAnyHost);
}
