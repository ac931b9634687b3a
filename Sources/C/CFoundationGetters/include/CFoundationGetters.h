#ifndef CFOUNDATIONGETTERS_H
#define CFOUNDATIONGETTERS_H

#include <stdbool.h>

// What the getters ask first, by what the getter gives. Each is written in Swift: it initializes the
// memory and answers true, or answers false where Foundation's own value holds.
bool quadrant_current_locale(void *memory);
bool quadrant_automatic_locale(void *memory);
bool quadrant_current_calendar(void *memory);
bool quadrant_automatic_calendar(void *memory);
bool quadrant_current_time_zone(void *memory);
bool quadrant_preferred_languages(void *memory);
// The seconds of the present moment since the reference date.
bool quadrant_current_date(void *memory);

#endif
