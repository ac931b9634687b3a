import Expectations
import Foundation
import QuadrantCommand
import Testing

/// `quadrant batch`: a picture for each row.
@Suite struct BatchTests {
    private let scratch: ScratchFolder
    private static let card = """
        import SwiftUI
        struct Card: View {
            struct User: Decodable { var name: String }
            let id: Int
            var user: User?
            var note = "none"
            var body: some View {
                let values = [1, 2, 3]
                Text(verbatim: "\\(id) \\(user?.name ?? "-") \\(note) \\(id > 90 ? values[id] : 0)")
            }
        }

        """

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("Card.swift", Self.card)
    }

    private func batch(_ rows: String, _ arguments: [String], in file: String = "rows.jsonl") throws
        -> ChildProcess
    {
        try scratch.write(file, rows)
        return try scratch.run(["batch", "Card.swift", file, "--svg-text"] + arguments)
    }

    private func files(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(scratch.path)/\(folder)")) ?? [])
            .filter { $0.first != "." }.sorted()
    }

    private func text(_ name: String) -> String {
        String(decoding: scratch.data(name) ?? Data(), as: UTF8.self)
    }

    @Test func eachRowHasItsPictureOrItsReason() throws {
        let rows = """
            {"id":1,"user":{"name":"Ada"}}

            {"id":2,"user":{"name":"../../up"},"note":"x"}
            {"id":99}
            {"id":3}
            {"id":"4"}
            no json
            {"id":1,"user":{"name":"Ada"}}
            {"id":5,"user":{"name":""}}
            {"id":6,"user":{"name":"Zoë"}}
            """
        let run = try batch(rows, ["-o", "out/{id}-{user.name}.svg"])
        same(run.ending, .exited(65))
        same(files(in: "out"), ["1-Ada.svg", "2-..-..-up.svg", "6-Zoë.svg", "errors.jsonl"])
        has(text("out/1-Ada.svg"), ">1 Ada none 0<")
        let errors = text("out/errors.jsonl").split(separator: "\n").map(String.init)
        same(
            errors.sorted(),
            [
                #"{"error":"another row has the name '1-Ada.svg'","line":8}"#,
                #"{"error":"the line is no JSON","line":7}"#,
                #"{"error":"there is no 'user.name' for the name of the file","line":4}"#,
                #"{"error":"there is no 'user.name' for the name of the file","line":5}"#,
                #"{"error":"there is no 'user.name' for the name of the file","line":6}"#,
                #"{"error":"there is no 'user.name' for the name of the file","line":9}"#,
            ])
        has(run.errorText, "3 drawn (")
        has(run.errorText, ", 6 failed; see out/errors.jsonl\n")
        same(scratch.contents, ["Card.swift", "out", "rows.jsonl"])
    }

    @Test func aRowThatTrapsCostsItself() throws {
        let ids = Array(88...97) + [5]
        let rows = ids.map { "{\"id\":\($0)}" }.joined(separator: "\n")
        let run = try batch(rows, ["-o", "{id}.svg"])
        same(run.ending, .exited(65))
        same(
            files(in: ".").filter { $0.hasSuffix(".svg") }, ["5.svg", "88.svg", "89.svg", "90.svg"])
        let errors = text("errors.jsonl").split(separator: "\n")
        same(errors.count, 7)
        for error in errors { has(String(error), "Card.swift:9: Index out of range") }
    }

    @Test func aSecondRunDrawsWhatChanged() throws {
        let rows = (1...9).map { "{\"id\":\($0)}" }.joined(separator: "\n")
        has(try batch(rows, ["-o", "out/{id}.svg"]).errorText, "9 drawn (")
        has(
            try batch(rows, ["-o", "out/{id}.svg"]).errorText, "0 drawn (0 a second), 9 were there")
        try FileManager.default.removeItem(atPath: "\(scratch.path)/out/4.svg")
        let changed = rows.replacingOccurrences(
            of: "{\"id\":7}", with: "{\"id\":7,\"note\":\"new\"}")
        has(try batch(changed, ["-o", "out/{id}.svg"]).errorText, "2 drawn (")
        has(text("out/7.svg"), ">7 - new 0<")
        try scratch.write(
            "Card.swift", Self.card.replacingOccurrences(of: "\"none\"", with: "\"nil\""))
        has(try batch(changed, ["-o", "out/{id}.svg"]).errorText, "9 drawn (")
    }

    @Test func nothingIsDoneThroughLinks() throws {
        try scratch.write("docs/letter.txt", "dear")
        try scratch.write("rc", "keep")
        _ = try scratch.shell(
            "mkdir out; ln -s ../docs out/.quadrant-drawing; ln -s ../rc out/.quadrant-batch; ln -s ../docs out/sub"
        )
        let run = try batch(
            "{\"id\":1,\"note\":\"sub\"}\n{\"id\":2,\"note\":\"own\"}",
            ["-o", "out/{note}/{id}.svg"])
        same(run.ending, .exited(65))
        same(files(in: "docs"), ["letter.txt"])
        same(text("rc"), "keep")
        same(files(in: "out/own"), ["2.svg"])
        has(text("out/errors.jsonl"), "'out/sub' is a link")
    }

    @Test func aPictureThatWasReplacedIsDrawnAgain() throws {
        for note in ["A", "B", "A"] {
            has(
                try batch("{\"id\":1,\"note\":\"\(note)\"}", ["-o", "out/{id}.svg"]).errorText,
                "1 drawn (")
            has(text("out/1.svg"), "- \(note) 0<")
        }
    }

    @Test func rowsMayBeCSV() throws {
        let rows = "\u{FEFF}id,note\r\n1,\"a, \"\"b\"\"\nc\"\r\n2,\r\n3,x,y\r\nfour,d\r\n"
        let run = try batch(rows, ["-o", "{line}.svg"], in: "rows.csv")
        same(run.ending, .exited(65))
        has(text("2.svg"), ">1 - a, &quot;b&quot;<")
        has(text("4.svg"), ">2 -  0<")
        let errors = text("errors.jsonl").split(separator: "\n").map(String.init)
        same(
            errors.sorted(),
            [
                #"{"error":"'id' has to be a whole number, and is a string","line":6}"#,
                #"{"error":"the row has 3 values, and the first row 2 names","line":5}"#,
            ])
    }

    @Test func onATerminalALineIsWrittenOver() throws {
        try scratch.write("rows.jsonl", "{\"id\":1}\n{\"id\":2}\n")
        let run = try scratch.shell(
            "script -qec \"$QUADRANT batch Card.swift rows.jsonl -o {id}.svg\" /dev/null")
        let text = String(decoding: run.output, as: UTF8.self)
        has(text, "\r\u{1B}[Kquadrant: 2 drawn (")
        fails(text.contains("\\r"))
    }

    /// A column named `spot.x` is the property `x` of the property `spot`; what is not drawn as written fails where that is asked for.
    @Test func columnsOfPropertiesInsideAndStrictRows() throws {
        try scratch.write(
            "Pin.swift",
            """
            import SwiftUI
            struct Pin: View {
                struct Spot: Decodable { var x: Int; var name: String? }
                let spot: Spot
                var body: some View {
                    VStack {
                        Text("\\(spot.name ?? "none") \\(spot.x)")
                        if spot.x > 5 { Image("nothing") }
                    }
                }
            }
            """)
        try scratch.write("pins.csv", "spot.x,spot.name\n1,Ada\n7,Bo\n")
        for (strict, status, drawn, failed) in [
            ([], 0, ["Ada.svg", "Bo.svg"], ""),
            (["--strict"], 65, ["Ada.svg", "errors.jsonl"], "nothing"),
        ] as [([String], Int32, [String], String)] {
            let out = strict.isEmpty ? "all" : "some"
            let run = try scratch.run(
                ["batch", "Pin.swift", "pins.csv", "--svg-text", "-o", "\(out)/{spot.name}.svg"]
                    + strict)
            same(run.ending, .exited(status), run.errorText)
            same(files(in: out), drawn)
            has(text("\(out)/Ada.svg"), "Ada 1")
            if !failed.isEmpty { has(text("\(out)/errors.jsonl"), failed) }
        }
    }

    @Test func whatCannotBeIsSaidAtOnce() throws {
        let rows: [([String], String)] = [
            (
                ["-o", "out.svg"],
                "'out.svg' is no value for '--output': a path such as 'out/{id}.png'"
            ),
            (["-o", "{id}.txt"], "the name '{id}.txt' does not tell the kind of picture"),
            (["-o", "{id}.gif"], "a batch has no clips"),
            (["-o", "{id}.svg", "--view", "Nobody"], "there is no view 'Nobody'"),
        ]
        for (arguments, words) in rows {
            let run = try batch("{\"id\":1}", arguments)
            has(run.errorText, words)
            same(files(in: ".").filter { $0.hasSuffix(".svg") }, [])
        }
        let missing = try scratch.run(["batch", "Card.swift", "nope.jsonl", "-o", "{id}.svg"])
        same(missing.errorText, "quadrant: there is no file 'nope.jsonl'\n")
    }

    /// The limit of time is that of each row: four that need more together are drawn, and one without an end fails alone.
    @Test func eachRowHasTheWholeTime() throws {
        try scratch.write(
            "Slow.swift",
            """
            import SwiftUI
            struct Slow: View {
                let seconds: Double
                var body: some View {
                    let _ = Thread.sleep(forTimeInterval: seconds)
                    Text(verbatim: "\\(seconds)")
                }
            }
            """)
        let rows = [1.05, 1.1, 600, 1.2, 1.3].map { "{\"seconds\":\($0)}" }.joined(separator: "\n")
        try scratch.write("slow.jsonl", rows)
        let run = try scratch.run(
            ["batch", "Slow.swift", "slow.jsonl", "--time-limit", "3", "-o", "{seconds}.svg"])
        same(run.ending, .exited(65), run.errorText)
        same(
            files(in: ".").filter { $0.hasSuffix(".svg") },
            ["1.05.svg", "1.1.svg", "1.2.svg", "1.3.svg"])
        let errors = text("errors.jsonl")
        has(errors, #""line":3"#)
        has(errors, "did not end within 3 s")
        has(errors, "it was in Slow's body at Slow.swift:5. Is there an endless loop?")
    }

    /// What rows print is shown as it is, an issue of many rows once, and a trap's own words are those of its row.
    @Test func whatRowsTellIsShown() throws {
        try scratch.write(
            "Told.swift",
            """
            import SwiftUI
            struct Told: View {
                let id: Int
                var body: some View {
                    let _ = print("row \\(id)")
                    if id == 3 { let _: Int = [1][id] }
                    Image("missing")
                }
            }
            """)
        try scratch.write("told.jsonl", (1...4).map { "{\"id\":\($0)}" }.joined(separator: "\n"))
        let run = try scratch.run(["batch", "Told.swift", "told.jsonl", "-o", "{id}.svg"])
        let lines = run.errorText.split(separator: "\n").map(String.init)
        same(lines.filter { $0.hasPrefix("row ") }, ["row 1", "row 2", "row 3", "row 4"])
        same(lines.count { $0.contains("There is no picture named missing") }, 1, run.errorText)
        fails(run.errorText.contains("Fatal error"))
        has(text("errors.jsonl"), "Told.swift:6: Index out of range")
    }

    @Test func aRunThatIsKilledLeavesNoHalfPicture() throws {
        let rows = (1...400).map { "{\"id\":\($0 % 80 + $0 / 80 * 100000 * -1)}" }.joined(
            separator: "\n")
        try scratch.write("rows.jsonl", rows)
        _ = try scratch.shell(
            """
            "$QUADRANT" render Card.swift --data <(echo '{"id":1}') -o /dev/null --format svg
            for pause in 0.3 0.5 0.7; do
                "$QUADRANT" batch Card.swift rows.jsonl -o 'out/{line}.svg' --svg-text & sleep $pause; kill -9 $!
            done
            """)
        for name in files(in: "out") where name.hasSuffix(".svg") {
            holds(text("out/\(name)").hasSuffix("</svg>\n"), name)
        }
        let run = try batch(rows, ["-o", "out/{line}.svg"])
        same(run.ending, .exited(0), run.errorText)
        same(files(in: "out").count, 400)
        let all = try FileManager.default.contentsOfDirectory(atPath: "\(scratch.path)/out")
        holds(!all.contains { $0.hasPrefix(".quadrant-drawing") })
    }
}
