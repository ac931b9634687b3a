import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct DesignTests {
    let engine = ShapingEngine(fontDirectories: [])

    private func run(
        _ design: FontDescriptor.Design, _ text: String = "Hamburg", weight: Double = 400,
        isItalic: Bool = false
    ) throws -> GlyphRun {
        var wanted = request(text, weight: weight)
        wanted.runs[0].font.family = .system(design)
        wanted.runs[0].font.isItalic = isItalic
        return try #require(engine.shape(wanted, proposal: .unspecified).lines[0].runs.first)
    }

    @Test func eachDesignHasItsFaceInEachSlantAndWeight() throws {
        for isItalic in [false, true] {
            let files = try FontDescriptor.Design.allCases.map {
                engine.source(of: try run($0, isItalic: isItalic).font)?.file
            }
            same(Set(files).count, 4)
        }
        for design in FontDescriptor.Design.allCases {
            let upright = try run(design)
            let italic = try run(design, isItalic: true)
            differ(engine.source(of: upright.font)?.file, engine.source(of: italic.font)?.file)
            let fonts = try [200.0, 300, 400, 500, 600, 700, 800].map {
                try run(design, weight: $0).font
            }
            same(Set(fonts).count, 7)
        }
    }

    /// Apple's bullet is a small dot, 2.7 points wide in pictures where Inter's was 4.3; our files have it so large.
    @Test func theBulletIsASmallDot() throws {
        for isItalic in [false, true] {
            for weight in [400.0, 700] {
                let run = try run(.standard, "\u{2022}", weight: weight, isItalic: isItalic)
                let ink = engine.outline(of: run.glyphs[0].id, font: run.font, size: 17)
                    .boundingRect
                #expect(abs(ink.width - 3.35) < 0.1 && abs(ink.height - 3.35) < 0.1)
                #expect(run.glyphs[0].advance > 7)
            }
        }
    }

    /// The stem of "I", in thousandths of the size.
    private func stem(_ design: FontDescriptor.Design, weight: Double) throws -> CGFloat {
        let run = try run(design, "I", weight: weight)
        return engine.outline(of: run.glyphs[0].id, font: run.font, size: 1000).boundingRect.width
    }

    /// A semibold headline is as heavy in the rounded design as in the default one, and so are the other weights.
    @Test(arguments: [300.0, 400, 500, 600, 700, 800])
    func roundedStrokesAreAsThickAsOthers(weight: Double) throws {
        let (plain, rounded) = (
            try stem(.standard, weight: weight), try stem(.rounded, weight: weight)
        )
        near(rounded, plain, within: 10, "\(rounded), not \(plain)")
        if weight > 300 {
            #expect(try stem(.rounded, weight: weight - 100) < rounded - 15)
        }
    }

    @Test func charactersOfTheMonospacedDesignAreEquallyWide() throws {
        for weight in [200.0, 400, 900] {
            for isItalic in [false, true] {
                let run = try run(
                    .monospaced, "iW.0 -> != fi", weight: weight, isItalic: isItalic)
                let widths = Set(run.glyphs.map { ($0.advance * 1000).rounded() })
                same(widths.count, 1)
                same(run.glyphs.count, 13)
            }
        }
    }

    @Test func everyDesignHasTheLinesOfTheSystemFont() {
        for design in FontDescriptor.Design.allCases {
            let font = FontDescriptor(family: .system(design), size: 17)
            same(engine.metrics(of: font, displayScale: 2).lineHeight, 20.5)
        }
    }

    /// Apple documents 2 points for the text styles.
    @Test func leadingChangesTheLineByTwoPoints() {
        var font = FontDescriptor(size: 17)
        font.leading = .tight
        same(engine.metrics(of: font, displayScale: 2).lineHeight, 18.5)
        same(engine.metrics(of: font, displayScale: 2).baseline, 15)
        font.leading = .loose
        same(engine.metrics(of: font, displayScale: 2).lineHeight, 22.5)
        same(engine.metrics(of: font, displayScale: 2).baseline, 17)
        font = FontDescriptor(size: 1)
        font.leading = .tight
        #expect(engine.metrics(of: font, displayScale: 2).lineHeight > 0)
    }

    @Test func anUnknownNameIsToldOnce() {
        var unknown = request("Hello")
        unknown.runs[0].font.family = .named("No Such Font 7")
        unknown.runs.append(unknown.runs[0])
        let shaped = engine.shape(unknown, proposal: .unspecified)
        same(shaped.unknownFonts.map(\.name), ["No Such Font 7"])
    }
}
