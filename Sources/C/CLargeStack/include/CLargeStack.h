#pragma once
#include <stdbool.h>
#include <stdint.h>

// Deep views recurse deeply. Where the stack of the thread runs short, the work goes on upon a
// larger one, so that the depth a thread can take does not depend on how it was started.

/// The lowest address at which work may still begin; 0 until asked for the first time on a thread.
/// Read without a call, as each node of a tree asks for it.
extern _Thread_local uintptr_t quadrant_stack_limit __attribute__((tls_model("initial-exec")));

/// Finds the limit of the thread's own stack.
uintptr_t quadrant_find_stack_limit(void);

/// Whether fewer than 160 kB are left above the limit, below which some 2 MB are kept free.
static inline bool quadrant_stack_is_short(void) {
    uintptr_t limit = quadrant_stack_limit;
    if (__builtin_expect(limit == 0, 0)) limit = quadrant_find_stack_limit();
    return (uintptr_t)__builtin_frame_address(0) < limit + 160 * 1024;
}

/// Calls `work` with `argument` upon a new stack of 64 MB, of which only what is used is taken.
/// Answers false, and calls nothing, where the system gives no memory.
bool quadrant_call_on_larger_stack(void (*_Nonnull work)(void *_Nonnull), void *_Nonnull argument);
