/// Whether this code runs in a task.
func isInTask() -> Bool {
    // The task is not kept.
    unsafe withUnsafeCurrentTask { unsafe $0 != nil }
}

/// Runs what the main queue has to do, on the main thread.
func drainMainQueue() {
    // The message, which a run loop would pass on, is not read.
    runMainQueue(nil)
}

/// Of Dispatch, for run loops: runs what the main queue has to do, on the main thread.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ message: UnsafeMutableRawPointer?)
