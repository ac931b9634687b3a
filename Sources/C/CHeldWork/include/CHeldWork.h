#ifndef CHELDWORK_H
#define CHELDWORK_H

#include <stdbool.h>
#include <stdint.h>

/// What Dispatch is to do: a function, and what it is handed.
typedef void (*QuadrantWork)(void *_Nullable context);

/// For whom this thread works, who keeps the work for the main queue that it hands over, and counts what it
/// hands over to other queues; nobody at first.
void *_Nullable quadrant_keeper(void);
void quadrant_set_keeper(void *_Nullable keeper);

/// How often this thread has handed work over to any queue.
uint64_t quadrant_handed_over(void);

/// Whether work that is to be done later is asked about: a count of those who want to be.
void quadrant_watch_delays(int change);

/// Whether work for the main queue that has no keeper is asked about, on all threads: a count of those who
/// want to be.
void quadrant_watch_main(int change);

/// Whether that is the main queue.
bool quadrant_is_main(void *_Nonnull queue);

/// Whether that is one of the queues whose work any thread does, whatever else is being done.
bool quadrant_is_of_tasks(void *_Nonnull queue);

/// The main queue.
void *_Nonnull quadrant_main_queue(void);

/// Hands work over to a queue, which nobody is asked about.
void quadrant_run_on(void *_Nonnull queue, void *_Nullable context, QuadrantWork _Nonnull work);

/// Hands work over to a queue, to be done so many nanoseconds from now, which nobody is asked about.
void quadrant_run_later(int64_t delay, void *_Nonnull queue, void *_Nullable context,
                        QuadrantWork _Nonnull work);

/// As `dispatch_retain` and `dispatch_release`.
void quadrant_retain(void *_Nonnull queue);
void quadrant_release(void *_Nonnull queue);

/// This thread, as the system numbers it.
int32_t quadrant_thread(void);

/// Whether a thread of this process runs, could run, or waits for a disk; false where the system does not say.
bool quadrant_thread_is_at_work(int32_t thread);

/// The same of any thread but this one.
bool quadrant_other_threads_are_at_work(void);

// Written in Swift.

/// The keeper takes work for the main queue.
void quadrant_keep_work(void *_Nonnull keeper, void *_Nullable context, QuadrantWork _Nonnull work);
/// The keeper hands work over to another queue, and knows until it is done.
void quadrant_count_work(void *_Nonnull keeper, void *_Nonnull queue, void *_Nullable context,
                         QuadrantWork _Nonnull work);
/// Whether somebody keeps work for the main queue that any thread hands over.
bool quadrant_keep_followed(void *_Nullable context, QuadrantWork _Nonnull work);
/// Whether somebody keeps work that is to be done so many nanoseconds from now.
bool quadrant_keep_delayed(int64_t delay, void *_Nonnull queue, void *_Nullable context,
                           QuadrantWork _Nonnull work);
/// Whether somebody keeps a timer of Foundation that is added to the main run loop, or else to that of this thread.
bool quadrant_keep_timer(void *_Nullable timer, bool is_main);
/// The program has given a timer of Foundation another date.
void quadrant_move_timer(void *_Nullable timer);

#endif
