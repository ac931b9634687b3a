import Expectations
import QuadrantCore
import SwiftUI
import TestedViews
import Testing

/// `onChange(of:initial:_:)`, by Apple's pages.
@MainActor @Suite struct ChangeTests {
    private let offer = ProposedViewSize(width: 200, height: 200)
    private let diary = Diary()

    @Test func theOldAndTheNewValue() {
        let knob = Knob(1)
        let tree = liveTree(
            Turning(knob) { number in
                Color.red
                    .onChange(of: number) { old, new in diary.note("\(old)→\(new)") }
                    .onChange(of: number) { diary.note("now \(number)") }
                    .onChange(of: number / 10) { diary.note("never") }
            })
        tree.update(offer)
        for number in [1, 2, 5] {
            knob.set?(number)
            tree.update(offer)
        }
        same(diary.take(), ["1→2", "now 2", "2→5", "now 5"])
    }

    @Test func initiallyWithTheSameValueTwice() {
        let knob = Knob(1)
        let tree = liveTree(
            Turning(knob) { number in
                Color.red.onChange(of: number, initial: true) { diary.note("\($0)→\($1)") }
            })
        tree.update(offer)
        knob.set?(2)
        tree.update(offer)
        same(diary.take(), ["1→1", "1→2"])
    }

    @available(*, deprecated)
    private func older(_ number: Int, isMany: Bool = false) -> some View {
        Group {
            Color.red
            if isMany { Color.blue }
        }
        .onChange(of: number) { [number] new in diary.note("\(number)→\(new)") }
    }

    @available(*, deprecated)
    @Test func theOlderFormCapturesTheOldValue() {
        for isMany in [false, true] {
            let knob = Knob(1)
            let tree = liveTree(Turning(knob) { older($0, isMany: isMany) })
            tree.update(offer)
            let count = isMany ? 2 : 1
            for (number, said) in [(2, "1→2"), (5, "2→5")] {
                knob.set?(number)
                tree.update(offer)
                same(diary.take(), Array(repeating: said, count: count))
            }
            // Two changes before its turn are one.
            knob.set?(6)
            tree.evaluateDirtyScopes()
            knob.set?(7)
            tree.update(offer)
            same(diary.take(), Array(repeating: "5→7", count: count))
        }
    }

    @Test func severalChangesBeforeItsTurnAreOne() {
        let knob = Knob(1)
        let tree = liveTree(
            Turning(knob) { number in
                Color.red.onChange(of: number) { diary.note("\($0)→\($1)") }
            })
        tree.update(offer)
        knob.set?(2)
        tree.evaluateDirtyScopes()
        knob.set?(3)
        tree.update(offer)
        same(diary.take(), ["1→3"])
        knob.set?(4)
        tree.evaluateDirtyScopes()
        knob.set?(3)
        tree.update(offer)
        same(diary.take(), [])
    }

    private struct Chain: View {
        let input: Int
        let diary: Diary
        @State private var double = 0
        @State private var square = 0

        var body: some View {
            Color.red.frame(width: CGFloat(square), height: 10)
                .onChange(of: double) { square = double * double }
                .onChange(of: input) { double = input * 2 }
                .onChange(of: square) { diary.note("\($0)→\($1)") }
        }
    }

    @Test func statesTakeEffectInTheSameUpdate() {
        let knob = Knob(1)
        let tree = liveTree(Turning(knob) { Chain(input: $0, diary: diary) })
        tree.update(.unspecified)
        knob.set?(3)
        same(tree.update(.unspecified).width, 36)
        same(diary.take(), ["0→36"])
        same(tree.issues, [])
    }

    @Test func innerViewsComeFirst() {
        let knob = Knob(1)
        let tree = liveTree(
            Turning(knob) { number in
                VStack {
                    Color.red.onChange(of: number) { diary.note("a") }
                    Color.red.onChange(of: number) { diary.note("b") }
                }.onChange(of: number) { diary.note("outer") }
            })
        tree.update(offer)
        knob.set?(2)
        tree.update(offer)
        same(diary.take(), ["a", "b", "outer"])
    }

    /// The outer body is evaluated first, but its action stands further out.
    @Test func alsoWhereTheOuterViewIsEvaluatedFirst() {
        let (outer, inner) = (Knob(1), Knob(1))
        let tree = liveTree(
            Turning(outer) { number in
                VStack {
                    Turning(inner) { value in
                        Color.red.onChange(of: value) { diary.note("inner") }
                    }
                }.onChange(of: number) { diary.note("outer") }
            })
        tree.update(offer)
        outer.set?(2)
        inner.set?(2)
        tree.update(offer)
        same(diary.take(), ["inner", "outer"])
    }

    private struct Restless: View {
        @State private var count = 0

        var body: some View {
            Color.red.frame(width: CGFloat(count), height: 10)
                .onAppear { count = 1 }
                .onChange(of: count) { count += 1 }
        }
    }

    @Test func anActionThatChangesItsValueIsReportedOnce() throws {
        let tree = liveTree(VStack { Restless() })
        tree.update(offer)
        tree.update(offer)
        same(tree.issues.count, 1)
        let issue = try #require(tree.issues.first)
        has(issue.message, "onChange(of: Int)")
        same(issue.path, ["Restless"])
        has(issue.advice, "It wrote @State count of Restless")
    }
}
