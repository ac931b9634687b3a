import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Which transaction a change has (section 5 of the table in Tests/Facts/Motion.md).
@MainActor @Suite struct TransactionFactsTests {
    /// A box that stands at `x`, in modifiers.
    private func stage<V: View>(
        _ modify: @escaping @MainActor (AnyView, StageModel) -> V
    ) -> Stage {
        Stage { model in
            modify(AnyView(Stage.box().offset(x: model.x)), model)
                .frame(width: 400, height: 100, alignment: .leading)
        }
    }

    private func placeHalfWay(_ stage: Stage) throws -> Double {
        stage.host.update()
        stage.host.advance(by: 0.5)
        return try stage.x()
    }

    private struct Bound: View {
        @State private var x = 0.0
        let model: StageModel
        let take: (Binding<Double>) -> Void
        var note: (Transaction) -> Void = { _ in }

        var body: some View {
            Stage.box().offset(x: x).transaction(value: x) { note($0) }
                .frame(width: 400, alignment: .leading).onAppear { take($x) }
        }
    }

    /// 5.1: the root transaction is the binding's, plus what is set for all.
    @Test func aBindingsTransactionIsAddedToThatAround() throws {
        var taken: Binding<Double>?
        var heard: [Int] = []
        let stage = Stage {
            Bound(model: $0, take: { taken = $0 }, note: { heard.append($0.loudness) })
        }
        let binding = try #require(taken)
        withTransaction(\.loudness, 7) {
            binding.animation(.linear(duration: 1)).wrappedValue = 100
        }
        try same(placeHalfWay(stage), 50)
        same(heard.last, 7)
        stage.host.advanceToEnd()
        var silent = Transaction()
        silent.loudness = 3
        withAnimation(.linear(duration: 1)) { binding.transaction(silent).wrappedValue = 0 }
        try same(placeHalfWay(stage), 50)
        same(heard.last, 3)
        stage.host.advanceToEnd()
        // What the binding says itself counts before what is said around.
        withAnimation(.linear(duration: 1)) { binding.animation(nil).wrappedValue = 80 }
        try same(placeHalfWay(stage), 80)
    }

    /// 5.2: `withAnimation(a) {}` is `withTransaction(\.animation, a) {}`.
    @Test func withAnimationIsATransaction() throws {
        var places: [Double] = []
        for number in 0..<3 {
            let stage = Stage.moving()
            let animation = Animation.easeInOut(duration: 1)
            switch number {
            case 0: withAnimation(animation) { stage.model.x = 100 }
            case 1: withTransaction(\.animation, animation) { stage.model.x = 100 }
            default:
                withTransaction(Transaction(animation: animation)) { stage.model.x = 100 }
            }
            stage.host.update()
            stage.host.advance(by: 0.3)
            places.append(try stage.x())
        }
        #expect(places[0] > 10 && Set(places).count == 1)
    }

    /// 5.3: a modifier's animation counts before that of `withAnimation`, and before an outer `animation = nil`.
    @Test func aModifierCountsBeforeWhatIsAround() throws {
        let inner = stage { view, model in
            view.animation(.linear(duration: 1), value: model.x)
                .transaction { $0.animation = nil }
        }
        inner.change(.linear(duration: 4)) { $0.x = 100 }
        try same(placeHalfWay(inner), 50)
        let outer = stage { view, model in
            view.transaction { $0.animation = nil }
                .animation(.linear(duration: 1), value: model.x)
        }
        outer.change(nil) { $0.x = 100 }
        try same(placeHalfWay(outer), 100)
    }

    /// 5.4: the first appearance is no change of the value.
    @Test func theFirstAppearanceIsNoChange() throws {
        let stage = Stage { model in
            if model.isOn {
                Stage.box().offset(x: 100).animation(.linear(duration: 1), value: 1)
            }
        }
        stage.change(nil) { $0.isOn = true }
        fails(stage.host.isAnimating)
    }

    /// 5.4: of two in a chain the upper part gets the first, the middle part the second.
    @Test func twoAnimationsSplitAChain() throws {
        let stage = Stage { model in
            Stage.box().opacity(1 - model.x / 200).animation(.linear(duration: 1), value: model.x)
                .offset(x: model.x).animation(.linear(duration: 2), value: model.x)
                .frame(width: 400, height: 100, alignment: .leading)
        }
        stage.change(nil) { $0.x = 100 }
        try same(placeHalfWay(stage), 25)
        try same(stage.opacity(), 0.75)
    }

    /// 5.5: `animation(_:body:)` and `transaction(_:body:)` concern the modifiers in the closure.
    @Test func aBodyConcernsWhatIsInIt() throws {
        let inside = Stage { model in
            Stage.box().transaction {
                $0.animation = .linear(duration: 1)
            } body: {
                $0.offset(x: model.x)
            }
            .frame(width: 400, alignment: .leading)
        }
        inside.change(nil) { $0.x = 100 }
        try same(placeHalfWay(inside), 50)
        let content = Stage { model in
            Stage.box().offset(x: model.x)
                .transaction {
                    $0.animation = .linear(duration: 1)
                } body: {
                    $0.opacity(1)
                }
                .frame(width: 400, alignment: .leading)
        }
        content.change(nil) { $0.x = 100 }
        try same(placeHalfWay(content), 100)
    }

    /// 5.6: `transaction(value:_:)` is asked only when the value changed.
    @Test func aTransactionOfAValueIsAskedAtItsChanges() throws {
        let stage = stage { view, model in
            view.transaction(value: model.y) { $0.animation = .linear(duration: 1) }
        }
        stage.change(nil) { $0.x = 100 }
        try same(placeHalfWay(stage), 100)
        stage.change(nil) {
            $0.y = 1
            $0.x = 0
        }
        try same(placeHalfWay(stage), 50)
    }

