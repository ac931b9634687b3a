#define _GNU_SOURCE
#include "lookups.h"
#include <dlfcn.h>
#include <stddef.h>

// Each function stands in for one of Swift's runtime: it counts, and goes on in the real one with all registers as they
// are, so that it need not know how Swift hands over its arguments.

long lookup_count;

long lookups_of_program(void) { return lookup_count; }

#if defined(__x86_64__)
#define STAND_IN(number, name)                                                                                         \
    __asm__(".globl " name "\n.type " name ", @function\n" name ":\n"                                                  \
            "incq lookup_count(%rip)\n"                                                                                \
            "jmp *(lookup_real+8*" #number ")(%rip)\n");
#elif defined(__aarch64__)
#define STAND_IN(number, name)                                                                                         \
    __asm__(".globl " name "\n.type " name ", %function\n" name ":\n"                                                  \
            "adrp x16, lookup_count\nldr x17, [x16, :lo12:lookup_count]\nadd x17, x17, #1\n"                           \
            "str x17, [x16, :lo12:lookup_count]\n"                                                                     \
            "adrp x16, lookup_real+8*" #number "\nldr x16, [x16, :lo12:lookup_real+8*" #number "]\nbr x16\n");
#endif

static const char *const names[] = {
    "swift_getGenericMetadata",
    "swift_getAssociatedTypeWitness",
    "swift_getAssociatedConformanceWitness",
    "swift_getWitnessTable",
    "$sSqMa",
    "$sSaMa",
    "swift_conformsToProtocol",
    "swift_dynamicCast",
};
void *lookup_real[sizeof names / sizeof *names];

#ifdef STAND_IN
__asm__(".text\n");
STAND_IN(0, "swift_getGenericMetadata")
STAND_IN(1, "swift_getAssociatedTypeWitness")
STAND_IN(2, "swift_getAssociatedConformanceWitness")
STAND_IN(3, "swift_getWitnessTable")
STAND_IN(4, "\"$sSqMa\"")
STAND_IN(5, "\"$sSaMa\"")
STAND_IN(6, "swift_conformsToProtocol")
STAND_IN(7, "swift_dynamicCast")
#endif

// Before anything of Swift runs.
__attribute__((constructor(101))) static void find(void) {
    for (size_t number = 0; number < sizeof names / sizeof *names; number++)
        lookup_real[number] = dlsym(RTLD_NEXT, names[number]);
}
