import Expectations
import Foundation
import QuadrantEvents
import QuadrantRendering
import SwiftUI
import Testing

/// A view that lives by orders.
@MainActor @Suite struct LiveViewTests {
    private struct Counter: View {
        @State private var count = 0
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            VStack(spacing: 0) {
                Color.blue.frame(width: 200, height: 100)
                Text("\(count) \(scheme == .dark ? "dark" : "light")").frame(width: 200, height: 20)
                    .accessibilityIdentifier("words")
                Button("Add") { count += 1 }.frame(width: 200, height: 40)
            }
        }
    }

    private struct Moving: View {
        var body: some View {
            TimelineView(.animation) { context in
                Color.red.frame(
                    width: 20 + context.date.timeIntervalSinceReferenceDate
                        .truncatingRemainder(dividingBy: 1) * 20, height: 20)
            }.frame(width: 60, height: 20)
        }
    }

    private static func live(_ view: some View) throws -> LiveView {
        var stage = Stage()
        stage.output.scale = 1
        let view = AnyView(view)
        let live = try LiveView(on: stage) { _ in view }
        try live.take(.begin([]))
        return live
    }

    private static func frame(of live: LiveView) throws -> LiveFrame? {
        for word in try live.work() {
            guard case .frame(let frame) = word.report else { continue }
            same(frame.patches.reduce(0) { $0 + $1.bytes }, word.rest.count)
            return frame
        }
        return nil
    }

    private static func tap(_ live: LiveView, x: Double, y: Double) throws {
        for phase in [InputEvent.Phase.began, .ended] {
            let event = InputEvent.touch(phase, at: CGPoint(x: x, y: y), time: 0)
            try live.take(.act(.event(event), at: nil))
        }
    }

    private static func words(of live: LiveView) throws -> String? {
        try live.take(.explain(1))
        for word in try live.work() where word.report == .explained(1) {
            let text = String(decoding: word.rest, as: UTF8.self)
            return text.firstMatch(of: /Text\(\\"([^\\]*)\\"\)/).map { String($0.1) }
        }
        return nil
    }

    @Test func aTapSendsWhatDiffers() throws {
        let live = try Self.live(Counter())
        let first = try #require(try Self.frame(of: live))
        same(first.patches.map { [$0.x, $0.y, $0.width, $0.height] }, [[0, 0, 200, 160]])
        same(live.wait, nil)
        try Self.tap(live, x: 100, y: 140)
        // The first was not taken.
        same(try Self.frame(of: live), nil)
        try live.take(.taken(1))
        let second = try #require(try Self.frame(of: live))
        same(second.number, 2)
        holds(second.patches.allSatisfy { $0.y >= 80 }, "the blue part is not sent again")
    }

    @Test func aStillViewWaitsWithoutEnd() throws {
        let live = try Self.live(Counter())
        _ = try Self.frame(of: live)
        try live.take(.taken(1))
        same(try Self.frame(of: live), nil)
        same(live.wait, nil)
    }

    @Test func timeCanStandAndMoveBySteps() throws {
        let live = try Self.live(Moving())
        _ = try Self.frame(of: live)
        try live.take(.taken(1))
        holds((live.wait ?? 9) <= 0.1)
        try live.take(.pace(0))
        same(live.wait, nil)
        _ = try Self.frame(of: live)
        for number in 1...3 { try live.take(.taken(number)) }
        let before = try Self.frame(of: live)
        same(before, nil)
        try live.take(.step(0.2))
        holds(try Self.frame(of: live) != nil)
    }

    @Test func anotherStageKeepsWhatTheViewHolds() throws {
        let live = try Self.live(Counter())
        _ = try live.work()
        try Self.tap(live, x: 100, y: 140)
        var stage = Stage()
        stage.output.scale = 1
        stage.surroundings.isDark = true
        try live.take(.show(stage))
        same(try Self.words(of: live), "1 dark")
    }

    @Test func theLastHandIsTakenBack() throws {
        let live = try Self.live(Counter())
        for _ in 0..<3 { try Self.tap(live, x: 100, y: 140) }
        same(try Self.words(of: live), "3 light")
        try live.take(.undo)
        same(try Self.words(of: live), "2 light")
        for _ in 0..<9 { try live.take(.undo) }
        same(try Self.words(of: live), "0 light")
    }

    /// Notches of a wheel that follow each other are one.
    @Test func aTurnOfTheWheelIsUndoneAsAWhole() throws {
        let live = try Self.live(ScrollView { Counter().frame(height: 900) }.frame(height: 300))
        let before = try Self.words(of: live)
        try Self.tap(live, x: 100, y: 150)
        for notch in 0..<6 {
            let event = InputEvent.wheel(
                by: CGSize(width: 0, height: -20), at: CGPoint(x: 100, y: 100), time: 0)
            try live.take(.act(.event(event), at: Double(notch) * 0.05))
        }
        try live.take(.recall)
        let deeds = try live.work().compactMap { word -> Int? in
            if case .recalled(let deeds) = word.report { deeds.count } else { nil }
        }
        try live.take(.undo)
        try live.take(.recall)
        let left = try live.work().compactMap { word -> Int? in
            if case .recalled(let deeds) = word.report { deeds.count } else { nil }
        }
        same([deeds, left], [[8], [2]])
        same(try Self.words(of: live), before)
    }

    @Test func literalsByWhichNothingSeenDiffersAreTold() throws {
        let live = try Self.live(Counter())
        let frame = try #require(try Self.frame(of: live))
        try live.take(.taken(frame.number))
        try live.take(.literals([9_000_000: .integer(1)]))
        same(try live.work().map(\.report), [.unchanged])
        try live.take(.literals([:]))
        same(try live.work().map(\.report), [.unchanged])
    }

    @Test func ordersThatAreNoneAreTold() throws {
        let live = try Self.live(Counter())
        _ = try live.work()
        try live.take(.act(.tap("nothing of that name"), at: nil))
        let told = try live.work().map(\.report)
        has("\(told)", "nothing of that name")
    }

    @Test(arguments: [Data(), Data([1]), Data([200, 0, 0, 0, 1]), Data([255, 255, 255, 255])])
    func garbageIsNoMessage(_ bytes: Data) {
        same(LiveMessage.read(bytes, as: LiveOrder.self)?.word, nil)
    }

    @Test func messagesComeBack() throws {
        let order = LiveOrder.act(.event(.key("ä", time: 0)), at: 1.5)
        let bytes = LiveMessage.bytes(of: order, followedBy: Data([1, 2, 3]))
        let read = try #require(LiveMessage.read(bytes, as: LiveOrder.self))
        same(read.word, order)
        same(read.rest, Data([1, 2, 3]))
    }
}
