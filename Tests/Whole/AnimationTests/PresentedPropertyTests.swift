import Expectations
import Foundation
import QuadrantCore
import SwiftUI
import Testing

@testable import QuadrantTesting

/// What holds of scenes in which something is presented: sheets, covers, popovers and pushed screens that come and go, also in
/// the midst of coming and going.
@MainActor @Suite struct PresentedPropertyTests {
    @Observable @MainActor final class Model {
        var showsSheet = false
        var showsCover = false
        var showsPopover = false
        var path: [Int] = []
        var place = 0.0

        func copy() -> Model {
            let new = Model()
            (new.showsSheet, new.showsCover) = (showsSheet, showsCover)
            (new.showsPopover, new.path, new.place) = (showsPopover, path, place)
            return new
        }
    }

    private struct Scene: View {
        @Bindable var model: Model
        @Namespace private var space

        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    Color.orange.frame(width: 30, height: 30)
                        .matchedTransitionSource(id: 1, in: space)
                        .offset(x: model.place)
                        .popover(isPresented: $model.showsPopover) {
                            Color.yellow.frame(width: 60, height: 40)
                        }
                    Color.green.frame(height: 20)
                }
                .navigationDestination(for: Int.self) { number in
                    if number == 1 {
                        Color.purple.navigationTransition(.zoom(sourceID: 1, in: space))
                    } else {
                        Color.teal.opacity(0.7)
                    }
                }
            }
            .sheet(isPresented: $model.showsSheet) {
                Color.red.frame(width: 50 + model.place, height: 50)
                    .presentationDetents([.medium])
            }
            .fullScreenCover(isPresented: $model.showsCover) { Color.blue }
        }
    }

    private static let animations: [Animation?] = [
        .linear(duration: 0.7), .bouncy, .default, nil, .easeInOut(duration: 0.3).delay(0.2),
    ]

    private func host(_ model: Model, movesPresented: Bool) -> ViewHost {
        let host = ViewHost(width: 200, height: 320) { Scene(model: model) }
        host.tree.motion.movesPresented = movesPresented
        host.update()
        return host
    }

    /// One change, the same for all scenes. One thing is presented at a time.
    private func change(_ numbers: inout SeededNumbers, _ scenes: [(Model, ViewHost)]) {
        let animation = Self.animations[numbers.next(Self.animations.count)]
        let (kind, number) = (numbers.next(5), numbers.next(3))
        for (model, host) in scenes {
            withTransaction(Transaction(animation: animation)) {
                let isFree = !model.showsSheet && !model.showsCover && !model.showsPopover
                switch kind {
                case 0: model.showsSheet = isFree
                case 1: model.showsCover = isFree
                case 2: model.showsPopover = isFree
                case 3: model.path = number == 0 ? [] : [number]
                default: model.place = Double(number * 20)
                }
            }
            host.update()
        }
    }

    /// Ten steps lead where one leads, at each moment between random changes.
    @Test(arguments: MotionSeeds.first(8)) func stepsDoNotMatter(seed: Int) throws {
        var numbers = SeededNumbers(state: UInt64(seed + 1))
        let models = [Model(), Model()]
        let scenes = models.map { ($0, host($0, movesPresented: seed % 2 == 0)) }
        for _ in 0..<5 {
            change(&numbers, scenes)
            let step = Double(1 + numbers.next(8)) * 0.05
            scenes[0].1.advance(by: step)
            for _ in 0..<10 { scenes[1].1.advance(by: step / 10) }
            try same(scenes[0].1.pngData(), scenes[1].1.pngData())
        }
    }

    /// When all is over, a scene looks as one that never moved.
    @Test(arguments: MotionSeeds.first(8)) func whatHasSettledNeverMoved(seed: Int) throws {
        var numbers = SeededNumbers(state: UInt64(seed + 300))
        let model = Model()
        let moved = host(model, movesPresented: seed % 2 == 0)
        for _ in 0..<5 {
            change(&numbers, [(model, moved)])
            moved.advance(by: Double(numbers.next(20)) / 30)
        }
        moved.advanceToEnd()
        fails(moved.isAnimating)
        let still = host(model.copy(), movesPresented: false)
        still.advanceToEnd()
        try same(moved.pngData(), still.pngData())
    }

    /// What is drawn anew of a moment equals what is drawn of it from nothing.
    @Test(arguments: MotionSeeds.first(8)) func incrementalIsCold(seed: Int) throws {
        var numbers = SeededNumbers(state: UInt64(seed + 600))
        let models = [Model(), Model()]
        let scenes = models.map { ($0, host($0, movesPresented: seed % 2 == 0)) }
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
}
