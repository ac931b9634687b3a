import Expectations
import Foundation
import QuadrantCore
import SwiftUI
import Testing

@testable import QuadrantTesting

/// What holds of all kinds of things that move, each alone and two by two, with random changes in the midst of others.
@MainActor @Suite struct MotionKindPropertyTests {
    private struct Scene: View {
        let model: KindModel
        let kinds: [MotionKind]

        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                ForEach(kinds.indices, id: \.self) { kinds[$0].content(model) }
            }
            .frame(width: 160, height: 120, alignment: .topLeading)
        }
    }

    /// A repeatable sequence of numbers.
    private struct Numbers {
        var state: UInt64

        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    /// The kinds of a seed: one for the first seeds, then two.
    private func kinds(_ seed: Int, of all: [MotionKind]) -> [MotionKind] {
        let first = all[seed % all.count]
        guard seed >= all.count else { return [first] }
        return [first, all[(seed / all.count * 7 + seed) % all.count]]
    }

    private func host(_ model: KindModel, _ kinds: [MotionKind]) -> ViewHost {
        let host = ViewHost(width: 160, height: 120) { Scene(model: model, kinds: kinds) }
        // Its date goes on by steps only, so that two scenes are at the same place in their schedules.
        host.tree.hosting.clock?.stand()
        host.update()
        return host
    }

    /// One change, the same for all scenes.
    private func change(_ numbers: inout Numbers, _ scenes: [(KindModel, ViewHost)]) {
        let animation = MotionKind.animations[numbers.next(MotionKind.animations.count)]
        let (kind, number) = (numbers.next(6), numbers.next(6))
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
                case 3: model.items.reverse()
                case 4: model.runs += 1
                default: model.isRightToLeft.toggle()
                }
            }
            host.update()
        }
    }

    /// Ten steps lead where one leads.
    @Test(arguments: MotionSeeds.first(18)) func stepsDoNotMatter(seed: Int) throws {
        var numbers = Numbers(state: UInt64(seed + 11))
        let kinds = kinds(seed, of: MotionKind.all)
        let scenes = [KindModel(), KindModel()].map { ($0, host($0, kinds)) }
        for round in 0..<5 {
            change(&numbers, scenes)
            let step = Double(1 + numbers.next(8)) * 0.05
            scenes[0].1.advance(by: step)
            for _ in 0..<10 { scenes[1].1.advance(by: step / 10) }
            try same(
                scenes[0].1.pngData(), scenes[1].1.pngData(), "\(kinds.map(\.name)), round \(round)"
            )
        }
    }

    /// When all is over, a scene looks as one that never moved.
    @Test(arguments: MotionSeeds.first(18)) func whatHasSettledNeverMoved(seed: Int) throws {
        var numbers = Numbers(state: UInt64(seed + 311))
        let kinds = kinds(seed, of: MotionKind.all.filter(\.settles))
        let model = KindModel()
        let moved = host(model, kinds)
        for _ in 0..<5 {
            change(&numbers, [(model, moved)])
            moved.advance(by: Double(numbers.next(20)) / 30)
        }
        moved.advanceToEnd()
        fails(moved.isAnimating, "\(kinds.map(\.name))")
        let still = host(model.copy(), kinds)
        still.advanceToEnd()
        try same(moved.pngData(), still.pngData(), "\(kinds.map(\.name))")
    }

    /// What is drawn anew of a moment equals what is drawn of it from nothing.
    @Test(arguments: MotionSeeds.first(18)) func incrementalIsCold(seed: Int) throws {
        var numbers = Numbers(state: UInt64(seed + 611))
        let kinds = kinds(seed, of: MotionKind.all)
        let scenes = [KindModel(), KindModel()].map { ($0, host($0, kinds)) }
        for _ in 0..<4 {
            change(&numbers, scenes)
            for _ in 0..<4 {
                scenes[0].1.advance(by: 0.05)
                _ = try scenes[0].1.pngData()
                scenes[1].1.advance(by: 0.05)
            }
        }
        try same(scenes[0].1.pngData(), scenes[1].1.pngData(), "\(kinds.map(\.name))")
    }
}
