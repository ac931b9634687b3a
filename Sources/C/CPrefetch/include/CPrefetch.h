#pragma once
#include <string.h>

// Memory that is needed soon.

/// Has the processor fetch what the word at `place` points to, if it does: any word will do, as nothing is read of it.
static inline void quadrant_prefetch_target(const void *_Nonnull place) {
    void *target;
    memcpy(&target, place, sizeof target);
    __builtin_prefetch(target);
}

/// Has the processor fetch so many bytes, by the cache lines of common processors.
static inline void quadrant_prefetch_bytes(const void *_Nonnull place, long count) {
    for (long at = 0; at < count; at += 64) __builtin_prefetch((const char *)place + at);
}
