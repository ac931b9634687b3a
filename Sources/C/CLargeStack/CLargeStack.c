#define _GNU_SOURCE
#include "CLargeStack.h"
#include "SanitizedStack.h"

#include <pthread.h>
#include <sys/mman.h>
#include <ucontext.h>

_Thread_local uintptr_t quadrant_stack_limit = 0;

// So much is kept free below what the callers ask for. A body that is not optimised copies its views again and again: that of a
// bar at the top takes 1.2 MB. Of a small stack half is kept.
static uintptr_t reserve(size_t size) {
    const size_t most = (size_t)2 << 20;
    return size / 2 < most ? size / 2 : most;
}

uintptr_t quadrant_find_stack_limit(void) {
    pthread_attr_t attributes;
    void *lowest = 0;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        pthread_attr_getstack(&attributes, &lowest, &size);
        pthread_attr_destroy(&attributes);
    }
    // A thread whose stack nobody knows is taken to have 512 kB from here.
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    quadrant_stack_limit = lowest ? (uintptr_t)lowest + reserve(size) : here - 512 * 1024;
    return quadrant_stack_limit;
}

typedef struct {
    void (*work)(void *);
    void *argument;
    ucontext_t caller;
    ucontext_t callee;
    SanitizedStack sanitized;
} Call;

// makecontext hands over integers only: a pointer goes in two halves.
UNSANITIZED_SWITCH static void enter(unsigned high, unsigned low) {
    Call *call = (Call *)(((uintptr_t)high << 32) | (uintptr_t)low);
    arrive_on_larger_stack(&call->sanitized);
    call->work(call->argument);
    leave_larger_stack(&call->sanitized);
}

UNSANITIZED_SWITCH static void call_upon(Call *call, void *stack, size_t size) {
    leave_for_larger_stack(&call->sanitized, stack, size);
    swapcontext(&call->caller, &call->callee);
    arrive_from_larger_stack(&call->sanitized);
}

bool quadrant_call_on_larger_stack(void (*work)(void *), void *argument) {
    const size_t size = LARGER_STACK_SIZE;
    const size_t guard = (size_t)64 << 10;
    char *stack = mmap(0, size, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (stack == MAP_FAILED) return false;
    mprotect(stack, guard, PROT_NONE);
    Call call = {.work = work, .argument = argument};
    if (getcontext(&call.callee) != 0) {
        munmap(stack, size);
        return false;
    }
    call.callee.uc_stack.ss_sp = stack;
    call.callee.uc_stack.ss_size = size;
    call.callee.uc_link = &call.caller;
    uintptr_t self = (uintptr_t)&call;
    makecontext(&call.callee, (void (*)(void))enter, 2, (unsigned)(self >> 32),
                (unsigned)(self & 0xffffffffu));
    uintptr_t limit = quadrant_stack_limit;
    quadrant_stack_limit = (uintptr_t)stack + guard + reserve(size);
    call_upon(&call, stack, size);
    quadrant_stack_limit = limit;
    munmap(stack, size);
    return true;
}
