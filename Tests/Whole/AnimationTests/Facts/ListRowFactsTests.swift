import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Rows of `List` that come, go and move (8.10 of the table in Tests/Facts/Motion.md).
@MainActor @Suite struct ListRowFactsTests {
    private func list() -> Stage {
        Stage(width: 200, height: 400) { model in
            List {
                ForEach(model.items, id: \.self) { item in
                    Text("Row \(item)").accessibilityIdentifier("row \(item)")
                }
            }
            .listStyle(.plain)
        }
    }

    private func y(_ name: String, _ stage: Stage) throws -> Double {
        try stage.host.presented[name].frame.minY
    }

    @Test func rowsBelowCloseTheGapWhileTheRowGoes() throws {
        let stage = list()
        let (first, second, third) = try (
            y("row 0", stage), y("row 1", stage), y("row 2", stage)
        )
        stage.change(.linear(duration: 1)) { $0.items = [1, 2] }
        stage.host.advance(by: 0.5)
        #expect(abs(try y("row 1", stage) - (first + second) / 2) < 0.01)
        #expect(abs(try y("row 2", stage) - (second + third) / 2) < 0.01)
        holds(stage.host.presented.contains("row 0"))
        stage.host.advanceToEnd()
        fails(stage.host.presented.contains("row 0"))
        #expect(try y("row 1", stage) == first && y("row 2", stage) == second)
    }

    @Test func aRowThatComesMakesRoom() throws {
        let stage = list()
        let (second, third) = try (y("row 1", stage), y("row 2", stage))
        stage.change(.linear(duration: 1)) { $0.items = [0, 7, 1, 2] }
        stage.host.advance(by: 0.25)
        near(try y("row 1", stage), (second + (third - second) / 4), within: 0.01)
        let opacity = try stage.opacity("row 7")
        #expect(opacity < 1)
        stage.host.advanceToEnd()
        #expect(try y("row 7", stage) == second && stage.opacity("row 7") == 1)
    }

    @Test func rowsThatChangePlacesPassEachOther() throws {
        let stage = list()
        let (first, third) = try (y("row 0", stage), y("row 2", stage))
        stage.change(.linear(duration: 1)) { $0.items = [2, 1, 0] }
        stage.host.advance(by: 0.5)
        #expect(abs(try y("row 0", stage) - (first + third) / 2) < 0.01)
        #expect(abs(try y("row 2", stage) - (first + third) / 2) < 0.01)
        try same(stage.opacity("row 0"), 1)
        stage.host.advanceToEnd()
        #expect(try y("row 2", stage) == first && y("row 0", stage) == third)
    }
}

/// The grounds and separators of rows that come, go and move: each row takes its own along.
@MainActor @Suite struct MovingRowGroundTests {
    private func list(_ items: [Int]) -> Stage {
        let stage = Stage(width: 240, height: 400) { model in
            List {
                Section("One") {
                    ForEach(model.items, id: \.self) { Text("Row \($0)") }
                }
                Section("Two") { Text("Last") }
            }
            .listStyle(.insetGrouped)
        }
        stage.change(nil) { $0.items = items }
        return stage
    }

    @Test(arguments: [[1], [2, 1, 0], [0, 7, 1, 2], [8, 9], []])
    func inTheEndAllLooksAsIfNothingHadMoved(_ items: [Int]) throws {
        let stage = list([0, 1, 2])
        _ = try stage.host.pngData()
        stage.change(.linear(duration: 1)) { $0.items = items }
        stage.host.advance(by: 0.5)
        _ = try stage.host.pngData()
        stage.host.advanceToEnd()
        try same(stage.host.pngData(), list(items).host.pngData())
    }

    @Test func picturesOnTheWayDoNotDependOnEarlierOnes() throws {
        let (drawn, fresh) = (list([0, 1, 2]), list([0, 1, 2]))
        for stage in [drawn, fresh] {
            stage.change(.linear(duration: 1)) { $0.items = [3, 2, 0] }
        }
        for _ in 0..<5 {
            drawn.host.advance(by: 0.1)
            _ = try drawn.host.pngData()
        }
        fresh.host.advance(by: 0.5)
        try same(drawn.host.pngData(), fresh.host.pngData())
    }
}
