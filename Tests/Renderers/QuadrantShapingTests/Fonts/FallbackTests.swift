import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct FallbackTests {
    /// An engine on a machine without fonts.
    let bare = ShapingEngine(fontDirectories: [])
    let engine = ShapingEngine.shared

    private func shape(_ text: String, language: String = "en", by engine: ShapingEngine)
        -> ShapedText
    {
        engine.shape(request(text) { $0.language = language }, proposal: .unspecified)
    }

    @Test func textThatInterHasIsTheSameWithoutFonts() {
        for text in [sentence, "Zürich, Привет, Ελλάδα", "⌘ → € ½"] {
            let (with, without) = (shape(text, by: engine), shape(text, by: bare))
            same(with.measurement, without.measurement)
            let glyphs = [with, without].map { $0.lines[0].runs.flatMap(\.glyphs).map(\.id) }
            #expect(glyphs[0] == glyphs[1] && !glyphs[0].contains(0))
            empty(without.missing)
        }
    }

    @Test func settingsOfFontconfigChangeNothing() async {
        await #expect(processExitsWith: .success) {
            let text = "Straße 漢字 שלום 😀"
            let before = ShapingEngine().shape(request(text), proposal: .unspecified)
            setenv("FONTCONFIG_FILE", "/dev/null", 1)
            let after = ShapingEngine().shape(request(text), proposal: .unspecified)
            precondition(before.measurement == after.measurement)
            precondition(before.missing == after.missing)
        }
    }

    @Test func whatNoFontHasIsABoxAndReported() {
        let shaped = shape("a漢b😀🏎漢कצ\u{378}", by: bare)
        same(
            shaped.missing,
            [
                MissingCharacter(scalar: "漢", package: "fonts-noto-cjk"),
                MissingCharacter(scalar: "😀", package: "fonts-noto-color-emoji"),
                MissingCharacter(scalar: "🏎", package: "fonts-noto-color-emoji"),
                MissingCharacter(scalar: "क", package: "fonts-noto-core"),
                MissingCharacter(scalar: "צ", package: "fonts-noto-core"),
                MissingCharacter(scalar: "\u{378}", package: nil),
            ])
        for design in FontDescriptor.Design.allCases {
            var box = request("漢")
            box.runs[0].font.family = .system(design)
            let run = bare.shape(box, proposal: .unspecified).lines[0].runs[0]
            same(run.glyphs.map(\.id), [0])
            #expect(run.width > 5)
            fails(bare.outline(of: 0, font: run.font, size: 17).isEmpty)
            // A plain box: that of Inter is a stack of bars.
            same(bare.source(of: run.font)?.file, .bundled(.rounded400))
        }
    }

    @Test(arguments: [
        ("🎉", true), ("❤️", true), ("♥️", true), ("⚠️", true), ("☎️", true), ("👍🏽", true),
        ("❤\u{FE0E}", false), ("©", false), ("1", false), ("→", false), ("a", false),
    ])
    func aPictureWithoutColoursIsTold(text: String, isTold: Bool) throws {
        let package = "fonts-noto-color-emoji"
        let missing = shape(text, by: bare).missing
        same(missing.contains { $0.package == package }, isTold, "\(missing)")
        let first = try #require(text.unicodeScalars.first)
        #expect(!isTold || missing.first == MissingCharacter(scalar: first, package: package))
    }

    @Test func otherDesignsTakeWhatTheyLackFromInter() throws {
        for design in [FontDescriptor.Design.serif, .rounded, .monospaced] {
            var mixed = request("a⌘")
            mixed.runs[0].font.family = .system(design)
            let shaped = bare.shape(mixed, proposal: .unspecified)
            let runs = shaped.lines[0].runs
            empty(shaped.missing)
            differ(bare.source(of: try #require(runs.first).font)?.file, .bundled(.text))
            same(bare.source(of: try #require(runs.last).font)?.file, .bundled(.text))
        }
    }

    private static let hasCJK = FileManager.default.fileExists(
        atPath: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")

    @Test(.enabled(if: hasCJK))
    func ideographsFollowTheLanguage() {
        let indices = ["ja", "ko", "zh-Hans", "zh-Hant", "zh-HK", "en"].map { language in
            engine.source(of: shape("直", language: language, by: engine).lines[0].runs[0].font)?
                .index
        }
        // The faces of the collection: JP, KR, SC, TC, HK.
        same(indices, [0, 1, 2, 3, 4, 2])
        let withKana = shape("直す", by: engine).lines[0].runs
        holds(withKana.allSatisfy { engine.source(of: $0.font)?.index == 0 })
    }

    @Test func formsOfIdeographsAreReadFromLanguages() {
        same(HanForm(language: "zh_TW"), .traditional)
        same(HanForm(language: "zh-Hant-HK"), .hongKong)
        same(HanForm(language: "yue"), .hongKong)
        same(HanForm(language: "zh"), .simplified)
        same(HanForm(language: "de"), nil)
    }

    @Test func familiesAreTriedInAFixedOrder() {
        func sorted(_ families: [String], _ style: FallbackStyle) -> [String] {
            let order = FallbackOrder(style)
            return families.sorted {
                order.tier(of: $0, isColored: $0.contains("Emoji"))
                    < order.tier(of: $1, isColored: $1.contains("Emoji"))
            }
        }
        let devanagari: UInt32 = 0x4465_7661
        same(
            sorted(
                ["Arial", "Noto Color Emoji", "Noto Serif Devanagari", "Noto Sans Devanagari"],
                FallbackStyle(script: devanagari)),
            ["Noto Sans Devanagari", "Noto Serif Devanagari", "Arial", "Noto Color Emoji"])
        same(
            sorted(
                ["Noto Sans Devanagari", "Noto Serif Devanagari"],
                FallbackStyle(isSerif: true, script: devanagari)),
            ["Noto Serif Devanagari", "Noto Sans Devanagari"])
        same(
            sorted(
                ["DejaVu Sans", "Twemoji Emoji", "Noto Color Emoji"], FallbackStyle(isEmoji: true)),
            ["Noto Color Emoji", "Twemoji Emoji", "DejaVu Sans"])
        same(
            sorted(
                ["Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans CJK JP"],
                FallbackStyle(han: .japanese)),
            ["Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans CJK KR"])
    }
}
