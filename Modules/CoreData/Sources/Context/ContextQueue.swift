internal import Foundation
internal import Synchronization

/// A queue on which it can be told that code runs on it.
struct ContextQueue: Sendable {
    private static let key = DispatchSpecificKey<Int>()
    private static let count = Atomic<Int>(0)
    private static let main: DispatchQueue = {
        DispatchQueue.main.setSpecific(key: key, value: 0)
        return .main
    }()

    let queue: DispatchQueue
    /// Tells it from others; 0 for the main queue, whose object may be another each time.
    private let mark: Int

    init(isMain: Bool) {
        if isMain {
            (queue, mark) = (Self.main, 0)
        } else {
            mark = Self.count.add(1, ordering: .relaxed).newValue
            queue = DispatchQueue(label: "NSManagedObjectContext")
            queue.setSpecific(key: Self.key, value: mark)
        }
    }

    /// The queues whose work waits for what is done now.
    @TaskLocal private static var held: Set<Int> = []

    var isCurrent: Bool {
        DispatchQueue.getSpecific(key: Self.key) == mark || (mark == 0 && Thread.isMainThread)
            || Self.held.contains(mark)
    }

    /// Does something on the queue, and waits for it. What it does in turn on a queue that waits for it is done at once.
    func sync<Result>(_ work: () -> Result) -> Result {
        var held = Self.held
        if let current = DispatchQueue.getSpecific(key: Self.key) { held.insert(current) }
        if Thread.isMainThread { held.insert(0) }
        return queue.sync { Self.$held.withValue(held) { work() } }
    }
}
