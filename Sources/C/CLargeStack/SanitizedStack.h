#pragma once
#include <stddef.h>

// Sanitizers follow each thread's stack and have to be told of the change to another. In other builds
// all of this is nothing.

typedef struct {
    void *fake;              // of the caller's stack; the address sanitizer's
    const void *caller;      // its lowest address
    size_t caller_size;
    void *fibers[2];         // the caller and the callee; the thread sanitizer's
} SanitizedStack;

#if __has_feature(address_sanitizer)
#include <sanitizer/common_interface_defs.h>

#define UNSANITIZED_SWITCH __attribute__((no_sanitize("address")))

static inline void leave_for_larger_stack(SanitizedStack *self, void *stack, size_t size) {
    __sanitizer_start_switch_fiber(&self->fake, stack, size);
}
static inline void arrive_on_larger_stack(SanitizedStack *self) {
    __sanitizer_finish_switch_fiber(0, &self->caller, &self->caller_size);
}
static inline void leave_larger_stack(SanitizedStack *self) {
    __sanitizer_start_switch_fiber(0, self->caller, self->caller_size);
}
static inline void arrive_from_larger_stack(SanitizedStack *self) {
    __sanitizer_finish_switch_fiber(self->fake, 0, 0);
}

#elif __has_feature(thread_sanitizer)
#include <sanitizer/tsan_interface.h>

// It bears some 32,000 calls upon one stack, and no more.
#define LARGER_STACK_SIZE ((size_t)4 << 20)

// Entering a function is noted upon the stack that is left, leaving it upon the other: none may be noted.
#define UNSANITIZED_SWITCH __attribute__((disable_sanitizer_instrumentation))

static inline UNSANITIZED_SWITCH void leave_for_larger_stack(
    SanitizedStack *self, void *stack, size_t size) {
    self->fibers[0] = __tsan_get_current_fiber();
    self->fibers[1] = __tsan_create_fiber(0);
    __tsan_switch_to_fiber(self->fibers[1], 0);
}
static inline UNSANITIZED_SWITCH void arrive_on_larger_stack(SanitizedStack *self) {}
static inline UNSANITIZED_SWITCH void leave_larger_stack(SanitizedStack *self) {
    __tsan_switch_to_fiber(self->fibers[0], 0);
}
static inline UNSANITIZED_SWITCH void arrive_from_larger_stack(SanitizedStack *self) {
    __tsan_destroy_fiber(self->fibers[1]);
}

#else

#define UNSANITIZED_SWITCH
static inline void leave_for_larger_stack(SanitizedStack *self, void *stack, size_t size) {}
static inline void arrive_on_larger_stack(SanitizedStack *self) {}
static inline void leave_larger_stack(SanitizedStack *self) {}
static inline void arrive_from_larger_stack(SanitizedStack *self) {}

#endif

#ifndef LARGER_STACK_SIZE
#define LARGER_STACK_SIZE ((size_t)64 << 20)
#endif
