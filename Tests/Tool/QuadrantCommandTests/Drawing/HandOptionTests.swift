import Expectations
import Foundation
import QuadrantCommand
import Testing

/// What hands do with views by name, as the account of the layout shows it.
@Suite struct HandOptionTests {
    private static let source = """
        import SwiftUI
        struct Card: View {
            @State private var name = "Al"
            @State private var size = 2.0
            @State private var isOn = false
            @State private var color = "Red"
            @State private var count = 0
            var body: some View {
                VStack {
                    TextField("Name", text: $name).accessibilityIdentifier("name")
                    Slider(value: $size, in: 0...10).accessibilityIdentifier("size")
                    Toggle("Sound", isOn: $isOn)
                    Picker("Colour", selection: $color) { Text("Red").tag("Red"); Text("Blue").tag("Blue") }
                    Stepper("Count", value: $count)
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<40) { Text("Row \\($0)").frame(height: 20) } }
                    }
                    .frame(height: 100).accessibilityIdentifier("rows")
                    Text("\\(name) \\(Int(size)) \\(isOn ? "on" : "off") \\(color) \\(count)").accessibilityIdentifier("all")
                }
            }
        }

        """

    @Test(arguments: [
        (["--type", "name:fred@0"], "Alfred 2 off Red 0"),
        (["--set", "name:Bo@0"], "Bo 2 off Red 0"),
        (["--set", "name:@0"], " 2 off Red 0"), (["--set", "size:7@0"], "Al 7 off Red 0"),
        (["--set", "Sound:on@0"], "Al 2 on Red 0"), (["--set", "Sound:off@0"], "Al 2 off Red 0"),
        (["--select", "Colour:Blue@0"], "Al 2 off Blue 0"),
        (["--increment", "Count:up@0"], "Al 2 off Red 1"),
        (["--increment", "Count:down@0", "--increment", "Count:down@0.1"], "Al 2 off Red -2"),
    ])
    func isDone(_ arguments: [String], _ words: String) throws {
        let folder = try ScratchFolder()
        try folder.write("Card.swift", Self.source)
        let run = try folder.run(["explain", "Card.swift"] + arguments)
        has(String(decoding: run.output, as: UTF8.self), "Text(\"\(words)\")", run.errorText)
    }

    @Test func contentIsDraggedAndSwiped() throws {
        let folder = try ScratchFolder()
        try folder.write("Card.swift", Self.source)
        func place(_ arguments: [String]) throws -> String {
            let run = try folder.run(["explain", "Card.swift", "--all"] + arguments)
            let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
            return lines.first { $0.contains("Text(\"Row 0\")") }.map(String.init) ?? run.errorText
        }
        let before = try place([])
        differ(try place(["--scroll", "rows:0,-60@0"]), before)
        differ(try place(["--swipe", "rows:up@0", "--at", "2"]), before)
    }

    @Test(arguments: [
        (["--type", "nam:a@0"], "there are: 'name'"),
        (["--set", "Sound:maybe@0"], "is a switch: it is 'on' or 'off'"),
        (["--set", "size:nan@0"], "\"size\" takes a number, and 'nan' is none."),
        (["--select", "Colour:Green@0"], "has no item 'Green'; it has 'Red', 'Blue'"),
        (["--type", "all:a@0"], "\"all\""),
        (["--swipe", "rows:sideways@0"], "is no value for '--swipe'"),
    ])
    func whatCannotBeDoneIsTold(_ arguments: [String], _ words: String) throws {
        let folder = try ScratchFolder()
        try folder.write("Card.swift", Self.source)
        let run = try folder.run(["explain", "Card.swift"] + arguments)
        differ(run.ending, .exited(0))
        has(run.errorText, words)
    }

    @Test func eventsNameViewsAndRefuseUnknownKeys() throws {
        let folder = try ScratchFolder()
        try folder.write("Card.swift", Self.source)
        try folder.write(
            "hand.jsonl",
            """
            {"kind":"touch","phase":"began","time":0,"view":"size","x":0,"y":0}
            {"kind":"touch","phase":"ended","time":0.1,"view":"size","x":0,"y":0}
            """)
        same(
            try folder.run(["explain", "Card.swift", "--events", "hand.jsonl"]).ending, .exited(0))
        try folder.write(
            "odd.jsonl", "{\"kind\":\"touch\",\"phase\":\"began\",\"time\":0,\"xx\":4}")
        let run = try folder.run(["explain", "Card.swift", "--events", "odd.jsonl"])
        has(run.errorText, "Line 1: \"xx\" means nothing here; there are kind, phase, time")
    }
}
