import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// How views come and go (sections 8 and 14 of the table in Tests/Facts/Motion.md).
@MainActor @Suite struct TransitionFactsTests {
    /// A box that is there while the model is on.
    private func stage<V: View>(
        isReduced: Bool = false, _ modify: @escaping @MainActor (AnyView) -> V
    ) -> Stage {
        let stage = Stage { model in
            ZStack(alignment: .topLeading) {
                Color.clear
                if model.isOn {
                    modify(
                        AnyView(
                            Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box")))
                }
            }
        }
        stage.host.assistiveSettings.reducesMotion = isReduced
        return stage
    }

    /// 8.1: `switch`, `id`, an optional and `ForEach` insert and remove with a transition, where there is an animation.
    @Test(arguments: [0, 1, 2, 3]) func whateverInsertsAndRemovesHasTransitions(kind: Int) throws {
        for isAnimated in [true, false] {
            let stage = Stage { model in
                ZStack {
                    Color.clear
                    switch kind {
                    case 0:
                        switch model.isOn {
                        case false: Stage.box("old")
                        case true: Stage.box("new")
                        }
                    case 1: Stage.box(model.isOn ? "new" : "old").id(model.isOn)
                    case 2:
                        let (old, new): (Int?, Int?) = model.isOn ? (nil, 1) : (1, nil)
                        if let old { Stage.box(old == 1 ? "old" : "") }
                        if let new { Stage.box(new == 1 ? "new" : "") }
                    default: ForEach([model.isOn ? "new" : "old"], id: \.self) { Stage.box($0) }
                    }
                }
            }
            stage.change(isAnimated ? .linear(duration: 1) : nil) { $0.isOn = true }
            stage.host.advance(by: 0.25)
            if isAnimated {
                #expect(try stage.opacity("old") == 0.75 && stage.opacity("new") == 0.25)
            } else {
                fails(stage.host.presented.contains("old"))
                try same(stage.opacity("new"), 1)
            }
        }
    }

    /// 8.1: a transition's own animation counts where the change has none.
    @Test func aTransitionHasItsOwnAnimation() throws {
        let stage = stage { $0.transition(.opacity.animation(.linear(duration: 2))) }
        stage.change(nil) { $0.isOn = true }
        stage.host.advance(by: 0.5)
        try same(stage.opacity(), 0.25)
    }

    /// 8.1: an animation on the removed view itself is gone with it; it has to be outside.
    @Test func theAnimationHasToBeOutside() throws {
        let inside = Stage { model in
            ZStack {
                Color.clear
                if !model.isOn {
                    Stage.box().animation(.linear(duration: 1), value: model.isOn)
                }
            }
        }
        inside.change(nil) { $0.isOn = true }
        fails(inside.host.presented.contains("box"))
        let outside = Stage { model in
            ZStack {
                Color.clear
                if !model.isOn { Stage.box() }
            }
            .animation(.linear(duration: 1), value: model.isOn)
        }
        outside.change(nil) { $0.isOn = true }
        outside.host.advance(by: 0.25)
        try same(outside.opacity(), 0.75)
    }

    /// 8.2: `identity` is there and gone at once.
    @Test func theIdentityIsAtOnce() throws {
        let stage = stage { $0.transition(.identity) }
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        #expect(try stage.opacity() == 1 && !stage.host.isAnimating)
        stage.change(.linear(duration: 1)) { $0.isOn = false }
        fails(stage.host.presented.contains("box"))
    }

    private struct Phases: Transition {
        final class Log { var seen: [TransitionPhase] = [] }
        let log: Log

        func body(content: Content, phase: TransitionPhase) -> some View {
            if log.seen.last != phase { log.seen.append(phase) }
            return content.offset(x: 100 * phase.value).padding(.top, phase.isIdentity ? 8 : 0)
        }
    }

    /// 8.3: willAppear −1, identity 0, didDisappear 1; the modifiers of the identity stay applied.
    @Test func phasesFollowEachOther() throws {
        let log = Phases.Log()
        let stage = stage { $0.transition(Phases(log: log)) }
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        try same(stage.x(), -100)
        stage.host.advanceToEnd()
        try same(stage.host.presented["box"].frame.origin, CGPoint(x: 0, y: 8))
        stage.change(.linear(duration: 1)) { $0.isOn = false }
        stage.host.advance(by: 0.75)
        try same(stage.x(), 75)
        stage.host.advanceToEnd()
        same(log.seen, [.willAppear, .identity, .didDisappear])
        same([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value), [-1, 0, 1])
        same(
            [TransitionPhase.willAppear, .identity, .didDisappear].map(\.isIdentity),
            [false, true, false])
    }

    /// 8.3: removed while still appearing it goes to didDisappear; added while leaving it goes back to identity.
    @Test func phasesAreInterrupted() throws {
        let log = Phases.Log()
        let stage = stage { $0.transition(Phases(log: log)) }
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        stage.host.advance(by: 0.5)
        try same(stage.x(), -50)
        stage.change(.linear(duration: 1)) { $0.isOn = false }
        same(log.seen.last, .didDisappear)
        try same(stage.x(), -50)
        stage.host.advance(by: 0.5)
        // The rest of coming, and half of going.
        try same(stage.x(), 50)
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        same(log.seen.last, .identity)
        try same(stage.x(), 50)
        stage.host.advanceToEnd()
        try same(stage.x(), 0)
        same(log.seen, [.willAppear, .identity, .didDisappear, .identity])
    }

    /// 8.5: the looks of views that are away, a quarter into coming and into going.
    @Test func looksOfTransitions() throws {
        struct Look: Equatable {
            var frame: CGRect
            var opacity: Double
        }
        func look(
            _ x: Double, _ y: Double = 0, _ width: Double = 40, _ height: Double = 20,
            _ opacity: Double = 1
        ) -> Look {
            Look(frame: CGRect(x: x, y: y, width: width, height: height), opacity: opacity)
        }
        let transitions: [(String, AnyTransition, Look, Look)] = [
            ("opacity", .opacity, look(0, 0, 40, 20, 0.25), look(0, 0, 40, 20, 0.75)),
            ("move", .move(edge: .leading), look(-30), look(-10)),
            ("move up", .move(edge: .top), look(0, -15), look(0, -5)),
            ("slide", .slide, look(-30), look(10)),
            ("offset", .offset(x: 40, y: 20), look(30, 15), look(10, 5)),
            ("scale", .scale, look(15, 7.5, 10, 5), look(5, 2.5, 30, 15)),
            (
                "scale about", .scale(scale: 0.5, anchor: .topLeading), look(0, 0, 25, 12.5),
                look(0, 0, 35, 17.5)
            ),
            (
                "push", .push(from: .leading), look(-30, 0, 40, 20, 0.25),
                look(10, 0, 40, 20, 0.75)
            ),
            (
                "asymmetric", .asymmetric(insertion: .opacity, removal: .offset(x: 40)),
                look(0, 0, 40, 20, 0.25), look(10)
            ),
            (
                "combined", .offset(x: 40).combined(with: .opacity), look(30, 0, 40, 20, 0.25),
                look(10, 0, 40, 20, 0.75)
            ),
            (
                "modifier",
                .modifier(active: Away(x: 40), identity: Away(x: 0)), look(30), look(10)
            ),
        ]
        for (name, transition, coming, going) in transitions {
            let stage = stage { $0.transition(transition) }
            stage.change(.linear(duration: 1)) { $0.isOn = true }
            stage.host.advance(by: 0.25)
            try same(seen(stage), coming, "\(name)")
            stage.host.advanceToEnd()
            try same(seen(stage), look(0), "\(name)")
            stage.change(.linear(duration: 1)) { $0.isOn = false }
            stage.host.advance(by: 0.25)
            try same(seen(stage), going, "\(name)")
        }
        func seen(_ stage: Stage) throws -> Look {
            let box = try stage.host.presented["box"]
            func rounded(_ value: CGFloat) -> Double { (value * 1e6).rounded() / 1e6 }
            return Look(
                frame: CGRect(
                    x: rounded(box.frame.minX), y: rounded(box.frame.minY),
                    width: rounded(box.frame.width), height: rounded(box.frame.height)),
                opacity: try stage.opacity())
        }
    }

    private struct Away: ViewModifier, Animatable {
        var x: Double
        nonisolated var animatableData: Double {
            get { x }
            set { x = newValue }
        }
        func body(content: Content) -> some View { content.offset(x: x) }
    }

    /// 8.5: a symbol effect concerns symbols only; other views are there at once.
    @Test func aSymbolEffectConcernsSymbols() throws {
        let stage = stage { _ in
            HStack {
                Image(systemName: "star.fill").accessibilityIdentifier("star")
                Stage.box()
            }
            .transition(.symbolEffect(.appear))
        }
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        try same(stage.opacity(), 1)
        let first = stage.host.svg()
        stage.host.advance(by: 0.5)
        differ(stage.host.svg(), first)
    }

    private struct Still: Transition {
        static let properties = TransitionProperties(hasMotion: false)
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: 100 * phase.value)
        }
    }

