import Expectations
import Foundation
import Testing

/// What the tools answer.
@Suite struct AgentToolsTests {
    private let talk: AgentTalk
    private static let card = """
        import SwiftUI

        struct Card: View {
            @State private var count = 0
            @State private var name = ""
            var body: some View {
                VStack(alignment: .leading, spacing: 8) {
                    TextField("Name", text: $name).accessibilityIdentifier("name")
                    Text("Hello \\(name), \\(count)").accessibilityIdentifier("words")
                    Button("Add") { count += 1 }
                    Button("Off") {}.disabled(true)
                }
                .frame(width: 200, height: 200)
            }
        }

        #Preview("Small") { Card() }

        """

    init() throws {
        talk = AgentTalk(scratch: try ScratchFolder())
        try talk.scratch.write("Card.swift", Self.card)
    }

    private func texts(_ lines: [AgentTalk.Line]) throws -> [String] {
        try talk.answers(to: lines).map(\.text)
    }

    @Test func aViewIsSeenTouchedAndWrittenInto() throws {
        let texts = try texts([
            .call("list_previews", #"{"path":"Card.swift"}"#),
            .call("snapshot_ui", #"{"path":"Card.swift","filter":"touchable"}"#),
            .call("tap", #"{"ref":"Add","count":2}"#),
            .call("type_text", ##"{"ref":"#name","text":"Ada"}"##),
            .call("tap", #"{"ref":"Off"}"#),
            .call("tap", #"{"ref":"words"}"#),
            .call("tap", #"{"ref":"Ad"}"#),
            .call("reset", "{}"),
            .call("snapshot_ui", "{}"),
        ])
        same(texts[0], "0 view \"Card\" Card.swift:3\n1 preview \"Small\" Card.swift:17")
        has(texts[1], "field \"Name\" #name = \"\" 0,46.3 200×22 tap")
        has(texts[1], "button \"Off\" 0,133.3 24×20.5 disabled")
        has(texts[2], "tapped e")
        has(texts[2], "#words: label \"Hello , 0\" → \"Hello , 2\"")
        has(texts[3], "\"Hello , 2\" → \"Hello Ada, 2\"")
        same(texts[4], "button \"Off\" is disabled: nothing happens.")
        has(texts[5], "takes no taps. What takes taps: e")
        has(texts[6], "no element is \"Ad\". Did you mean \"Add\"? What takes taps: e")
        same(texts[7], "Small (Card.swift:17) begins anew")
        has(texts[8], "Hello , 0")
    }

    /// A field that was tapped has the focus, and is written into without its name.
    @Test func whatHasTheFocusIsWrittenInto() throws {
        let texts = try texts([
            .call("tap", ##"{"path":"Card.swift","ref":"#name"}"##),
            .call("snapshot_ui", "{}"),
            .call("type_text", #"{"text":"Ada"}"#),
            .call("explain", #"{"ref":"Add"}"#),
        ])
        has(texts[1], "field \"Name\" #name = \"\" 0,46.3 200×22 focused tap")
        has(texts[2], "label \"Hello , 0\" → \"Hello Ada, 0\"")
        has(texts[3], "10  Button(\"Add\")")
    }

    /// A client is heard while a tool works: a ping is answered, and what is taken back is ended and not answered.
    @Test func whatIsTakenBackIsEnded() throws {
        try talk.scratch.write(
            "Loop.swift",
            "import SwiftUI\nstruct Loop: View { var body: some View { while true {} ; return Text(\"\") } }\n"
        )
        let clock = ContinuousClock()
        var answers: [AgentTalk.Answer] = []
        let time = try clock.measure {
            answers = try talk.answers(to: [
                .call("snapshot_ui", #"{"path":"Card.swift"}"#),
                .raw(
                    #"{"jsonrpc":"2.0","id":77,"method":"tools/call","params":{"name":"snapshot_ui","arguments":{"path":"Loop.swift"}}}"#,
                    hasAnswer: false),
                .pause(2),
                .raw(#"{"jsonrpc":"2.0","id":78,"method":"ping"}"#, hasAnswer: true),
                .raw(
                    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":77}}"#,
                    hasAnswer: false),
                .call("tap", #"{"path":"Card.swift","ref":"Add"}"#),
            ])
        }
        same(answers.map { $0.value["id"] as? Int }, [0, 78, 5])
        has(answers[2].text, "label \"Hello , 0\" → \"Hello , 1\"")
        #expect(time < .seconds(28), "The loop alone takes 30.")
    }

    @Test func stateOutlivesAnEditThatMovesTheViews() throws {
        let moved = Self.card.replacingOccurrences(of: "spacing: 8", with: "spacing: 20")
        let answers = try talk.answers(to: [
            .call("snapshot_ui", #"{"path":"Card.swift"}"#), .call("tap", #"{"ref":"Add"}"#),
            .call("diff", "{}"), .write("Card.swift", moved), .call("diff", "{}"),
            .write("Card.swift", moved.replacingOccurrences(of: "\"Add\"", with: "\"More\"")),
            .call("diff", "{}"),
            .write("Card.swift", moved.replacingOccurrences(of: "VStack", with: "VStak")),
            .call("snapshot_ui", "{}"),
        ])
        has(answers[2].text, "nothing to compare with yet")
        same(answers[3].structured["changed"] as? Bool, true)
        has(answers[3].text, "field \"Name\" #name: moved by 0,-18")
        holds(!answers[3].text.contains("Hello , 0"), answers[3].text)
        has(
            answers[4].text,
            "what was done is forgotten, as the new code does not take it: Small was not drawn. At 0 s no view has the identifier or label 'Add'"
        )
        has(answers[4].text, "\"Hello , 1\" → \"Hello , 0\"")
        same(answers[5].isMistake, true)
        has(answers[5].text, "Card.swift:7:9: error: cannot find 'VStak' in scope")
    }

    @Test func picturesComeWhereTheyAreAskedFor() throws {
        let answers = try talk.answers(to: [
            .call("screenshot", #"{"path":"Card.swift"}"#),
            .call("screenshot", #"{"path":"Card.swift","scale":2,"save_to":"card.png"}"#),
            .call(
                "RenderPreview",
                #"{"sourceFilePath":"App/Card.swift","tabIdentifier":"t","previewVariantOverrides":{"Color Scheme":"Dark Appearance"}}"#
            ),
            .call(
                "RenderPreview",
                #"{"sourceFilePath":"Card.swift","previewDefinitionIndexInFile":1}"#),
            .call(
                "RenderPreview",
                #"{"sourceFilePath":"Card.swift","previewVariantOverrides":{"Color Scheme":"Blue"}}"#
            ),
        ])
        has(answers[0].text, "Small (Card.swift:17) 200×200 pixels, 1 to a point")
        let content = answers[0].result["content"] as? [[String: Any]] ?? []
        same(content.last?["mimeType"] as? String, "image/png")
        has(answers[1].text, "400×400 pixels, 2 to a point, in card.png")
        same(talk.scratch.data("card.png")?.prefix(4), Data([0x89, 0x50, 0x4E, 0x47]))
        same(answers[2].structured["displayName"] as? String, "Small")
        same(answers[2].structured["sourceLineNumber"] as? Int, 17)
        let groups =
            answers[2].structured["supportedPreviewVariantOverrides"] as? [String: [String]]
        same(groups?["Orientation"], ["Portrait", "Landscape Left", "Landscape Right"])
        same(answers[3].text, "there is no preview 1 in 'Card.swift'; it has 1, from 0")
        has(answers[4].text, "'Blue' is no variant of 'Color Scheme'; there are: Light Appearance")
    }

    @Test func namesAreKnownByTheCompiler() throws {
        let names = [
            ("Gauge", true), (".glassEffect", true), ("Color.mint", true), ("#Preview", true),
            ("@State", true), ("List", true), (".foregroundStyl", false), ("VStak", false),
            ("Color.mints", false), ("@Query", true), (".chartXAxis", true), ("LineMark", true),
            (".title", false),
        ]
        let answers = try talk.answers(to: names.map { .call("api", #"{"name":"\#($0.0)"}"#) })
        for (answer, name) in zip(answers, names) {
            same(answer.structured["isHere"] as? Bool, name.1, name.0)
        }
        has(answers[6].text, "Near it: ForegroundStyle, foregroundStyle, foreground")
        same(
            answers.suffix(4).prefix(3).map(\.text),
            [
                "@Query is here, with 'import SwiftData'",
                ".chartXAxis is here, with 'import Charts'",
                "LineMark is here, with 'import Charts'",
            ])
    }

    @Test func whatIsWrongIsSaid() throws {
        try talk.scratch.write(
            "Trap.swift",
            "import SwiftUI\nstruct Trap: View { let a = [1]\n var body: some View { Text(\"\\(a[Int.random(in: 3...4)])\") } }\n"
        )
        try talk.scratch.write(
            "Sly.swift",
            "import SwiftUI\nstruct Sly: View { var body: some View { Text(\"a\\u{1B}[2J\\nb\") } }\n"
        )
        try talk.scratch.write(
            "Twins.swift",
            """
            import SwiftUI
            struct Twins: View {
                var body: some View {
                    VStack(spacing: 0) {
                        ForEach(0..<2) { _ in Button("Twin") {}.frame(height: 35) }
                        Text("Under").frame(width: 90, height: 30).onTapGesture {}.overlay { Color.red }
                    }
                    .frame(width: 200, height: 100)
                }
            }

            """)
        let rows: [(String, String, String)] = [
            (
                "snapshot_ui", "{}",
                "no preview was named yet: give 'path', a Swift file or a folder"
            ),
            ("snapshot_ui", #"{"path":"nope.swift"}"#, "there is no 'nope.swift' in "),
            (
                "snapshot_ui", #"{"path":"Card.swift","limt":3}"#,
                "snapshot_ui takes no 'limt'; did you mean 'limit'?"
            ),
            (
                "snapshot_ui", #"{"path":"Card.swift","filter":"none"}"#,
                #"'filter' has to be one of "all", "touchable""#
            ),
            (
                "snapshot_ui", #"{"path":"Card.swift","preview":"9"}"#,
                "there is no preview 9; there are 2, from 0"
            ),
            ("snapshot_ui", #"{"path":"Trap.swift"}"#, "Trap.swift:3: Index out of range"),
            (
                "tap", #"{"path":"Card.swift","x":1000,"y":1}"#,
                "1000,1 is outside of the view, which is 200×200"
            ),
            ("tap", #"{"ref":3}"#, "'ref' has to be a string"),
            (
                "tap", #"{"ref":"Add","count":0}"#,
                "'count' has to be a whole number from 1 to 10, and is 0"
            ),
            ("tap", #"{"x":5}"#, "a point needs 'x' and 'y'"),
            ("tap", #"{"ref":"Add","x":5,"y":5}"#, "or a point with 'x' and 'y', not both"),
            (
                "swipe", #"{"direction":"up","x":-5,"y":-5}"#,
                "-5,-5 is outside of the view, which is 200×200"
            ),
            (
                "screenshot", #"{"scale":99}"#,
                "'scale' has to be a number from 0.1 to 4, and is 99"
            ),
            ("snapshot_ui", #"{"from":9}"#, "'from' is 9, and there are 4 elements, from 0"),
            ("explain", #"{"limit":-1}"#, "'limit' has to be a whole number from 1 to 1048576"),
            ("tap", #"{"path":"Twins.swift","ref":"Twin"}"#, "2 elements are \"Twin\": e"),
            (
                "tap", #"{"path":"Twins.swift","ref":"Under"}"#,
                "takes no tap in its middle, at (100.0, 85.0): it is covered there by Color.red"
            ),
            (
                "advance_time", #"{"path":"Card.swift","seconds":-1}"#,
                "'seconds' has to be a number from 0 to 600"
            ),
            (
                "type_text", #"{"path":"Card.swift","text":"a"}"#,
                "no field has the focus; name one with 'ref'"
            ),
            ("api", #"{"name":"!!"}"#, "'!!' is no name"),
        ]
        let answers = try talk.answers(
            to: rows.map { .call($0.0, $0.1) } + [.call("snapshot_ui", #"{"path":"Sly.swift"}"#)])
        for (answer, row) in zip(answers, rows) {
            holds(answer.text.contains(row.2), "\(row.0) \(row.1): \(answer.text)")
            holds(answer.isMistake, "\(row.0) \(row.1)")
        }
        has(answers[rows.count].text, #"text "a\u{1B}[2J b""#)
    }
}
