internal import CHeldWork

/// A piece of work for a queue of Dispatch: a function of C and what it is handed, which is done once.
@safe
struct QueuedWork: @unchecked Sendable {
    private let context: UnsafeMutableRawPointer?
    private let work: QuadrantWork

    init(_ context: UnsafeMutableRawPointer?, _ work: @escaping QuadrantWork) {
        unsafe (self.context, self.work) = (context, work)
    }

    /// Work that calls `body`.
    init(_ body: @escaping () -> Void) {
        unsafe self.init(Call.handed(body)) { unsafe Call.run($0) }
    }

    /// Does the work, on this thread.
    func run() { unsafe work(context) }

    /// The function, by its address.
    var function: UInt { unsafe unsafeBitCast(work, to: UInt.self) }

    /// The task that the function is handed, if it is the one that does a part of a task; `kind` says which
    /// function that is, and what tasks have in common.
    func task(_ kind: TaskKind) -> WaitingTask? {
        // That function is handed an object, which begins with its type; other functions may be handed
        // anything. Jobs that are no task are objects of another type.
        guard let context = unsafe context, function == kind.function,
            unsafe context.load(as: UInt.self) == kind.type
        else { return nil }
        return unsafe WaitingTask(context)
    }

    /// Has a queue do the work. No keeper is asked about it.
    func run(on queue: WorkQueue) { unsafe quadrant_run_on(queue.memory, context, work) }

    /// Has a queue do the work `delay` nanoseconds from now. No keeper is asked about it.
    func run(on queue: WorkQueue, later delay: Int64) {
        unsafe quadrant_run_later(delay, queue.memory, context, work)
    }

    /// Calls `body` on a queue, which nobody is asked about.
    static func run(on queue: WorkQueue, _ body: @escaping () -> Void) {
        QueuedWork(body).run(on: queue)
    }

    /// A closure as what C hands on, which holds it until it was called.
    private final class Call {
        private let body: () -> Void

        private init(_ body: @escaping () -> Void) { self.body = body }

        static func handed(_ body: @escaping () -> Void) -> UnsafeMutableRawPointer {
            unsafe Unmanaged.passRetained(Call(body)).toOpaque()
        }

        static func run(_ context: UnsafeMutableRawPointer?) {
            guard let context = unsafe context else { return }
            unsafe Unmanaged<Call>.fromOpaque(context).takeRetainedValue().body()
        }
    }
}

/// A queue of Dispatch.
@safe
struct WorkQueue: @unchecked Sendable {
    fileprivate let memory: UnsafeMutableRawPointer

    init(_ memory: UnsafeMutableRawPointer) { unsafe self.memory = memory }

    /// The main queue.
    static var main: WorkQueue { unsafe WorkQueue(quadrant_main_queue()) }

    var isMain: Bool { unsafe quadrant_is_main(memory) }

    /// Whether any thread may do its work, whatever else is being done.
    var isOfTasks: Bool { unsafe quadrant_is_of_tasks(memory) }

    /// Keeps the queue alive until `release` was called as often.
    func retain() { unsafe quadrant_retain(memory) }
    func release() { unsafe quadrant_release(memory) }
}

/// How tasks are handed over: the function that does a part of one, and the type that all tasks have. Both are 0
/// where that is not known.
struct TaskKind: Sendable {
    let function: UInt
    let type: UInt

    static let unknown = TaskKind(function: 0, type: 0)

    /// What is known of tasks from one of them, and the work that was handed over for it.
    init(_ task: Task<Void, Never>, handedOverAs work: QueuedWork) {
        function = work.function
        // A task is one reference.
        type = withExtendedLifetime(task) {
            unsafe unsafeBitCast(task, to: UnsafeRawPointer.self).load(as: UInt.self)
        }
    }

    private init(function: UInt, type: UInt) {
        (self.function, self.type) = (function, type)
    }
}

/// A task that waits for its next part, by its address.
@safe
struct WaitingTask: Hashable, @unchecked Sendable {
    private let memory: UnsafeMutableRawPointer

    init(_ memory: UnsafeMutableRawPointer) { unsafe self.memory = memory }

    static func == (one: WaitingTask, other: WaitingTask) -> Bool {
        unsafe one.memory == other.memory
    }

    func hash(into hasher: inout Hasher) { unsafe hasher.combine(memory) }

    /// Keeps the task alive, so that no other one has its address, until `release` was called as often.
    func retain() { _ = unsafe Unmanaged<AnyObject>.fromOpaque(memory).retain() }
    func release() { unsafe Unmanaged<AnyObject>.fromOpaque(memory).release() }
}

/// The object for which a thread works, as `CHeldWork` keeps it.
enum ThreadKeeper {
    /// The object; `nil` for none.
    static var current: AnyObject? {
        // Whoever set it holds the object until it is set back.
        unsafe quadrant_keeper().map { unsafe object($0) }
    }

    /// The object that C hands back.
    static func object(_ memory: UnsafeMutableRawPointer) -> AnyObject {
        unsafe Unmanaged<AnyObject>.fromOpaque(memory).takeUnretainedValue()
    }

    /// Calls `body`; meanwhile the thread works for the object.
    static func during<T>(_ object: AnyObject, _ body: () throws -> T) rethrows -> T {
        let outer = unsafe quadrant_keeper()
        unsafe quadrant_set_keeper(Unmanaged.passUnretained(object).toOpaque())
        defer { unsafe quadrant_set_keeper(outer) }
        return try withExtendedLifetime(object) { try body() }
    }
}
