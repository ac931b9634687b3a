import Expectations
import Foundation
import QuadrantRendering
import SwiftUI
import Testing

/// Taps that a stage asks for one soon after the other are one act where something waits for several, as for a finger.
@MainActor @Suite struct TapsInARowTests {
    private final class Log { var words: [String] = [] }

    private func words(_ view: (Log) -> some View, _ times: [Double]) throws -> [String] {
        let log = Log()
        var stage = Stage()
        stage.timeline.taps = times.map { Stage.Timeline.Tap(name: "r", time: .seconds($0)) }
        stage.timeline.moment = .seconds(2)
        let square = view(log).accessibilityIdentifier("r")
        _ = try drawing(of: AnyView(square), on: stage)
        return log.words
    }

    @Test(arguments: [
        ([0.2, 0.35], ["double"]), ([0.2, 0.7], ["single", "single"]), ([0.2], ["single"]),
        ([0.2, 0.3, 1, 1.3], ["double", "double"]),
    ])
    func twoTapsAreADoubleTap(_ times: [Double], _ expected: [String]) throws {
        let words = try words(
            { log in
                Color.red.frame(width: 50, height: 50)
                    .onTapGesture(count: 2) { log.words.append("double") }
                    .onTapGesture { log.words.append("single") }
            }, times)
        same(words, expected)
    }

    @Test func whereNothingWaitsForTwoEachTapIsDone() throws {
        let words = try words({ log in Button("r") { log.words.append("tap") } }, [0.2, 0.3, 0.4])
        same(words, ["tap", "tap", "tap"])
    }

    /// A drag of a view around is no tap that is waited for, and what comes between two taps is done between them.
    @Test func tapsKeepTheirTimesWhereOnlyADragIsAround() throws {
        let log = Log()
        var stage = Stage()
        stage.timeline.taps = [0.1, 0.3].map { Stage.Timeline.Tap(name: "r", time: .seconds($0)) }
        stage.timeline.moment = .seconds(0.2)
        for around in [true, false] {
            let button = Button("r") { log.words.append("tap") }
            let view =
                around
                ? AnyView(button.gesture(DragGesture()))
                : AnyView(
                    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("r")
                        .onTapGesture(count: 2) { log.words.append("double") }
                        .onTapGesture { log.words.append("single") })
            _ = try drawing(of: view, on: stage)
        }
        same(log.words.first, "tap")
        same(log.words.count { $0 == "tap" }, 1)
    }

    @Test func aViewWithADoubleTapAloneTakesTwo() throws {
        let words = try words(
            { log in
                Color.red.frame(width: 50, height: 50)
                    .gesture(TapGesture(count: 2).onEnded { log.words.append("double") })
            }, [0.2, 0.3])
        same(words, ["double"])
    }
}
