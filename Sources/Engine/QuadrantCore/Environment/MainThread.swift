import Dispatch
import Foundation

/// Whether this is where the main actor runs. Under `dispatchMain` that is no longer the thread on which
/// the process began.
package func isOnMainActor() -> Bool {
    DispatchQueue.getSpecific(key: mainKey.key) != nil || Thread.isMainThread
}

/// Marks the main queue.
private struct MainQueueKey: @unchecked Sendable {
    let key: DispatchSpecificKey<Void>

    init() {
        key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
    }
}

private let mainKey = MainQueueKey()
