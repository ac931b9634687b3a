internal import CHeldWork
internal import Foundation
internal import QuadrantLayout

// The functions that the C code of `CHeldWork` calls. They hand the work on as it came, to whoever takes it. All
// keepers are objects of `HeldJobs`, which the casts below rely on.

/// Whoever follows the task takes what it has the main actor do.
@_cdecl("quadrant_keep_followed")
package func keepFollowed(
    _ context: UnsafeMutableRawPointer?,
    _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) -> Bool {
    guard let task = unsafe context, let keeper = unsafe HeldJobs.follower(of: WaitingTask(task))
    else { return false }
    keeper.keep(unsafe QueuedWork(context, work))
    return true
}

/// The keeper of the thread hands on what is for another queue.
@_cdecl("quadrant_count_work")
package func countWork(
    _ keeper: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer,
    _ context: UnsafeMutableRawPointer?,
    _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
    unsafe knownCast(ThreadKeeper.object(keeper), to: HeldJobs.self)
        .handOver(to: WorkQueue(queue), QueuedWork(context, work))
}

/// The keeper of the thread takes what is for the main queue.
@_cdecl("quadrant_keep_work")
package func keepWork(
    _ keeper: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
    _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
    unsafe knownCast(ThreadKeeper.object(keeper), to: HeldJobs.self)
        .keep(QueuedWork(context, work))
}

/// Whether the clock that code runs by keeps what is to be done later.
@_cdecl("quadrant_keep_delayed")
package func keepDelayed(
    _ delay: Int64, _ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
    _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) -> Bool {
    unsafe HostClock.ofThread?.keep(delay, WorkQueue(queue), QueuedWork(context, work)) ?? false
}

/// Whether the clock that code runs by keeps a timer that is added to the main run loop, or to that of a thread that does
/// the main actor's work.
@_cdecl("quadrant_keep_timer")
package func keepTimer(_ object: UnsafeMutableRawPointer?, _ isMain: Bool) -> Bool {
    guard let object = unsafe object, let clock = HostClock.ofThread, isMain || isOnMainActor()
    else { return false }
    return clock.timers.keep(unsafe timer(object), by: clock)
}

/// Tells the clock that code runs by that a timer has another date.
@_cdecl("quadrant_move_timer")
package func moveTimer(_ object: UnsafeMutableRawPointer?) {
    guard let object = unsafe object, let clock = HostClock.ofThread else { return }
    clock.timers.move(unsafe timer(object))
}

/// The timer of Foundation that C hands over.
private func timer(_ object: UnsafeMutableRawPointer) -> Timer {
    knownCast(unsafe ThreadKeeper.object(object), to: Timer.self)
}
