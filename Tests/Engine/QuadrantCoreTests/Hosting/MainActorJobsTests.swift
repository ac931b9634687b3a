import Dispatch
import Expectations
import Foundation
import QuadrantCore
import Synchronization
import Testing
import Waiting

/// Running what the main actor has to do until it is at rest.
@MainActor @Suite struct MainActorJobsTests {
    private final class Count {
        var value = 0
    }

    @Test func chainsOfTasksAreFollowed() async {
        let count = Count()
        func step(_ left: Int) {
            count.value += 1
            if left > 0 { Task { step(left - 1) } }
        }
        Task { step(20) }
        await MainActorJobs.run { false }
        same(count.value, 21)
    }

    @Test func aJobCannotRunOthersInItsMidst() {
        fails(MainActorJobs.runOnMainThread { false })
    }

    @Test func tasksAreKnownUntilTheyAreDone() async throws {
        let begun = BegunTasks()
        let label = UnfinishedTask(label: "a tap", path: ["Cart"])
        // No task, nothing to know.
        begun.noting(label) {}
        empty(begun.unfinished)
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let task: Task<Task<Void, Never>, Never> = begun.noting(label) {
            // One that the task begins counts too.
            Task { Task { for await _ in gate { return } } }
        }
        let inner = await task.value
        same(begun.unfinished, [label])
        open.yield()
        await inner.value
        await MainActorJobs.run { !begun.unfinished.isEmpty }
        empty(begun.unfinished)
    }

    @Test func aThreadAtWorkIsSeen() async {
        let ended = DispatchSemaphore(value: 0)
        let work = Work()
        Thread.detachNewThread {
            while work.goesOn.load(ordering: .relaxed) {}
            ended.signal()
        }
        // The thread counts from the moment it is there.
        await eventually("the thread is seen") { work.isSeen }
        work.goesOn.store(false, ordering: .relaxed)
        await eventually("the thread has ended") { ended.wait(timeout: .now()) == .success }
    }

    private final class Work: Sendable {
        let goesOn = Atomic(true)

        var isSeen: Bool { ThreadsAtWork.areThereOthers }
    }
}
