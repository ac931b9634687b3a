// Stands in for getters of Foundation, so that a view finds the locale, the calendar and the time zone
// that it is drawn in.
//
// Foundation on Linux makes `Locale.current` of a constant, en_001, whatever the environment and the
// preferences of the user say (swift-foundation, Locale_Cache.swift: `preferences()`). Its getters are
// symbols of a shared library, though, and calls of them, Foundation's own included, go to the symbol of
// that name that the loader finds first: the program's. `.formatted()`, number and date formatters and
// whatever else asks for the current locale so end here.
//
// The definitions are weak: in a program that links Foundation statically Foundation's own win, and
// nothing follows (`CurrentSurroundings.isFollowed` says so).
#define _GNU_SOURCE
#include "CFoundationGetters.h"

#include <dlfcn.h>
#include <stddef.h>

// A locale, a calendar and a time zone each are a reference with the table of its protocol.
typedef struct {
    void *object;
    void *table;
} Existential;

// An array is a reference.
typedef struct {
    void *object;
} Reference;

// Foundation's own function of the name. It comes behind this library where that was found first, as it has to be; where a
// program found Foundation first, its own calls do not end here, but those of views do.
static void *original_of(const char *symbol, void *own) {
    void *found = dlsym(RTLD_NEXT, symbol);
    if (found == NULL) found = dlsym(RTLD_DEFAULT, symbol);
    if (found == NULL || found == own) __builtin_trap();
    return found;
}

#define STAND_IN(Type, name, ask, symbol)                                                        \
    __attribute__((swiftcall, weak, used, visibility("default"))) Type name(void) __asm__(symbol); \
    Type name(void) {                                                                            \
        typedef __attribute__((swiftcall)) Type (*Getter)(void);                                 \
        static Getter original;                                                                  \
        Type value;                                                                              \
        if (ask(&value)) return value;                                                           \
        Getter getter = __atomic_load_n(&original, __ATOMIC_RELAXED);                            \
        if (getter == NULL) {                                                                    \
            getter = (Getter)original_of(symbol, (void *)name);                                  \
            __atomic_store_n(&original, getter, __ATOMIC_RELAXED);                               \
        }                                                                                        \
        return getter();                                                                         \
    }

STAND_IN(Existential, locale_current, quadrant_current_locale,
         "$s20FoundationEssentials6LocaleV7currentACvgZ")
STAND_IN(Existential, locale_autoupdating, quadrant_automatic_locale,
         "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
STAND_IN(Existential, calendar_current, quadrant_current_calendar,
         "$s20FoundationEssentials8CalendarV7currentACvgZ")
STAND_IN(Existential, calendar_autoupdating, quadrant_automatic_calendar,
         "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
STAND_IN(Existential, time_zone_current, quadrant_current_time_zone,
         "$s20FoundationEssentials8TimeZoneV7currentACvgZ")
STAND_IN(Existential, time_zone_autoupdating, quadrant_current_time_zone,
         "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")
STAND_IN(Reference, preferred_languages, quadrant_preferred_languages,
         "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")

// The present moment, for code of views whose host has a clock of its own: dates that it makes and those
// that it is given then go together, and two runs are the same.
STAND_IN(double, date_init, quadrant_current_date, "$s20FoundationEssentials4DateVACycfC")
STAND_IN(double, date_now, quadrant_current_date, "$s20FoundationEssentials4DateV3nowACvgZ")

// The same where a number of seconds is added, or taken off a date: `sign` times the moment is added.
#define STAND_IN_FOR_SUM(name, sign, symbol)                                                     \
    __attribute__((swiftcall, weak, used, visibility("default"))) double name(double) __asm__(symbol); \
    double name(double seconds) {                                                                \
        typedef __attribute__((swiftcall)) double (*Getter)(double);                             \
        static Getter original;                                                                  \
        double now;                                                                              \
        if (quadrant_current_date(&now)) return seconds + sign now;                              \
        Getter getter = __atomic_load_n(&original, __ATOMIC_RELAXED);                            \
        if (getter == NULL) {                                                                    \
            getter = (Getter)original_of(symbol, (void *)name);                                  \
            __atomic_store_n(&original, getter, __ATOMIC_RELAXED);                               \
        }                                                                                        \
        return getter(seconds);                                                                  \
    }

STAND_IN_FOR_SUM(date_after, +, "$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC")
STAND_IN_FOR_SUM(time_since_now, -, "$s20FoundationEssentials4DateV20timeIntervalSinceNowSdvg")
