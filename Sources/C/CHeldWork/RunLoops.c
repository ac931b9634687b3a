// Stands in for the functions by which Foundation hands its timers and blocks to a run loop, so that a host can have the
// timers of its own views fire by its clock, and their blocks called, as CHeldWork.c does for work of Dispatch.
//
// `Timer.scheduledTimer` and `RunLoop.add` call `CFRunLoopAddTimer`, and setting a timer's date
// `CFRunLoopTimerSetNextFireDate`: symbols of Foundation's library, calls of which go to the symbol of that name that
// the loader finds first.
#define _GNU_SOURCE
#include "CHeldWork.h"

#include "StandIn.h"

static void *CFRunLoopPerformBlock_known, *CFRunLoopAddTimer_known, *CFRunLoopGetMain_known, *CFRunLoopGetCurrent_known,
    *CFRunLoopTimerGetContext_known, *CFRunLoopTimerSetNextFireDate_known;

// What Foundation hands to the run loop's library as the context of a timer: its own object is `info`.
typedef struct {
    long version;
    void *info;
    void *retain, *release, *describe;
} TimerContext;

static void *timer_object(void *timer) {
    TimerContext context = {0};
    other(void (*)(void *, TimerContext *), CFRunLoopTimerGetContext)(timer, &context);
    return context.info;
}

typedef void *(*Loop)(void);

// Where the main actor's work is done by another thread than the main one, as in tests, "the current run loop" of
// code that is meant for the main thread is that of this thread.
STAND_IN void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
    if (quadrant_delays_are_watched()) {
        bool is_main = loop == other(Loop, CFRunLoopGetMain)();
        if ((is_main || loop == other(Loop, CFRunLoopGetCurrent)()) &&
            quadrant_keep_timer(timer_object(timer), is_main)) {
            return;
        }
    }
    function(CFRunLoopAddTimer)(loop, timer, mode);
}

// `RunLoop.perform` is to the main run loop what `async` is to the main queue.
STAND_IN void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
    void *keeper = quadrant_keeper();
    if (keeper != NULL && loop == other(Loop, CFRunLoopGetMain)()) {
        return quadrant_keep_work(keeper, quadrant_copied_block(block), quadrant_run_block);
    }
    function(CFRunLoopPerformBlock)(loop, mode, block);
}

STAND_IN void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
    function(CFRunLoopTimerSetNextFireDate)(timer, date);
    if (quadrant_delays_are_watched()) quadrant_move_timer(timer_object(timer));
}

// `Timer(timeInterval:repeats:block:)`. On Linux Foundation has it fire for the first time at once, and then
// after each interval; one that does not repeat forgets its interval. Apple: "init(timeInterval:repeats:block:)": the
// seconds between firings of the timer, the first being no exception.
#define TIMER(signature) "$s10Foundation5TimerC" signature
#define NEW_TIMER TIMER("12timeInterval7repeats5blockACSd_SbyACYbctcfC")
#define NEW_TIMER_AT TIMER("4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC")
#define DATE_IN "$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC"

typedef __attribute__((swiftcall)) void *(*NewTimerAt)(double date, double interval, bool repeats,
                                                       void *block, void *context,
                                                       __attribute__((swift_context)) void *type);
typedef __attribute__((swiftcall)) double (*DateIn)(double seconds);

STAND_IN __attribute__((swiftcall)) void *new_timer(double interval, bool repeats, void *block,
                                                    void *context,
                                                    __attribute__((swift_context)) void *type)
    __asm__(NEW_TIMER);

STAND_IN __attribute__((swiftcall)) void *new_timer(double interval, bool repeats, void *block,
                                                    void *context,
                                                    __attribute__((swift_context)) void *type) {
    static void *new_timer_at, *date_in;
    double date = ((DateIn)looked_up(&date_in, RTLD_DEFAULT, DATE_IN))(interval);
    return ((NewTimerAt)looked_up(&new_timer_at, RTLD_DEFAULT, NEW_TIMER_AT))(
        date, interval, repeats, block, context, type);
}