    /// 5.7: `disablesAnimations` keeps `animation(_:value:)` from inserting one; `transaction(_:)` still may.
    @Test func disabledAnimationsAreNotInserted() throws {
        var still = Transaction()
        still.disablesAnimations = true
        let implicit = stage { view, model in
            view.animation(.linear(duration: 1), value: model.x)
        }
        withTransaction(still) { implicit.model.x = 100 }
        try same(placeHalfWay(implicit), 100)
        let closure = stage { view, _ in
            view.transaction { $0.animation = .linear(duration: 1) }
        }
        withTransaction(still) { closure.model.x = 100 }
        try same(placeHalfWay(closure), 50)
    }

    private struct Sliding: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase == .willAppear ? 100 : 0)
                .animation(.linear(duration: 1), value: phase)
        }
    }

    /// 5.7: the first of the two phases of a transition inserts no animations.
    @Test func theFirstPhaseOfATransitionIsThereAtOnce() throws {
        let stage = Stage { model in
            ZStack(alignment: .leading) {
                Color.clear
                if model.isOn { Stage.box().transition(Sliding()) }
            }
        }
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        try same(stage.x(), 100)
        stage.host.advance(by: 0.5)
        try same(stage.x(), 50)
    }

    /// 5.9: whatever else changes in the update gets the same animation.
    @Test func whateverElseChangesIsAnimatedToo() throws {
        let stage = Stage { model in
            Stage.box().offset(x: model.x).frame(width: 400, alignment: .leading)
            Stage.box("other").offset(x: model.y).frame(width: 400, alignment: .leading)
        }
        stage.change(.linear(duration: 1)) {
            $0.y = 80
            $0.x = 100
        }
        stage.host.advance(by: 0.5)
        #expect(try stage.x() == 50 && stage.x("other") == 40)
    }

    private struct Controls: View {
        @State private var value = 0.0
        @State private var isOn = false
        let note: (String, Bool) -> Void

        var body: some View {
            VStack {
                Slider(value: $value, in: 0...10).frame(width: 200)
                    .accessibilityIdentifier("slider")
                Toggle("", isOn: $isOn).accessibilityIdentifier("toggle")
                Color.red.frame(height: 1).transaction(value: value) {
                    note("slider", $0.isContinuous)
                }
                .transaction(value: isOn) { note("toggle", $0.isContinuous) }
            }
        }
    }

    /// 5.10: `isContinuous` is true of a slider that is dragged, and false of a tap.
    @Test func draggingASliderIsContinuous() throws {
        var heard: [String: [Bool]] = [:]
        let host = ViewHost(width: 300, height: 200) {
            Controls { heard[$0, default: []].append($1) }
        }
        let slider = try host["slider"].frame
        heard = [:]
        let finger = host.touch(at: CGPoint(x: slider.minX + 14, y: slider.midY))
        finger.move(to: CGPoint(x: slider.midX, y: slider.midY), duration: 0.2)
        same(heard["slider"]?.isEmpty, false)
        same(heard["slider"]?.allSatisfy { $0 }, true, "\(heard)")
        finger.lift()
        heard = [:]
        try host["toggle"].tap()
        same(heard["toggle"], [false])
    }

    /// 5.10: a key of one's own has its default again after the update.
    @Test func aKeyIsForgottenAfterTheUpdate() throws {
        var heard: [Int] = []
        let stage = stage { view, _ in view.transaction { heard.append($0.loudness) } }
        heard = []
        withTransaction(\.loudness, 7) { stage.model.x = 10 }
        stage.host.update()
        same(heard.last, 7)
        stage.change(nil) { $0.x = 20 }
        same(heard.last, 0)
    }

    /// 5.11: nested calls: the inner one holds for its writes; writes of later turns are not concerned.
    @Test func anInnerCallHoldsForItsWrites() throws {
        let stage = Stage.moving()
        withAnimation(.linear(duration: 10)) {
            withAnimation(.linear(duration: 1)) { stage.model.x = 100 }
        }
        try same(placeHalfWay(stage), 50)
        stage.host.advanceToEnd()
        stage.change(nil) { $0.x = 0 }
        #expect(try stage.x() == 0 && !stage.host.isAnimating)
    }

    /// 5.12: a logically complete change ignores later ones; a removed one waits for those on the same property.
    @Test func completionsWaitForTheirOwnOrForAll() throws {
        let stage = Stage.moving()
        var calls: [String] = []
        withAnimation(.linear(duration: 1), completionCriteria: .logicallyComplete) {
            withAnimation(.linear(duration: 1), completionCriteria: .removed) {
                stage.model.x = 100
            } completion: {
                calls.append("removed \(stage.host.time)")
            }
        } completion: {
            calls.append("complete \(stage.host.time)")
        }
        stage.host.update()
        stage.host.advance(by: 0.5)
        stage.change(.linear(duration: 1)) { $0.x = 0 }
        stage.host.advance(by: 3)
        same(calls, ["complete 1.0", "removed 1.5"])
    }

    /// 5.12: a change in which nothing is animated completes at once.
    @Test func nothingAnimatedCompletesAtOnce() {
        let stage = Stage.moving()
        var calls = 0
        withAnimation(.linear(duration: 1)) {
            stage.model.isOn = true
        } completion: {
            calls += 1
        }
        same(calls, 1)
    }
}
