import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Several rows that one change brings into a list: each fades in where it is to stand (8.10).
@MainActor @Suite struct ComingRowsTests {
    private func form() -> Stage {
        Stage(width: 300, height: 500) { model in
            Form {
                Section("Network") {
                    Text("First")
                    if model.isOn {
                        Text("Name").accessibilityIdentifier("a")
                        Text("Password").accessibilityIdentifier("b")
                        ForEach(0..<2, id: \.self) {
                            Text("More \($0)").accessibilityIdentifier("more \($0)")
                        }
                    }
                    Text("Last")
                }
            }
        }
    }

    @Test func allRowsOfAnIfFadeInAndOut() throws {
        let stage = form()
        let names = ["a", "b", "more 0", "more 1"]
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        for time in [0, 0.25, 0.5, 0.75] {
            for name in names {
                let opacity = try stage.opacity(name)
                same(opacity, time, "\(name) at \(time): \(opacity)")
            }
            stage.host.advance(by: 0.25)
        }
        try holds(names.allSatisfy { try stage.opacity($0) == 1 })
        stage.change(.linear(duration: 1)) { $0.isOn = false }
        stage.host.advance(by: 0.25)
        try holds(names.allSatisfy { try stage.opacity($0) == 0.75 })
        // They come back from where they are.
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        try holds(names.allSatisfy { try stage.opacity($0) == 0.75 })
        stage.host.advanceToEnd()
        try holds(names.allSatisfy { try stage.opacity($0) == 1 })
    }

    @Test func withoutAnAnimationTheyAreThere() throws {
        let stage = form()
        stage.change(nil) { $0.isOn = true }
        try same(stage.opacity("b"), 1)
    }

    /// Rows of a list that comes itself are there, and fade in with it and not a second time.
    @Test func rowsOfANewListFadeOnce() throws {
        let stage = Stage(width: 300, height: 500) { model in
            VStack {
                if model.isOn {
                    List {
                        Text("One").accessibilityIdentifier("a")
                        Text("Two").accessibilityIdentifier("b")
                        ForEach(0..<2, id: \.self) {
                            Text("More \($0)").accessibilityIdentifier("more \($0)")
                        }
                    }
                }
            }
        }
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        stage.host.advance(by: 0.5)
        for name in ["a", "b", "more 0", "more 1"] {
            let opacity = try stage.opacity(name)
            same(opacity, 0.5, "\(name): \(opacity)")
        }
    }

    /// A section that comes brings all its rows.
    @Test func rowsOfANewSectionFade() throws {
        let stage = Stage(width: 300, height: 500) { model in
            List {
                Text("First")
                if model.isOn {
                    Section("More") {
                        Text("One").accessibilityIdentifier("a")
                        Text("Two").accessibilityIdentifier("b")
                    }
                }
            }
        }
        stage.change(.linear(duration: 1)) { $0.isOn = true }
        stage.host.advance(by: 0.5)
        #expect(try stage.opacity("a") == 0.5 && stage.opacity("b") == 0.5)
    }
}
