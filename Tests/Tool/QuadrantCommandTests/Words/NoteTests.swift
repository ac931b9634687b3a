import Expectations
import Foundation
import QuadrantCommand
import Testing

/// What is told of a picture, and how misspelled names of the command line are answered.
@Suite struct NoteTests {
    private func render(_ body: String, _ arguments: [String] = []) throws -> (
        text: String, isWell: Bool
    ) {
        let folder = try ScratchFolder()
        try folder.write(
            "Card.swift", "import SwiftUI\nstruct Card: View { var body: some View { \(body) } }\n")
        let run = try folder.render(["Card.swift", "-o", "card.png"] + arguments)
        return (run.errorText, run.ending == .exited(0))
    }

    @Test(arguments: [
        (
            "Text(\"one two three four\").lineLimit(1).frame(width: 60)",
            "Card.swift:2: note: Text(\"one two three four\") is cut in Card: 1 of 4 lines are shown."
        ),
        (
            "Text(\"far\").offset(x: 900).frame(width: 60, height: 20)",
            "Card.swift:2: note: Text(\"far\") is outside of the picture in Card: at 9"
        ),
        (
            "NavigationLink(\"On\") { Text(\"b\") }",
            "Card.swift:2: note: A NavigationLink is disabled, as no NavigationStack is around it in Card."
        ),
    ])
    func isToldOnce(_ body: String, _ words: String) throws {
        let (text, isWell) = try render(body)
        holds(isWell)
        has(text, words)
        same(text.components(separatedBy: "note: ").count, 2, text)
        fails(try render(body, ["--strict"]).isWell)
        same(try render(body, ["--quiet"]).text, "")
    }

    /// Of two pictures that show it the first names it.
    @Test func whatSeveralPicturesShowIsToldOnce() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "Card.swift",
            """
            import SwiftUI
            struct Card: View { var body: some View { Text("one two three").lineLimit(1).frame(width: 40) } }
            #Preview("A") { Card() }
            #Preview("B") { Card().dynamicTypeSize(.large) }
            """)
        let run = try folder.render(["Card.swift", "--all", "-o", "out"])
        same(run.errorText.components(separatedBy: "note: ").count, 2, run.errorText)
        has(run.errorText, "out/Card-A.png: Card.swift:2: note: Text")
    }

    @Test(arguments: [
        "ScrollView { VStack { ForEach(0..<50) { Text(\"Row \\($0)\") } } }.frame(height: 100)",
        "Label(\"A new journey\", systemImage: \"plus\").labelStyle(.iconOnly)",
        "Text(\"one two three\").lineLimit(1).frame(width: 40).opacity(0)",
        "Text(\"far\").offset(x: 900).hidden()",
    ])
    func nothingIsToldOfWhatFitsOrIsNotSeen(_ body: String) throws {
        let (text, isWell) = try render(body, ["--strict"])
        holds(isWell, text)
        fails(text.contains("note: "), text)
    }

    @Test func aKeyThatATableLacks() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "App/Card.swift",
            "import SwiftUI\nstruct Card: View { var body: some View { VStack { Text(\"hello\")\nText(\"bye\") } } }\n"
        )
        try folder.write("App/en.lproj/Localizable.strings", "\"hello\" = \"Hello!\";\n")
        let run = try folder.render(["App", "-o", "card.png"])
        has(run.errorText, "App/Card.swift:3: note: The string table lacks the key \"bye\".")
        fails(run.errorText.contains("\"hello\""))
    }

    /// In a catalogue's own language its keys are the texts, as Xcode leaves them.
    @Test func keysOfACatalogueAreTexts() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "App/Card.swift",
            "import SwiftUI\nstruct Card: View { var body: some View { Text(\"hello\") } }\n")
        try folder.write(
            "App/Localizable.xcstrings",
            #"{"sourceLanguage":"en","strings":{"hello":{"localizations":{"de":{"stringUnit":{"value":"Hallo"}}}}}}"#
        )
        let german = try folder.render(["App", "--locale", "de", "--svg-text", "-o", "card.svg"])
        fails(german.errorText.contains("note: "), german.errorText)
        has(String(decoding: folder.data("card.svg") ?? Data(), as: UTF8.self), "Hallo")
        same(try folder.render(["App", "--strict", "-o", "card.png"]).ending, .exited(0))
        let french = try folder.render(["App", "--locale", "fr", "-o", "card.png"])
        has(french.errorText, "note: The string table lacks the key \"hello\".")
    }

    @Test(arguments: [
        (
            ["render", "Card.swift", "--veiw", "Card"],
            "there is no option '--veiw'; did you mean '--view'?"
        ),
        (
            ["render", "Card.swift", "--view", "card"],
            "there is no view 'card'; did you mean 'Card'?"
        ),
        (["rendr", "Card.swift"], "there is no command 'rendr'; did you mean 'render'?"),
    ])
    func theNearestNameIsTold(_ arguments: [String], _ words: String) throws {
        let folder = try ScratchFolder()
        try folder.write(
            "Card.swift",
            "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }\n")
        has(try folder.run(arguments).errorText, words)
    }

    @Test func aFileOfAFolderSaysSo() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "Card.swift", "import SwiftUI\nstruct Card: View { var body: some View { Row() } }\n")
        try folder.write(
            "Row.swift",
            "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }\n")
        has(
            try folder.render(["Card.swift"]).errorText,
            "cannot find 'Row' in scope; it is declared in 'Row.swift' of the same folder: give the folder instead of "
                + "the file")
    }
}
