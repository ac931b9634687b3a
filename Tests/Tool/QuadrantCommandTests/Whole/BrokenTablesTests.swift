import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Files of texts and settings in a folder that cannot be read.
@Suite struct BrokenTablesTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(
            "App/Screen.swift",
            """
            import SwiftUI
            struct Screen: View {
                var body: some View {
                    VStack {
                        Text("hello")
                        Text("Title", bundle: .module)
                        Text(verbatim: Bundle.main.infoDictionary?["Motto"] as? String ?? "no motto")
                        Image("ghost")
                    }
                }
            }
            """)
        try scratch.write(
            "App/Assets.xcassets/ghost.imageset/Contents.json",
            "{\"images\":[{\"filename\":\"missing.png\",\"idiom\":\"universal\"}]}")
    }

    /// Each is told once, by its path; the picture shows the keys, and Foundation says nothing of its own.
    @Test func eachIsToldByItsPath() throws {
        try scratch.write("App/Localizable.xcstrings", "{ \"strings\": {")
        try scratch.write("App/de.lproj/Localizable.strings", "\"hello\" = \"hallo\"\n\"a\" = ")
        try scratch.write("App/Info.plist", "<plist><dict><key>Motto</plist>")
        let run = try scratch.render([
            "App", "--view", "Screen", "--format", "svg", "--svg-text", "-o", "-",
        ])
        let folder = scratch.path
        same(run.ending, .exited(0))
        same(
            run.errorText.split(separator: "\n").map(String.init).sorted(),
            [
                "App/Screen.swift:2: warning: The picture ghost cannot be shown: "
                    + "\(folder)/App/Assets.xcassets/ghost.imageset/missing.png: there is no such file in Screen. "
                    + "It takes no room. Check the path and who may read it.",
                "quadrant: App/Info.plist is no property list: the bundle has no such file",
                "quadrant: App/Localizable.xcstrings is no String Catalog (its JSON is broken): its texts are shown by their keys",
                "quadrant: App/de.lproj/Localizable.strings is no table of texts: its texts are shown by their keys. "
                    + "Is a quote or a semicolon missing?",
            ])
        let picture = String(decoding: run.output, as: UTF8.self)
        #expect(picture.contains("hello") && picture.contains("no motto"))
    }

    /// A catalogue in an old encoding: an "é" of one byte.
    @Test func bytesThatAreNoTextAreTold() throws {
        let text =
            "{ \"sourceLanguage\": \"en\", \"strings\": { \"hello\": { \"localizations\": { \"en\": "
            + "{ \"stringUnit\": { \"state\": \"translated\", \"value\": \"caf\u{e9}\" } } } } } }"
        let bytes = try #require(text.data(using: .isoLatin1))
        try bytes.write(to: URL(fileURLWithPath: "\(scratch.path)/App/Localizable.xcstrings"))
        let run = try scratch.render([
            "App", "--view", "Screen", "--format", "svg", "--svg-text", "-o", "-",
        ])
        has(
            run.errorText,
            "quadrant: App/Localizable.xcstrings is no String Catalog (it has bytes that are no UTF-8): "
                + "its texts are shown by their keys\n")
        has(String(decoding: run.output, as: UTF8.self), "hello")
    }

    /// The old way to ask for a text, as helpers for strings do, knows catalogues and the language of the picture.
    @Test func theOldWayToAskForATextKnowsCatalogues() throws {
        try scratch.write(
            "App/Texts.swift",
            """
            import Foundation
            extension String {
                var localized: String { NSLocalizedString(self, comment: "") }
            }
            """)
        try scratch.write(
            "App/Screen.swift",
            """
            import SwiftUI
            struct Screen: View {
                var body: some View {
                    Text("hello".localized + NSLocalizedString("else", value: "nobody", comment: ""))
                }
            }
            """)
        try scratch.write(
            "App/Localizable.xcstrings",
            """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "hello": { "localizations": {
              "en": { "stringUnit": { "state": "translated", "value": "good day" } },
              "fr": { "stringUnit": { "state": "translated", "value": "bonjour" } } } } } }
            """)
        func text(_ more: String...) throws -> String {
            let run = try scratch.render(
                ["App", "--view", "Screen", "--format", "svg", "--svg-text", "-o", "-"] + more)
            return String(decoding: run.output, as: UTF8.self) + run.errorText
        }
        try has(text(), "good daynobody")
        try has(text("--locale", "fr_FR"), "bonjournobody")
    }

    @Test func readableOnesAreTaken() throws {
        try scratch.write(
            "App/Localizable.xcstrings",
            """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "hello": { "localizations": {
              "en": { "stringUnit": { "state": "translated", "value": "good day" } } } } } }
            """)
        try scratch.write(
            "App/en.lproj/Localizable.strings", "/* a title */ \"Title\" = \"Hall\";\n")
        try scratch.write(
            "App/Info.plist",
            "<plist version=\"1.0\"><dict><key>Motto</key><string>festina</string></dict></plist>")
        let run = try scratch.render([
            "App", "--view", "Screen", "--format", "svg", "--svg-text", "-o", "-",
        ])
        let picture = String(decoding: run.output, as: UTF8.self)
        has(picture, "good day", "\(run.errorText)")
        has(picture, "Hall")
    }
}
