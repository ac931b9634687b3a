#define _GNU_SOURCE
#include "CLateNetwork.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static void *found(const char *library, const char *name) {
    void *loaded = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    void *function = loaded ? dlsym(loaded, name) : NULL;
    if (function) return function;
    fprintf(stderr, "%s needs %s: install the package that has it\n", name, library);
    abort();
}

// Every argument is an integer or a pointer, as are the results. Those of functions with `...` are passed as the others on Linux, on
// x86-64 and arm64.
typedef uintptr_t Word;
typedef Word (*Function)(Word, Word, Word, Word, Word, ...);

#define LATE(library, name)                                                                        \
    __attribute__((visibility("hidden"))) Word name(Word a, Word b, Word c, Word d, Word e);       \
    Word name(Word a, Word b, Word c, Word d, Word e) {                                            \
        static Function function;                                                                  \
        Function known = __atomic_load_n(&function, __ATOMIC_ACQUIRE);                             \
        if (!known) {                                                                              \
            known = (Function)found(library, #name);                                               \
            __atomic_store_n(&function, known, __ATOMIC_RELEASE);                                  \
        }                                                                                          \
        return known(a, b, c, d, e);                                                               \
    }

#define CURL(name) LATE("libcurl.so.4", curl_##name)

CURL(easy_cleanup)
CURL(easy_getinfo)
CURL(easy_init)
CURL(easy_pause)
CURL(easy_setopt)
CURL(easy_strerror)
CURL(free)
CURL(global_init)
CURL(multi_add_handle)
CURL(multi_assign)
CURL(multi_cleanup)
CURL(multi_info_read)
CURL(multi_init)
CURL(multi_remove_handle)
CURL(multi_setopt)
CURL(multi_socket_action)
CURL(slist_append)
CURL(slist_free_all)
CURL(url)
CURL(url_get)
CURL(url_set)
CURL(version)
CURL(version_info)
