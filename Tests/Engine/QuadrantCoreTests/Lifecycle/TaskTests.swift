import Expectations
import Foundation
import QuadrantCore
import SwiftUI
import Synchronization
import TappedViews
import TestedViews
import Testing
import Waiting

/// `task(priority:_:)` and `task(id:priority:_:)`, by Apple's pages.
@MainActor @Suite struct TaskTests {
    private let offer = ProposedViewSize(width: 200, height: 200)
    private let diary = Diary()

    /// Lets tasks run until `isDone`.
    private func wait(
        sourceLocation: SourceLocation = #_sourceLocation, until isDone: () -> Bool
    ) async {
        await eventually("the tasks are done", sourceLocation: sourceLocation, isDone)
    }

    @Test func tasksBeginAfterTheUpdateInTheOrderOfTheTree() async {
        func noted(_ view: some View, _ name: String) -> some View {
            view.task { diary.note("\(name) task") }.onAppear { diary.note(name) }
        }
        let tree = liveTree(noted(VStack { noted(Text("hello"), "Text") }, "VStack"))
        tree.update(offer)
        same(diary.take(), ["Text", "VStack"])
        await wait { diary.entries.count == 2 }
        same(diary.take(), ["Text task", "VStack task"])
    }

    @Test func aTaskRunsOnTheMainActor() async {
        let tree = liveTree(
            Color.red.task {
                MainActor.assertIsolated()
                diary.note("ran")
            })
        tree.update(offer)
        await wait { !diary.entries.isEmpty }
        same(diary.take(), ["ran"])
    }

    @Test func aTaskChangesState() async {
        struct Loading: View {
            @State private var width: CGFloat = 10

            var body: some View {
                Color.red.frame(width: width, height: 10).task { width = 40 }
            }
        }
        let changes = Tally()
        let tree = liveTree(Loading())
        tree.hosting.stateDidChange = { changes.add() }
        same(tree.update(.unspecified).width, 10)
        await wait { changes.count == 1 }
        same(tree.update(.unspecified).width, 40)
    }

    /// Waits until it is cancelled.
    private func sleep(_ name: String) async {
        diary.note("\(name) begins")
        try? await Task.sleep(for: .seconds(1_000_000))
        diary.note(Task.isCancelled ? "\(name) is cancelled" : "\(name) ends")
    }

    @Test func aTaskIsCancelledWhenItsViewDisappears() async {
        let knob = Knob(true)
        let tree = liveTree(
            Turning(knob) { if $0 { Color.red.task { await sleep("a") } } })
        tree.update(offer)
        await wait { diary.entries.count == 1 }
        knob.set?(false)
        tree.update(offer)
        await wait { diary.entries.count == 2 }
        same(diary.take(), ["a begins", "a is cancelled"])
    }

    @Test func aValueThatChangesAsTheViewAppearsBeginsOneTask() async {
        struct Paged: View {
            let diary: Diary
            @State private var page = 0

            var body: some View {
                Color.red.task(id: page) { diary.note("page \(page)") }.onAppear { page = 1 }
            }
        }
        let tree = liveTree(Paged(diary: diary))
        tree.update(offer)
        for _ in 0..<100 { await Task.yield() }
        await wait { !diary.entries.isEmpty }
        same(diary.take(), ["page 1"])
        empty(tree.hosting.begunTasks.unfinished)
    }

    @Test func aTaskOfAViewThatIsGoneBeforeTheUpdateEndsDoesNotBegin() async {
        struct Fleeting: View {
            let diary: Diary
            @State private var turn = 0

            var body: some View {
                Color.blue.onAppear { turn = 1 }
                if turn < 2 {
                    Color.red.onChange(of: turn) { turn = 2 }.task(id: turn) { diary.note("began") }
                }
            }
        }
        let tree = liveTree(Fleeting(diary: diary))
        tree.update(offer)
        for _ in 0..<100 { await Task.yield() }
        same(diary.take(), [])
        empty(tree.hosting.begunTasks.unfinished)
    }

    @Test func aTaskIsCancelledWithItsTree() async {
        var tree: ViewTree? = liveTree(Color.red.task { await sleep("a") })
        tree?.update(offer)
        await wait { diary.entries.count == 1 }
        tree = nil
        await wait { diary.entries.count == 2 }
        same(diary.take(), ["a begins", "a is cancelled"])
    }

    @Test func anotherIdentifierBeginsItAnew() async {
        let knob = Knob("a")
        let tree = liveTree(
            Turning(knob) { name in Color.red.task(id: name) { await sleep(name) } })
        tree.update(offer)
        await wait { diary.entries.count == 1 }
        knob.set?("a")
        tree.update(offer)
        knob.set?("b")
        tree.update(offer)
        await wait { diary.entries.count == 3 }
        same(diary.take().sorted(), ["a begins", "a is cancelled", "b begins"])
    }

    @Test func withoutAnIdentifierItStays() async {
        let knob = Knob("a")
        let tree = liveTree(Turning(knob) { name in Color.red.task { diary.note(name) } })
        tree.update(offer)
        knob.set?("b")
        tree.update(offer)
        await wait { !diary.entries.isEmpty }
        for _ in 0..<100 { await Task.yield() }
        same(diary.take(), ["a"])
    }

    @Test func whatComesAndGoesInOneUpdateBeginsNothing() async {
        struct Brief: View {
            let diary: Diary
            @State private var isOn = true

            var body: some View {
                if isOn {
                    Color.red.task { diary.note("ran") }.onAppear { isOn = false }
                }
            }
        }
        liveTree(Brief(diary: diary)).update(offer)
        for _ in 0..<100 { await Task.yield() }
        same(diary.take(), [])
    }

    /// Runs jobs on a queue of its own, and counts them.
    private final class Queue: TaskExecutor {
        let jobs = Atomic(0)
        private let queue = DispatchQueue(label: "jobs")

        func enqueue(_ job: consuming ExecutorJob) {
            jobs.add(1, ordering: .relaxed)
            let job = UnownedJob(job)
            let executor = asUnownedTaskExecutor()
            queue.async { job.runSynchronously(on: executor) }
        }
    }

    @Test func anExecutorAndANameOfOnesOwn() async {
        let queue = Queue()
        let names = Diary()
        let tree = liveTree(
            Color.red.task(id: 1, name: "loading", executorPreference: queue) { @Sendable in
                names.note(Task.name ?? "")
            })
        tree.update(offer)
        await wait { names.entries.count == 1 }
        same(names.take(), ["loading"])
        #expect(queue.jobs.load(ordering: .relaxed) > 0)
    }
}
