import Expectations
import Foundation
import QuadrantCommand
import Testing

@Suite struct MissingNamesTests {
    private func explained(
        _ diagnostics: String, source: String = "import SwiftUI", views: [String] = []
    ) -> String {
        MissingNames(files: [SourceFile(path: "Card.swift", text: source)], views: views)
            .explained(diagnostics)
    }

    @Test func aModifierOfApplesIsNotAMisspelling() {
        let text = explained(
            """
            Card.swift:3:25: error: value of type 'some View' has no member 'preferredSurroundingsEffect'
                Text("a").preferredSurroundingsEffect(nil)
                          ^~~~~~~~~~~~~~~~~~~~~
            """)
        holds(
            text.hasPrefix(
                "Card.swift:3:25: error: 'preferredSurroundingsEffect' is SwiftUI's, not in Quadrant yet: leave "
                    + "it out with '#if !QUADRANT'"))
        // The user's line stays.
        has(text, "\n    Text(\"a\").preferredSurroundingsEffect(nil)\n")
    }

    @Test func aMisspellingStaysOne() {
        let lines = [
            "Card.swift:3:25: error: value of type 'some View' has no member 'navigationTitel'",
            "Card.swift:3:5: error: cannot find 'Lisst' in scope",
            // A type of the user's that is no view.
            "Card.swift:3:5: error: value of type 'Model' has no member 'badge'",
        ]
        for line in lines { same(explained(line), line) }
    }

    @Test(arguments: [
        ("cannot find 'List' in scope", "List"),
        ("cannot find type 'ToolbarContent' in scope", "ToolbarContent"),
        ("unknown attribute 'FocusState'", "FocusState"),
        ("cannot find 'withAnimation' in scope", "withAnimation"),
        ("value of type 'Text' has no member 'popover'", "popover"),
        ("value of type 'ModifiedContent<Text, Wide>' has no member 'popover'", "popover"),
        ("value of type 'Row' has no member 'popover'", "popover"),
        ("value of type 'ForEach<Range<Int>, Int, Text>' has no member 'onDelete'", "onDelete"),
        ("value of type 'EnvironmentValues' has no member 'dismissSearch'", "dismissSearch"),
    ])
    func namesAreFoundInWhatTheCompilerSays(_ message: String, _ name: String) {
        let text = explained("Card.swift:3:5: error: \(message)", views: ["Outer.Row"])
        holds(
            text.hasPrefix("Card.swift:3:5: error: '\(name)' is SwiftUI's, not in Quadrant yet: "))
    }

    /// A source, the name in it that the compiler does not find, the type that it names, and what is said.
    @Test(arguments: [
        (
            "Image(\"a\").padding().resizable()", "resizable", "some View",
            "is a method of Image, not of other views: call it before '.padding()'"
        ),
        (
            "Image(\"a\")\n  .renderingMode(.template)\n  .frame(width: 3)\n  .resizable()",
            "resizable", "some View",
            "is a method of Image, not of other views: call it before '.frame(…)'"
        ),
        (
            "Circle().overlay { Text(\"a\") }.stroke(.red)", "stroke", "some View",
            "is a method of shapes, not of other views: call it before '.overlay(…)'"
        ),
        (
            "Circle().trim(from: 0, to: 1).padding().fill(.red)", "fill", "some View",
            "is a method of shapes, not of other views: call it before '.padding()'"
        ),
        (
            "avatar.resizable()", "resizable", "some View",
            "is a method of Image, not of other views: call it on Image itself, before what makes another view of it"
        ),
        (
            "Text(\"a\").resizable()", "resizable", "Text",
            "is a method of Image, not of other views: call it on Image itself, before what makes another view of it"
        ),
        (
            "ForEach(a) { Text($0) }.padding().onDelete { _ in }", "onDelete", "some View",
            "is a method of ForEach, not of other views: call it before '.padding()'"
        ),
    ])
    func aMethodOfAnotherKindOfViewIsTold(code: String, name: String, type: String, words: String)
        throws
    {
        let source = "import SwiftUI\n\(code)"
        let before = try #require(source.range(of: ".\(name)")).lowerBound
        let lines = source[..<before].split(separator: "\n", omittingEmptySubsequences: false)
        let column = (lines.last?.utf8.count ?? 0) + 2
        let text = explained(
            "Card.swift:\(lines.count):\(column): error: value of type '\(type)' has no member '\(name)'",
            source: source)
        holds(text.hasSuffix(": error: '\(name)' \(words)"), "\(text)")
    }

    @Test func withoutTheImportItIsTheImportThatIsMissing() {
        let line = "Card.swift:1:5: error: cannot find 'List' in scope"
        same(explained(line, source: "import Foundation"), line)
    }

    @Test func whatFollowsFromItOnTheSameLineGoes() {
        let text = explained(
            """
            Card.swift:3:9: error: value of type 'some View' has no member 'listStyle'
            Card.swift:3:20: error: cannot infer contextual base in reference to member 'plain'
                .listStyle(.plain)
            Card.swift:9:20: error: cannot infer contextual base in reference to member 'other'
            """)
        fails(text.contains("'plain'"))
        has(text, "'other'")
    }

    @Test func aModuleOfApplesIsToldFromAMissingPackage() {
        same(
            explained("Card.swift:2:8: error: no such module 'MapKit'"),
            "Card.swift:2:8: error: there is no module 'MapKit' here: it is one of Apple's "
                + "systems. Put '#if canImport(MapKit)' and '#endif' around the import and what uses it"
        )
        let line = "Card.swift:2:8: error: no such module 'Kingfisher'"
        same(explained(line), line)
    }

    @Test func theFileThatDoesNotCompileSaysSo() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "List.swift",
            """
            import SwiftUI
            struct Rows: View {
                var body: some View {
                    Text("a")
                        .preferredSurroundingsEffect(nil)
                }
            }
            """)
        let run = try folder.render(["List.swift"])
        same(run.ending, .exited(65))
        has(
            run.errorText,
            "List.swift:5:14: error: 'preferredSurroundingsEffect' is SwiftUI's, not in")
        has(run.errorText, "            .preferredSurroundingsEffect(nil)")
    }
}