    private struct Lively: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: 100 * phase.value)
        }
    }

    /// 8.6, 14.1: where people ask for less motion a transition that has any is replaced by opacity.
    @Test func motionIsReplacedByOpacity() throws {
        #expect(Lively.properties.hasMotion && !OpacityTransition.properties.hasMotion)
        fails(IdentityTransition.properties.hasMotion)
        let lively = stage(isReduced: true) { $0.transition(Lively()) }
        lively.change(.linear(duration: 1)) { $0.isOn = true }
        lively.host.advance(by: 0.25)
        #expect(try lively.x() == 0 && lively.opacity() == 0.25)
        let still = stage(isReduced: true) { $0.transition(Still()) }
        still.change(.linear(duration: 1)) { $0.isOn = true }
        still.host.advance(by: 0.25)
        #expect(try still.x() == -75 && still.opacity() == 1)
    }

    /// 14.1: it is only a flag: animations, phases and keyframes are not stopped by it.
    @Test func lessMotionIsOnlyAFlag() throws {
        var heard: [Bool] = []
        struct Reader: View {
            @Environment(\.accessibilityReduceMotion) private var reducesMotion
            let note: (Bool) -> Void
            var body: some View {
                let _ = note(reducesMotion)
                Color.clear
            }
        }
        let stage = Stage { model in
            Reader { heard.append($0) }
            Stage.box().offset(x: model.x).frame(width: 400, alignment: .leading)
        }
        stage.host.assistiveSettings.reducesMotion = true
        stage.change(.linear(duration: 1)) { $0.x = 100 }
        stage.host.advance(by: 0.5)
        try same(stage.x(), 50)
        same(heard.last, true)
    }

    /// 8.8: both sides of a condition run at once; the new one takes the place in layout.
    @Test func bothSidesOfAConditionRun() throws {
        let stage = Stage { model in
            VStack(spacing: 0) {
                if model.isOn {
                    Stage.box("new").transition(.offset(x: 40))
                } else {
                    Stage.box("old").frame(height: 30).transition(.offset(x: 80))
                }
                Stage.box("below")
            }
            .frame(width: 400, height: 100, alignment: .topLeading)
        }
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        try same(stage.host["below"].frame.minY, 10)
        stage.host.advance(by: 0.25)
        #expect(try stage.x("new") == 30 && stage.x("old") == 20)
    }

    /// 8.9: rows that change their place move; only new and vanished identities have transitions.
    @Test func rowsThatMoveHaveNoTransition() throws {
        let stage = Stage { model in
            HStack(spacing: 0) {
                ForEach(model.items, id: \.self) { Stage.box("\($0)").transition(.opacity) }
            }
            .frame(width: 400, alignment: .leading)
        }
        stage.change(.linear(duration: 1)) { $0.items = [2, 1, 3] }
        stage.host.advance(by: 0.5)
        #expect(try stage.opacity("2") == 1 && stage.x("2") == 10)
        #expect(try stage.opacity("1") == 1 && stage.x("1") == 10)
        #expect(try stage.opacity("0") == 0.5 && stage.opacity("3") == 0.5)
    }
}
