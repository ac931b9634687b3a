// What functions have in common that stand in for those of a shared library.
#ifndef STANDIN_H
#define STANDIN_H

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

// The symbol of a name in the libraries behind this one, looked up once.
static inline void *looked_up(void **known, void *scope, const char *name) {
    void *symbol = __atomic_load_n(known, __ATOMIC_RELAXED);
    if (symbol == NULL) {
        symbol = dlsym(scope, name);
        if (symbol == NULL) __builtin_trap();
        __atomic_store_n(known, symbol, __ATOMIC_RELAXED);
    }
    return symbol;
}

// `function(name)(arguments)` calls the library's own.
#define function(name) ((__typeof__(&name))looked_up(&name##_known, RTLD_NEXT, #name))
#define other(type, name) ((type)looked_up(&name##_known, RTLD_DEFAULT, #name))

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define KEEPS_NOTHING
#endif
#endif

#ifdef KEEPS_NOTHING
#define STAND_IN static __attribute__((unused))
#else
#define STAND_IN __attribute__((weak, used, visibility("default")))
#endif

// Whether somebody wants to be asked about work that is to be done later.
int quadrant_delays_are_watched(void);

// A block as work: what it is handed, and the function that calls and releases it.
void *quadrant_copied_block(void *block);
void quadrant_run_block(void *context);

#endif
