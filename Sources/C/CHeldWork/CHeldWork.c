// Stands in for the functions that hand work over to Dispatch, so that a host can do the work of its own
// views on the main actor before a picture, and keep their sleeps from ending meanwhile.
//
// On Linux the main actor is Dispatch's main queue: Swift hands a task's next stretch over with
// `dispatch_async_f`, a sleep with `dispatch_after_f`, and neither has a hook that Swift 6.3 asks
// (`swift_task_enqueueMainExecutor_hook` and those of delays are there and are not called; only
// `swift_task_enqueueGlobal_hook` is; see Documentation/Decisions/0009-held-work.md). They are symbols of a shared
// library, though, and calls of them go to the symbol of that name that the loader finds first: the
// program's. Whatever no host of this thread asks for goes on to Dispatch as it came. Timers are in `RunLoops.c`.
//
// The definitions are weak: in a program that links Dispatch statically Dispatch's own win, and nothing is
// kept (`HeldJobs.isFollowed` says so). Under the thread sanitizer its own stand-ins are needed.
#define _GNU_SOURCE
#include "CHeldWork.h"

#include <string.h>

#include "StandIn.h"

static _Thread_local void *keeper;
static _Thread_local uint64_t handed_over;
static int watchers;
static int main_watchers;

void *quadrant_keeper(void) { return keeper; }
void quadrant_set_keeper(void *new_keeper) { keeper = new_keeper; }
uint64_t quadrant_handed_over(void) { return handed_over; }
void quadrant_watch_delays(int change) {
    __atomic_add_fetch(&watchers, change, __ATOMIC_RELAXED);
}

void quadrant_watch_main(int change) {
    __atomic_add_fetch(&main_watchers, change, __ATOMIC_RELAXED);
}

typedef struct {
    void *isa;
    int flags;
    int reserved;
    void (*invoke)(void *block);
} Block;

static void *dispatch_async_f_known, *dispatch_after_f_known, *dispatch_async_known,
    *dispatch_after_known, *_dispatch_main_q_known, *dispatch_time_known, *dispatch_walltime_known,
    *_Block_copy_known, *_Block_release_known, *dispatch_retain_known, *dispatch_release_known,
    *_NSConcreteGlobalBlock_known, *dispatch_block_create_known, *dispatch_queue_get_label_known;

static void *main_queue(void) { return other(void *, _dispatch_main_q); }

static void run_nothing(void *block) { (void)block; }
void quadrant_run_block(void *context) {
    Block *block = context;
    block->invoke(block);
    other(void (*)(void *), _Block_release)(block);
}
void *quadrant_copied_block(void *block) { return other(void *(*)(void *), _Block_copy)(block); }

// How long it is until a time of Dispatch's, by the clock that it is a time of: the two highest bits say
// which. 0 for what has passed.
static int64_t delay_until(uint64_t when) {
    const uint64_t monotonic = 1ull << 63, wall = 3ull << 62;
    if (when == ~0ull) return INT64_MAX;
    uint64_t (*time)(uint64_t, int64_t) =
        other(uint64_t(*)(uint64_t, int64_t), dispatch_time);
    int64_t delay;
    if ((when & wall) == wall) {
        uint64_t now = other(uint64_t(*)(const void *, int64_t), dispatch_walltime)(NULL, 0);
        delay = (int64_t)(now - when);  // Both are negative.
    } else if (when & monotonic) {
        delay = (int64_t)(when - time(monotonic, 0));
    } else {
        delay = (int64_t)(when - time(0, 0));
    }
    return delay > 0 ? delay : 0;
}

int quadrant_delays_are_watched(void) { return __atomic_load_n(&watchers, __ATOMIC_RELAXED) > 0; }

