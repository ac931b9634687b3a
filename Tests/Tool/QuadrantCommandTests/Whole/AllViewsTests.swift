import Expectations
import Foundation
import QuadrantCommand
import Testing

/// `--all`, and what pictures are called.
@Suite struct AllViewsTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        for name in ["A", "B"] {
            try scratch.write(
                "\(name).swift",
                "import SwiftUI\nstruct V: View { var body: some View { Text(\"\(name)\") } }\n")
        }
    }

    private func output(_ arguments: String...) throws -> String {
        String(decoding: try scratch.render(arguments + ["--format", "svg"]).output, as: UTF8.self)
    }

    @Test func viewsOfOneNameInTwoFilesKeepTheirPictures() throws {
        try same(output("A.swift"), "A-V.svg\n")
        try same(output("B.swift"), "B-V.svg\n")
        differ(scratch.data("A-V.svg"), scratch.data("B-V.svg"))
    }

    @Test func aViewAndItsPreviewAreDrawnOnce() throws {
        try scratch.write(
            "Card.swift",
            """
            import SwiftUI
            struct Card: View { var body: some View { Row() } }
            struct Row: View { var body: some View { Text("row") } }
            #Preview("Dark") { Card() }

            """)
        try same(output("Card.swift", "--all"), "Card-Row.svg\nCard-Dark.svg\n")
        try has(output("Card.swift", "--list"), "Card.swift:2  shown by a preview\n")
        try same(output("Card.swift", "--view", "Card"), "Card.svg\n")
    }

    @Test func aWarningNamesItsPictureAndIsSaidOnce() throws {
        try scratch.write(
            "Odd.swift",
            """
            import SwiftUI
            #Preview("One") { Text("a").blur(radius: 1); Text("b").blur(radius: 1) }
            #Preview("Two") { Text("a").blur(radius: 1) }

            """)
        let run = try scratch.render(["Odd.swift", "--all", "--format", "pdf"])
        same(run.ending, .exited(0))
        let warnings = run.errorText.split(separator: "\n").filter { $0.contains("warning:") }
        same(warnings.count, 1)
        same(warnings.first?.hasPrefix("Odd-One.pdf: warning: A blur"), true)
        let alone = try scratch.render(["Odd.swift", "--view", "Two", "--format", "pdf"])
        holds(alone.errorText.hasPrefix("warning: A blur"))
    }
}
