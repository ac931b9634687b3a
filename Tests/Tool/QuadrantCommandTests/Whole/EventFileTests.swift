import Expectations
import Foundation
import QuadrantCommand
import Testing

/// `quadrant render FILE --events FILE`: the built program does what a hand has done.
@Suite struct EventFileTests {
    private let scratch: ScratchFolder
    private var folder: String { scratch.path }

    init() throws { scratch = try ScratchFolder() }

    private static func view(isOn: Bool) -> String {
        """
        import SwiftUI
        struct Card: View {
            @State private var isOn = \(isOn)
            @State private var way = CGSize.zero
            var body: some View {
                VStack(spacing: 0) {
                    (isOn ? Color.red : Color.blue).frame(width: 100, height: 50)
                        .onTapGesture { isOn.toggle() }
                    Color.green.frame(width: 20, height: 20).offset(way)
                        .gesture(DragGesture().onChanged { way = $0.translation })
                }
                .frame(width: 100, height: 100)
            }
        }
        """
    }

    private static let tap = """
        {"kind":"touch","phase":"began","time":0.1,"x":50,"y":30}
        {"kind":"touch","phase":"ended","time":0.2,"x":50,"y":30}

        """

    private func render(_ events: String?, to name: String, isOn: Bool = false) throws -> Data {
        try scratch.write("Card.swift", Self.view(isOn: isOn))
        var arguments = ["Card.swift", "-o", name]
        if let events {
            try scratch.write("hand.jsonl", events)
            arguments += ["--events", "hand.jsonl"]
        }
        let run = try scratch.render(arguments)
        same(run.ending, .exited(0), "\(run.errorText)")
        return try #require(scratch.data(name))
    }

    @Test func aPictureShowsWhatTheHandHasLeft() throws {
        let tapped = try render(Self.tap, to: "tapped.png")
        try same(tapped, render(nil, to: "on.png", isOn: true))
        try differ(tapped, render(nil, to: "off.png"))
        // A second tap takes it back.
        let twice =
            Self.tap
            + Self.tap.replacingOccurrences(of: "0.1", with: "1.1")
            .replacingOccurrences(of: "0.2", with: "1.2")
        try same(render(twice, to: "twice.png"), scratch.data("off.png"))
    }

    @Test func aClipShowsTheHandAtWork() throws {
        let drag = """
            {"kind":"touch","phase":"began","time":0.1,"x":50,"y":65}
            {"kind":"touch","phase":"moved","time":0.2,"x":50,"y":80}
            {"kind":"touch","phase":"moved","time":0.3,"x":70,"y":80}
            {"kind":"touch","phase":"ended","time":0.4,"x":70,"y":80}

            """
        let first = try render(drag, to: "first.webp")
        // The same hand does the same again, and what it does is in the clip.
        try same(render(drag, to: "second.webp"), first)
        try differ(render(Self.tap, to: "other.webp"), first)
        #expect(first.count > 200)
    }

    @Test func aWrongLineIsTold() throws {
        try scratch.write("Card.swift", Self.view(isOn: false))
        try scratch.write(
            "hand.jsonl", Self.tap + "{\"kind\":\"nose\",\"phase\":\"began\",\"time\":1}\n")
        let run = try scratch.render(["Card.swift", "--events", "hand.jsonl", "-o", "card.png"])
        differ(run.ending, .exited(0))
        has(run.errorText, "hand.jsonl")
        has(run.errorText, "Line 3")
        has(run.errorText, "\"nose\" is no kind; there are touch, pencil, pointer")
        same(scratch.data("card.png"), nil)
        let missing = try scratch.render(["Card.swift", "--events", "none.jsonl", "-o", "card.png"])
        differ(missing.ending, .exited(0))
        has(missing.errorText, "none.jsonl")
    }
}
