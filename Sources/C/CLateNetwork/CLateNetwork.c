#define _GNU_SOURCE
#include "CLateNetwork.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static const char library[] = "libcurl.so.4";

// It stays loaded: what was found once is found again.
static void *look(const char *name) {
    void *loaded = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    return loaded ? dlsym(loaded, name) : NULL;
}

static void *found(const char *name) {
    void *function = look(name);
    if (function) return function;
    fprintf(stderr, "%s needs %s: install the package that has it\n", name, library);
    abort();
}

// Every argument is an integer or a pointer, as are the results. Those of functions with `...` are passed as the others on Linux, on
// x86-64 and arm64.
typedef uintptr_t Word;
typedef Word (*Function)(Word, Word, Word, Word, Word, ...);

#define LATE(name)                                                                                 \
    __attribute__((visibility("hidden"))) Word name(Word a, Word b, Word c, Word d, Word e);       \
    Word name(Word a, Word b, Word c, Word d, Word e) {                                            \
        static Function function;                                                                  \
        Function known = __atomic_load_n(&function, __ATOMIC_ACQUIRE);                             \
        if (!known) {                                                                              \
            known = (Function)found(#name);                                                        \
            __atomic_store_n(&function, known, __ATOMIC_RELEASE);                                  \
        }                                                                                          \
        return known(a, b, c, d, e);                                                               \
    }

#define FUNCTIONS(DO)                                                                              \
    DO(curl_easy_cleanup) DO(curl_easy_getinfo) DO(curl_easy_init) DO(curl_easy_pause)             \
    DO(curl_easy_setopt) DO(curl_easy_strerror) DO(curl_free) DO(curl_global_init)                 \
    DO(curl_multi_add_handle) DO(curl_multi_assign) DO(curl_multi_cleanup)                         \
    DO(curl_multi_info_read) DO(curl_multi_init) DO(curl_multi_remove_handle)                      \
    DO(curl_multi_setopt) DO(curl_multi_socket_action) DO(curl_slist_append)                       \
    DO(curl_slist_free_all) DO(curl_url) DO(curl_url_get) DO(curl_url_set) DO(curl_version)        \
    DO(curl_version_info)

FUNCTIONS(LATE)

#define NAME(name) #name,

bool quadrant_load_network(void) {
    static const char *const names[] = {FUNCTIONS(NAME)};
    for (size_t index = 0; index < sizeof names / sizeof *names; index++)
        if (!look(names[index])) return false;
    return true;
}
