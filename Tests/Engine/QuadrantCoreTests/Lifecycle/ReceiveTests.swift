import Combine
import Dispatch
import Expectations
import QuadrantCore
import SwiftUI
import TestedViews
import Testing
import Waiting

/// `onReceive(_:perform:)`, by Apple's page.
@MainActor @Suite struct ReceiveTests {
    private let offer = ProposedViewSize(width: 200, height: 200)
    private let diary = Diary()

    @Test func asLongAsTheViewIsThere() {
        let (knob, subject) = (Knob(true), PassthroughSubject<Int, Never>())
        let tree = liveTree(
            Turning(knob) { isOn in
                if isOn { Color.red.onReceive(subject) { diary.note("\($0)") } }
            })
        subject.send(0)
        tree.update(offer)
        subject.send(1)
        subject.send(2)
        knob.set?(false)
        tree.update(offer)
        subject.send(3)
        same(diary.take(), ["1", "2"])
    }

    @Test func itEndsWithTheTree() {
        let subject = PassthroughSubject<Int, Never>()
        var tree: ViewTree? = liveTree(Color.red.onReceive(subject) { diary.note("\($0)") })
        tree?.update(offer)
        tree = nil
        subject.send(1)
        same(diary.take(), [])
    }

    @Test func theSamePublisherIsNotSubscribedAnew() {
        let (knob, subject) = (Knob(1), CurrentValueSubject<Int, Never>(7))
        let tree = liveTree(
            Turning(knob) { number in
                Color.red.onReceive(subject.map { $0 }) { _ in }
                    .onReceive(subject) { diary.note("\(number): \($0)") }
            })
        tree.update(offer)
        knob.set?(2)
        tree.update(offer)
        subject.send(8)
        same(diary.take(), ["1: 7", "2: 8"])
    }

    @Test func anotherPublisherIs() {
        let subjects = [CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2)]
        let knob = Knob(0)
        let tree = liveTree(
            Turning(knob) { Color.red.onReceive(subjects[$0]) { diary.note("\($0)") } })
        tree.update(offer)
        knob.set?(1)
        tree.update(offer)
        subjects[0].send(3)
        subjects[1].send(4)
        same(diary.take(), ["1", "2", "4"])
    }

    @Test func whatIsSentChangesState() {
        struct Listening: View {
            let subject: CurrentValueSubject<CGFloat, Never>
            @State private var width: CGFloat = 0

            var body: some View {
                Color.red.frame(width: width, height: 10).onReceive(subject) { width = $0 }
            }
        }
        let subject = CurrentValueSubject<CGFloat, Never>(20)
        let tree = liveTree(Listening(subject: subject))
        same(tree.update(.unspecified).width, 20)
        subject.send(30)
        same(tree.update(.unspecified).width, 30)
    }

    @Test func aValueFromAnotherThreadComesOnTheMainOne() async {
        let subject = PassthroughSubject<Int, Never>()
        let tree = liveTree(
            Color.red.onReceive(subject) { value in
                MainActor.assertIsolated()
                diary.note("\(value)")
            })
        tree.update(offer)
        nonisolated(unsafe) let sender = subject
        await Task.detached { sender.send(5) }.value
        await eventually("a value comes") { !diary.entries.isEmpty }
        same(diary.take(), ["5"])
    }

    @Test func aValueFromAnotherThreadThatComesTooLateIsDropped() async {
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let knob = Knob(0)
        let tree = liveTree(
            Turning(knob) { index in
                if index < 2 { Color.red.onReceive(subjects[index]) { diary.note("\($0)") } }
            })
        tree.update(offer)
        // Waited for here, so that the main actor has no turn until the subscription has ended.
        func send(_ value: Int, to subject: PassthroughSubject<Int, Never>) {
            nonisolated(unsafe) let sender = subject
            let thread = DispatchGroup()
            DispatchQueue.global().async(group: thread) { sender.send(value) }
            thread.wait()
        }
        send(1, to: subjects[0])
        knob.set?(1)
        tree.update(offer)
        send(2, to: subjects[1])
        await eventually("a value comes") { !diary.entries.isEmpty }
        same(diary.take(), ["2"])
        send(3, to: subjects[1])
        knob.set?(2)
        tree.update(offer)
        for _ in 0..<1_000 { await Task.yield() }
        same(diary.take(), [])
    }
}