// Blocks that carry flags or a quality of service, as those of work items, are to reach Dispatch as they are.
// They have one function, which a block that is made so tells.
static int carries_flags(void *block) {
    static const struct {
        uintptr_t reserved, size;
    } description = {0, sizeof(Block) + sizeof(void *)};
    static void (*marked)(void *);
    void (*known)(void *) = __atomic_load_n(&marked, __ATOMIC_RELAXED);
    if (known == NULL) {
        const int is_global = 1 << 28;
        struct {
            Block block;
            const void *description;
        } plain = {{other(void *, _NSConcreteGlobalBlock), is_global, 0, run_nothing}, &description};
        Block *made = other(void *(*)(unsigned long, void *), dispatch_block_create)(0, &plain);
        known = made->invoke;
        other(void (*)(void *), _Block_release)(made);
        __atomic_store_n(&marked, known, __ATOMIC_RELAXED);
    }
    return ((Block *)block)->invoke == known;
}

STAND_IN void dispatch_async_f(void *queue, void *context, QuadrantWork work) {
    handed_over++;
    if (keeper != NULL) {
        if (queue == main_queue()) return quadrant_keep_work(keeper, context, work);
        return quadrant_count_work(keeper, queue, context, work);
    }
    if (__atomic_load_n(&main_watchers, __ATOMIC_RELAXED) > 0 && queue == main_queue() &&
        quadrant_keep_followed(context, work)) {
        return;
    }
    function(dispatch_async_f)(queue, context, work);
}

STAND_IN void dispatch_async(void *queue, void *block) {
    handed_over++;
    if (keeper != NULL && queue == main_queue()) {
        return quadrant_keep_work(keeper, quadrant_copied_block(block), quadrant_run_block);
    }
    if (keeper != NULL && !carries_flags(block)) {
        return quadrant_count_work(keeper, queue, quadrant_copied_block(block), quadrant_run_block);
    }
    function(dispatch_async)(queue, block);
}

STAND_IN void dispatch_after_f(uint64_t when, void *queue, void *context, QuadrantWork work) {
    handed_over++;
    if (quadrant_delays_are_watched() && quadrant_keep_delayed(delay_until(when), queue, context, work)) return;
    function(dispatch_after_f)(when, queue, context, work);
}

STAND_IN void dispatch_after(uint64_t when, void *queue, void *block) {
    handed_over++;
    if (quadrant_delays_are_watched()) {
        void *copy = quadrant_copied_block(block);
        if (quadrant_keep_delayed(delay_until(when), queue, copy, quadrant_run_block)) return;
        other(void (*)(void *), _Block_release)(copy);
    }
    function(dispatch_after)(when, queue, block);
}

// Where nothing stands in, what is found first is Dispatch's own.
#undef function
#ifdef KEEPS_NOTHING
#define function(name) ((__typeof__(&name))looked_up(&name##_known, RTLD_DEFAULT, #name))
#else
#define function(name) ((__typeof__(&name))looked_up(&name##_known, RTLD_NEXT, #name))
#endif

bool quadrant_is_main(void *queue) { return queue == main_queue(); }

bool quadrant_is_of_tasks(void *queue) {
    // Tasks are done by queues of Swift's own, which all have this name.
    const char *(*label)(void *) = other(const char *(*)(void *), dispatch_queue_get_label);
    const char *name = label(queue);
    return name != NULL && strcmp(name, "Swift global concurrent queue") == 0;
}

void *quadrant_main_queue(void) { return main_queue(); }

void quadrant_run_on(void *queue, void *context, QuadrantWork work) {
    function(dispatch_async_f)(queue, context, work);
}

void quadrant_run_later(int64_t delay, void *queue, void *context, QuadrantWork work) {
    if (delay <= 0) return function(dispatch_async_f)(queue, context, work);
    if (delay == INT64_MAX) return function(dispatch_after_f)(~0ull, queue, context, work);
    uint64_t when = other(uint64_t(*)(uint64_t, int64_t), dispatch_time)(0, delay);
    function(dispatch_after_f)(when, queue, context, work);
}

void quadrant_retain(void *queue) { other(void (*)(void *), dispatch_retain)(queue); }
void quadrant_release(void *queue) { other(void (*)(void *), dispatch_release)(queue); }
