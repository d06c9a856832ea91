#include "CBusShim.h"

#include <malloc.h>

void cbus_trim_memory(void) { malloc_trim(0); }
