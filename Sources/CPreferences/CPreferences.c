#include "CPreferences.h"
