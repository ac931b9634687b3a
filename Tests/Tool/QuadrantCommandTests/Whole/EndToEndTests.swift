import Expectations
import Foundation
import QuadrantCommand
import Testing

/// The built program on files of its own: what a user sees of it.
@Suite struct EndToEndTests {
    private let scratch: ScratchFolder
    private var folder: String { scratch.path }

    init() throws { scratch = try ScratchFolder() }

    private func run(_ source: String, _ arguments: String...) throws -> ChildProcess {
        try scratch.write("Card.swift", source)
        return try scratch.render(["\(folder)/Card.swift"] + arguments)
    }

    private func view(_ name: String, _ body: String) -> String {
        "struct \(name): View { var body: some View { \(body) } }\n"
    }

    @Test func drawsAPrivateViewAndPrintsThePath() throws {
        let path = "\(folder)/card.svg"
        let run = try run("import SwiftUI\nprivate " + view("Card", "Text(\"hello\")"), "-o", path)
        same(run.ending, .exited(0))
        same(String(decoding: run.output, as: UTF8.self), "\(path)\n")
        same(run.errorText, "quadrant: drawing Card (\(folder)/Card.swift:2)\n")
        same(FileManager.default.contents(atPath: path)?.isEmpty, false)
    }

    @Test func saysWhatBecamePixels() throws {
        let run = try run(
            "import SwiftUI\n" + view("Card", "Text(\"hello\").blur(radius: 2)"), "-o",
            "\(folder)/card.pdf")
        same(run.ending, .exited(0))
        has(run.errorText, "warning: A blur in Card is drawn as pixels in PDF, 2 to a point.")
        let png = try scratch.render(["\(folder)/Card.swift", "-o", "\(folder)/card.png"])
        fails(png.errorText.contains("warning:"))
    }

    @Test func drawsAPreviewWithItsState() throws {
        let run = try run(
            """
            import SwiftUI
            #Preview("Big", traits: .fixedLayout(width: 60, height: 40)) {
                @Previewable @State var count = 3
                Text("\\(count)")
            }
            """, "-o", "-", "--format", "svg")
        same(run.ending, .exited(0))
        fails(run.output.isEmpty)
    }

    @Test func storedValuesAreThereInTheNextProcessWhereTheUserNamesTheFolder() throws {
        try scratch.write(
            "Card.swift",
            """
            import SwiftUI
            struct Card: View {
                @AppStorage("count") private var count = 0
                var body: some View { Text("seen \\(count)").onAppear { count += 1 } }
            }
            """)
        for (home, seen) in [("config", 1), ("config", 2), ("", 1), ("", 1)] {
            let run = try scratch.render(
                ["\(folder)/Card.swift", "-o", "\(folder)/card.svg"],
                environment: ["XDG_CONFIG_HOME": home.isEmpty ? "" : "\(folder)/\(home)"])
            same(run.ending, .exited(0))
            let svg = String(decoding: scratch.data("card.svg") ?? Data(), as: UTF8.self)
            has(svg, "seen \(seen)")
        }
    }

    @Test func relativeDatesReferToNow() throws {
        let run = try run(
            "import SwiftUI\nimport Foundation\n"
                + view(
                    "Card",
                    "Text(Date(timeIntervalSince1970: 1_795_273_200), style: .relative)"),
            "-o", "-", "--format", "svg", "--now", "2026-11-21T12:00:00Z")
        same(run.ending, .exited(0))
        has(String(decoding: run.output, as: UTF8.self), "aria-label=\"3 hr")
    }

    @Test func aMistakeIsShownInTheUsersFile() throws {
        let path = "\(folder)/card.png"
        let run = try run("import SwiftUI\n" + view("Card", "Text(titel)"), "-o", path)
        same(run.ending, .exited(65))
        holds(
            run.errorText.hasPrefix(
                "\(folder)/Card.swift:2:48: error: cannot find 'titel' in scope"))
        holds(
            run.errorText.hasSuffix(
                "quadrant: '\(folder)/Card.swift' does not compile; nothing was drawn\n"))
        fails(FileManager.default.fileExists(atPath: path))
    }

    @Test func aTrapNamesTheViewTheLineAndTheReason() throws {
        let path = "\(folder)/card.png"
        let run = try run(
            "import SwiftUI\n" + view("Card", "Text(\"\\([1, 2][Int(\"7\")!])\")"), "-o", path)
        same(run.ending, .exited(65))
        has(
            run.errorText,
            "quadrant: Card's body trapped at \(folder)/Card.swift:2: Index out of range\n")
        fails(FileManager.default.fileExists(atPath: path))
    }

    @Test func anEndlessBodyEndsAtTheTimeLimit() throws {
        let source =
            "import SwiftUI\n" + view("Card", "while Int(\"1\") == 1 {}; return Text(\"\")")
        _ = try run(source, "--list")
        let run = try run(source, "--time-limit", "2", "-o", "-", "--format", "png")
        same(run.ending, .exited(124))
        has(
            run.errorText,
            "drawing Card did not end within 2 s; it was in Card's body at "
                + "\(folder)/Card.swift:2.")
    }

    @Test func aViewThatContainsItselfIsCutOff() throws {
        let run = try run(
            "import SwiftUI\n" + view("Card", "AnyView(Card().padding())"), "-o", "-", "--format",
            "png")
        same(run.ending, .exited(65))
        has(
            run.errorText,
            "Card was not drawn. Views are nested deeper than 100000 levels in Card. "
                + "What is deeper was left out. Does the view contain itself?")
    }

    @Test func aViewThatTheScannerMisjudgedIsExplained() throws {
        let source = """
            import SwiftUI
            @propertyWrapper struct Odd { var wrappedValue: Int; init(a: Int) { wrappedValue = a } }
            struct Card: View { @Odd var count: Int; var body: some View { Text("") } }

            """
        let run = try run(source)
        same(run.ending, .exited(65))
        has(run.errorText, "missing argument for parameter 'count' in call")
        has(run.errorText, "#Preview")
    }

    @Test func aListNamesEverything() throws {
        let run = try run(
            "import SwiftUI\n" + view("Card", "Row()") + view("Row", "Text(\"\")"), "--list")
        same(run.ending, .exited(0))
        same(
            String(decoding: run.output, as: UTF8.self),
            """
            view      Card  \(folder)/Card.swift:2  the one drawn by default
            view      Row   \(folder)/Card.swift:3

            """)
    }

    @Test func theSameFileGivesTheSameBytes() throws {
        let source = "import SwiftUI\n" + view("Card", "Text(\"hello\")")
        let first = try run(source, "-o", "-", "--format", "png")
        try FileManager.default.removeItem(atPath: "\(folder)/cache")
        try same(run(source, "-o", "-", "--format", "png").output, first.output)
    }
}
