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
                "advance_time", #"{"path":"Card.swift","seconds":-1}"#,
                "'seconds' has to be from 0 to 600"
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
