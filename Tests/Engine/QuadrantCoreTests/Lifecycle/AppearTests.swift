import Expectations
import QuadrantCore
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// `onAppear(perform:)` and `onDisappear(perform:)`. The order inside of one view and from inner to outer
/// views is the one published at https://android.benigumo.com/20240328/onappear-onchange-task; that of
/// siblings is not documented, we take that of the views.
@MainActor @Suite struct AppearTests {
    private let offer = ProposedViewSize(width: 200, height: 200)
    private let diary = Diary()

    @Test func innerViewsComeFirstAndEarlierOnesBeforeLater() {
        let tree = liveTree(
            HStack {
                VStack {
                    Color.red.noted("a", in: diary)
                    Color.red.noted("b", in: diary)
                }.noted("ab", in: diary)
                Color.red.noted("c", in: diary)
            }
            .onAppear { diary.note("inner") }
            .onAppear { diary.note("outer") })
        same(diary.entries, [])
        tree.update(offer)
        same(diary.take(), ["+a", "+b", "+ab", "+c", "inner", "outer"])
        tree.update(offer)
        same(diary.take(), [])
    }

    /// The published experiment, as it is.
    @Test func appearAndChangeInTheOrderOfTheModifiers() {
        func noted(_ view: some View, _ name: String) -> some View {
            view.onChange(of: true, initial: true) { diary.note("\(name) onChange") }
                .onAppear { diary.note("\(name) onAppear") }
        }
        liveTree(noted(Group { noted(VStack { noted(Text("hello"), "Text") }, "VStack") }, "Group"))
            .update(offer)
        same(
            diary.take(),
            [
                "Text onChange", "Text onAppear", "VStack onChange", "VStack onAppear",
                "Group onChange", "Group onAppear",
            ])
    }

    private struct Row: View {
        let name: String
        let diary: Diary

        var body: some View { Color.red.noted("in \(name)", in: diary) }
    }

    @Test func onceForEachIdentity() {
        let knob = Knob(["a", "b"])
        let tree = liveTree(
            Turning(knob) { names in
                VStack {
                    ForEach(names, id: \.self) { Row(name: $0, diary: diary).noted($0, in: diary) }
                }
            })
        tree.update(offer)
        same(diary.take(), ["+in a", "+a", "+in b", "+b"])
        knob.set?(["b", "a", "c"])
        tree.update(offer)
        same(diary.take(), ["+in c", "+c"])
        knob.set?(["c"])
        tree.update(offer)
        same(diary.take(), ["-in b", "-b", "-in a", "-a"])
    }

    @Test func aBranchAppearsBeforeTheOtherHasDisappeared() {
        let knob = Knob(true)
        let tree = liveTree(
            VStack {
                Turning(knob) {
                    if $0 {
                        Color.red.noted("yes", in: diary)
                    } else {
                        Color.blue.noted("no", in: diary)
                    }
                }
            })
        tree.update(offer)
        knob.set?(false)
        tree.update(offer)
        same(diary.take(), ["+yes", "+no", "-yes"])
    }

    @Test func theActionsAreThoseOfTheLastEvaluation() {
        let knob = Knob(1)
        let tree = liveTree(
            Turning(knob) { number in
                if number < 3 { Color.red.onDisappear { diary.note("\(number)") } }
            })
        for number in 1...3 {
            knob.set?(number)
            tree.update(offer)
        }
        same(diary.take(), ["2"])
    }

    @Test func whatComesAndGoesBeforeAnUpdateNeverAppeared() {
        let knob = Knob(true)
        let tree = liveTree(Turning(knob) { if $0 { Color.red.noted("a", in: diary) } })
        knob.set?(false)
        tree.update(offer)
        same(diary.take(), [])
    }

    @Test func stateTakesEffectInTheSameUpdate() {
        struct Growing: View {
            @State private var width: CGFloat = 10

            var body: some View {
                Color.red.frame(width: width, height: 10).onAppear { width = 30 }
            }
        }
        let tree = liveTree(Growing())
        same(tree.update(.unspecified), CGSize(width: 30, height: 10))
        same(tree.issues, [])
    }

    @Test func theViewIsLaidOutWhenItAppears() {
        let kept = Kept<CGSize>()
        let tree = liveTree(
            GeometryReader { proxy in Color.red.onAppear { kept.keep(proxy.size) } })
        tree.update(offer)
        same(kept.value, CGSize(width: 200, height: 200))
    }

    @Test func viewThatFitsShowsAndHides() {
        let tree = liveTree(
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 100).noted("wide", in: diary)
                VStack { Color.red.noted("inner", in: diary) }.frame(width: 20)
            })
        tree.update(offer)
        same(diary.take(), ["+wide"])
        tree.update(ProposedViewSize(width: 50, height: 50))
        same(diary.take(), ["+inner", "-wide"])
        tree.update(offer)
        same(diary.take(), ["+wide", "-inner"])
    }

    @Test func noActionIsNoAction() {
        let tree = liveTree(Color.red.onAppear().onDisappear())
        same(tree.update(offer), CGSize(width: 200, height: 200))
    }

    @Test func onEachOfSeveralViews() {
        let tree = liveTree(
            VStack {
                Group {
                    Color.red
                    Color.blue
                    EmptyView()
                }.noted("x", in: diary)
            })
        tree.update(offer)
        same(diary.take(), ["+x", "+x"])
    }

    @Test func aViewBehindAModifierIsNotEvaluatedAgain() {
        let knob = Knob(1)
        let tree = liveTree(
            Turning(knob) { _ in
                VStack { Row(name: "a", diary: diary).onAppear {}.onChange(of: 1) {} }
            })
        tree.update(offer)
        let bodies = tree.statistics.bodies
        knob.set?(2)
        tree.update(offer)
        // `Row` holds an object: it is not known to be the same.
        #expect(tree.statistics.bodies - bodies <= 2)
        same(diary.take(), ["+in a"])
    }

    private struct PingPong: View {
        @State private var isOn = false

        var body: some View {
            if isOn {
                Color.red.onAppear { isOn = false }
            } else {
                Color.blue.onAppear { isOn = true }
            }
        }
    }

    @Test func viewsThatReplaceOneAnotherWithoutEndAreReported() throws {
        let tree = liveTree(PingPong())
        tree.update(offer)
        same(tree.issues.count, 1)
        let issue = try #require(tree.issues.first)
        holds(issue.message.hasSuffix("onAppear came last"))
        same(issue.path, ["PingPong"])
        has(issue.advice, "It wrote @State isOn of PingPong")
    }
}
