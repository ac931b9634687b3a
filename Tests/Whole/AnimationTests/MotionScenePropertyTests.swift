import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What holds of all scenes: with transitions, geometry in common, phases, keyframes and scroll transitions.
@MainActor @Suite struct MotionScenePropertyTests {
    @Observable @MainActor final class Model {
        var items = [1, 2, 3]
        var isOn = false
        var place = 0.0
        /// Phases and keyframes, which go on without end.
        var isEndless = false

        func copy() -> Model {
            let new = Model()
            (new.items, new.isOn, new.place) = (items, isOn, place)
            new.isEndless = isEndless
            return new
        }
    }

    private struct Scene: View {
        let model: Model
        @Namespace private var space

        private static let transitions: [AnyTransition] = [
            .opacity, .scale, .slide, .move(edge: .bottom), .push(from: .leading),
            .offset(x: 20).combined(with: .opacity), .identity,
            .opacity.animation(.linear(duration: 0.7)),
        ]

        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                HStack(spacing: 2) {
                    ForEach(model.items, id: \.self) { item in
                        Color.purple.frame(width: 6 + CGFloat(item), height: 10)
                            .transition(Self.transitions[item % Self.transitions.count])
                    }
                }
                ZStack(alignment: .topLeading) {
                    if model.isOn {
                        Color.red.matchedGeometryEffect(id: 1, in: space)
                            .frame(width: 40, height: 16).padding(.leading, 60)
                    } else {
                        Color.blue.matchedGeometryEffect(id: 1, in: space)
                            .frame(width: 12, height: 12)
                    }
                }
                .frame(height: 16, alignment: .topLeading)
                Circle().fill(.green).frame(width: 8, height: 8).offset(x: model.place)
                scrolled
                if model.isEndless { endless }
            }
            .frame(width: 160, height: 120, alignment: .topLeading)
        }

        private var scrolled: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 4) {
                    ForEach(0..<8) { _ in
                        Color.orange.frame(width: 30 + model.place / 10, height: 10)
                            .scrollTransition(.animated(.linear(duration: 0.4))) { effect, phase in
                                effect.opacity(phase.isIdentity ? 1 : 0.3)
                            }
                    }
                }
            }
            .frame(width: 150, height: 10)
        }

        private var endless: some View {
            HStack(spacing: 0) {
                PhaseAnimator([0.0, 12]) { phase in
                    Color.black.frame(width: 6, height: 6).offset(x: phase)
                } animation: { _ in
                    .linear(duration: 0.4)
                }
                KeyframeAnimator(initialValue: 0.0) { value in
                    Color.gray.frame(width: 6, height: 6).padding(.leading, 20 + value)
                } keyframes: { _ in
                    LinearKeyframe(20, duration: 0.3)
                    CubicKeyframe(5, duration: 0.3)
                    SpringKeyframe(0, duration: 0.4)
                }
            }
        }
    }

    private static let animations: [Animation?] = [
        .linear(duration: 0.7), .easeInOut(duration: 0.5), .bouncy, .default, nil,
        .interpolatingSpring(stiffness: 80, damping: 6), .linear(duration: 0.3).delay(0.2),
        .snappy.speed(0.5),
    ]

    private func host(_ model: Model) -> ViewHost {
        let host = ViewHost(width: 160, height: 120) { Scene(model: model) }
        host.update()
        return host
    }

    /// One change, the same for all scenes.
    private func change(_ numbers: inout SeededNumbers, _ scenes: [(Model, ViewHost)]) {
        let animation = Self.animations[numbers.next(Self.animations.count)]
        let (kind, number) = (numbers.next(4), numbers.next(6))
        for (model, host) in scenes {
            withTransaction(Transaction(animation: animation)) {
                switch kind {
                case 0: model.isOn.toggle()
                case 1: model.place = Double(number * 15)
                case 2:
                    if let index = model.items.firstIndex(of: number) {
                        model.items.remove(at: index)
                    } else {
                        model.items.insert(number, at: model.items.count / 2)
                    }
                default: model.items.reverse()
                }
            }
            host.update()
        }
    }

    /// Ten steps lead where one leads, at each moment between random changes.
    @Test(arguments: MotionSeeds.first(16)) func stepsDoNotMatter(seed: Int) throws {
        var numbers = SeededNumbers(state: UInt64(seed + 1))
        let models = [Model(), Model()]
        for model in models { model.isEndless = seed % 2 == 0 }
        let scenes = models.map { ($0, host($0)) }
        for _ in 0..<5 {
            change(&numbers, scenes)
            let step = Double(1 + numbers.next(8)) * 0.05
            scenes[0].1.advance(by: step)
            for _ in 0..<10 { scenes[1].1.advance(by: step / 10) }
            try same(scenes[0].1.pngData(), scenes[1].1.pngData())
        }
    }

    /// When all is over, a scene looks as one that never moved.
    @Test(arguments: MotionSeeds.first(16)) func whatHasSettledNeverMoved(seed: Int) throws {
        var numbers = SeededNumbers(state: UInt64(seed + 300))
        let model = Model()
        let moved = host(model)
        for _ in 0..<5 {
            change(&numbers, [(model, moved)])
            moved.advance(by: Double(numbers.next(20)) / 30)
        }
        moved.advanceToEnd()
        fails(moved.isAnimating)
        let still = host(model.copy())
        still.advanceToEnd()
        try same(moved.pngData(), still.pngData())
    }

    /// What is drawn anew of a moment equals what is drawn of it from nothing.
    @Test(arguments: MotionSeeds.first(12)) func incrementalIsCold(seed: Int) throws {
        var numbers = SeededNumbers(state: UInt64(seed + 600))
        let models = [Model(), Model()]
        for model in models { model.isEndless = seed % 2 == 0 }
        let scenes = models.map { ($0, host($0)) }
        for _ in 0..<4 {
            change(&numbers, scenes)
            for _ in 0..<4 {
                scenes[0].1.advance(by: 0.05)
                _ = try scenes[0].1.pngData()
                scenes[1].1.advance(by: 0.05)
            }
        }
        try same(scenes[0].1.pngData(), scenes[1].1.pngData())
    }

    private struct Flickering: View {
        let model: Model
        var body: some View {
            ZStack {
                Color.white
                if model.isOn { Color.red.frame(width: 20, height: 20) }
            }
        }
    }

    /// A view that is removed and inserted in each frame comes to rest when nobody does so any more, and leaves nothing.
    @Test func aViewRemovedAndInsertedInEachFrameLeavesNothing() throws {
        let model = Model()
        let host = ViewHost(width: 40, height: 40) { Flickering(model: model) }
        let before = try host.pngData()
        for _ in 0..<240 {
            withAnimation(.linear(duration: 1)) { model.isOn.toggle() }
            host.advance(by: 1.0 / 60)
        }
        holds(host.isAnimating)
        holds(host.advanceToEnd())
        try same(host.pngData(), before)
    }

    private struct Crowd: View {
        let model: Model
        var body: some View {
            ZStack {
                ForEach(0..<1_000, id: \.self) { index in
                    Color.red.frame(width: 1, height: 1).accessibilityIdentifier("\(index)")
                        .offset(x: model.place)
                        .animation(.linear(duration: 1 + Double(index) / 1000), value: model.place)
                }
            }
            .frame(width: 40, height: 40)
        }
    }

    /// A thousand animations at once, each its own.
    @Test func aThousandAnimationsAtOnce() throws {
        let model = Model()
        let host = ViewHost(width: 40, height: 40) { Crowd(model: model) }
        let start = try host.presented["0"].frame.minX
        model.place = 30
        host.update()
        host.advance(by: 1)
        try same(host.presented["0"].frame.minX - start, 30)
        #expect(abs(try host.presented["999"].frame.minX - start - 30 / 1.999) < 1e-6)
        host.advance(by: 1)
        fails(host.isAnimating)
    }
}
