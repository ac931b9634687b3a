internal import CHeldWork
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
    let clock = HostClock.current ?? HeldJobs.current?.clock
    return unsafe clock?.keep(delay, WorkQueue(queue), QueuedWork(context, work)) ?? false
}
