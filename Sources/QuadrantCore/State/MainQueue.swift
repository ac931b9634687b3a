import Foundation

/// The queue of the main actor.
package enum MainQueue {
    private static let mark: DispatchSpecificKey<Void> = {
        let mark = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: mark, value: ())
        return mark
    }()

    /// Whether the caller runs on the main thread or as a part of the main queue. On Linux that queue is
    /// served by another thread once the main function waits in `dispatchMain`, as it does for
    /// an asynchronous `main`.
    package static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: mark) != nil || Thread.isMainThread
    }
}
