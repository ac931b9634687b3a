internal import Foundation

/// Tells on which queue code runs.
enum ContextQueue {
    private static let key = DispatchSpecificKey<ObjectIdentifier>()

    static func mark(_ queue: DispatchQueue) {
        queue.setSpecific(key: key, value: ObjectIdentifier(queue))
    }

    static func isCurrent(_ queue: DispatchQueue) -> Bool {
        DispatchQueue.getSpecific(key: key) == ObjectIdentifier(queue)
            || (queue === DispatchQueue.main && Thread.isMainThread)
    }
}
