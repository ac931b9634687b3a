import Expectations
import Foundation
import QuadrantRendering
import SwiftUI
import Testing

/// Frames and numbers over a picture.
@MainActor @Suite struct OutlineTests {
    private struct Card: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                Text("Title").padding(8).accessibilityIdentifier("title")
                HStack {
                    Button("One") {}.accessibilityIdentifier("one")
                    Button("Two") {}.disabled(true)
                    Toggle("Sound", isOn: .constant(true))
                }
            }
            .frame(width: 240)
        }
    }

    private func svg(_ change: (inout Stage) -> Void) throws -> (text: String, issues: [String]) {
        var stage = Stage()
        stage.output.format = .svg
        stage.output.keepsSVGText = true
        change(&stage)
        var issues: [String] = []
        let data = try drawing(of: AnyView(Card()), on: stage, onIssue: { issues.append($0) })
        return (String(decoding: data, as: UTF8.self), issues)
    }

    @Test func namesFramesAndDistances() throws {
        let (text, issues) = try svg { $0.output.outline = .init() }
        same(issues, [])
        for words in ["#title", "Button #one", "HStack 240", "VStack 240"] { has(text, words) }
        has(text, ">6<")
        fails(try svg { _ in }.text.contains("HStack"))
    }

    @Test func someByTheirNames() throws {
        let (text, _) = try svg { $0.output.outline = .init(["title"]) }
        has(text, "#title")
        fails(text.contains("HStack"))
        same(
            try svg { $0.output.outline = .init(["tittle"]) }.issues,
            ["'--outline' names no view of the picture: there are 'title', 'one'."])
    }

    @Test func whatCanBeTouched() throws {
        let (text, _) = try svg { $0.output.hasMarks = true }
        has(text, "1 &quot;One&quot; #one")
        has(text, "2 &quot;Two&quot; disabled")
        has(text, "3 &quot;Sound&quot;")
    }

    @Test func eachMomentOfAFilmStrip() throws {
        let (text, issues) = try svg {
            $0.output.outline = .init()
            ($0.timeline.stripCount, $0.timeline.duration) = (3, .seconds(1))
        }
        same(issues, [])
        same(text.components(separatedBy: "Button #one").count, 4)
    }

    @Test(arguments: Stage.Output.Format.allCases.filter { $0 != .mp4 })
    func everyFormat(_ format: Stage.Output.Format) throws {
        var stage = Stage()
        (stage.output.format, stage.output.outline, stage.output.hasMarks) = (format, .init(), true)
        stage.timeline.moment = .zero
        holds(try drawing(of: AnyView(Card()), on: stage).count > 100)
        stage.output.camera = .isometric
        if !format.isMovingKind { holds(try drawing(of: AnyView(Card()), on: stage).count > 100) }
    }
}
