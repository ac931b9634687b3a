import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantText
import QuadrantViews
import TestedViews
import Testing

/// Reports about values that are not possible.
@MainActor @Suite struct TextIssueTests {
    private func issue(_ view: some View) -> String? {
        ShownText(view, width: 100).issues.first.map { "\($0.message). \($0.advice)" }
    }

    @Test func impossibleValuesAreReported() {
        let text = Text("a")
        same(
            issue(text.font(.system(size: -3))),
            "Font.system(size: -3.0) is not a size above 0. It counts as 1. "
                + "Give a size in points.")
        same(
            issue(text.font(.body.scaled(by: .nan))),
            ".scaled(by: nan) is not a size above 0. It counts as 1. "
                + "Give a factor above 0.")
        same(
            issue(text.kerning(.infinity)),
            ".kerning(inf) is not a finite number. It was ignored. "
                + "Give a finite number of points.")
        same(
            issue(HStack { text }.tracking(.nan)),
            ".tracking(nan) is not a finite number. It was ignored. "
                + "Give a finite number of points.")
        same(
            issue(text.kerning(-1e300)),
            ".kerning(-1e+300) is beyond 1000000000 points. It counts as that. "
                + "Give a length that a screen can show.")
        same(
            issue(text.font(.system(size: 1e18))),
            "Font.system(size: 1e+18) is beyond 1000000000 points. It counts as that. "
                + "Give a length that a screen can show.")
        same(
            issue(text.lineLimit(0)),
            ".lineLimit(0) leaves no line. It counts as 1. "
                + "Use nil for any number of lines.")
        same(
            issue(text.minimumScaleFactor(2)),
            ".minimumScaleFactor(2.0) is not between 0 and 1. It counts as 1.0.")
        same(
            issue(text.lineHeight(.multiple(factor: -1))),
            ".lineHeight(.multiple(factor: -1.0)) is no height. It was ignored. "
                + "Give a finite number above 0.")
        same(
            issue(Text(Image(systemName: "no.such.thing"))),
            "There is no symbol named no.such.thing. It takes no room, as in SwiftUI. "
                + "Names are spelt as in Apple's catalogue.")
    }

    @Test func whatHasNoMeaningHereSaysSo() {
        same(issue(Text("a").speechSpellsOutCharacters().bold()), nil)
    }

    @Test func ordinaryTextsReportNothing() {
        same(issue(Text("a **b** \(3)").bold().lineLimit(2).font(.system(size: 9))), nil)
    }

    @Test func whatFontsLackIsReported() {
        let tree = ViewTree(
            Text("a"), environment: EnvironmentValues(), textEngine: EngineWithGaps())
        tree.update(.unspecified)
        _ = tree.displayList(
            canvas: CGSize(width: 9, height: 9), origin: .zero, displayScale: 2, background: nil)
        same(
            tree.issues.map(\.description),
            [
                "No font has the character \u{201C}\u{10330}\u{201D} (U+10330). A box is drawn. "
                    + "Install it with: apt-get install fonts-gothic",
                "No font has the character \u{201C}\u{E000}\u{201D} (U+E000). A box is drawn. "
                    + "Register a font that has it with Font.register(contentsOf:).",
                "There is no font named \"Helvetica\". The system font is taken. Register the "
                    + "font's file with Font.register(contentsOf:), or install it; fc-list shows "
                    + "what is installed.",
                "There is no font named \"Intre\". The system font is taken. Near to it: Inter, "
                    + "Intro. Register the font's file with Font.register(contentsOf:), or install "
                    + "it; fc-list shows what is installed.",
            ])
    }
}

/// Lacks two characters and a font in every text.
private final class EngineWithGaps: TextEngine {
    private let fixed = FixedMetricsText()

    func measure(_ request: TextRequest, proposal: ProposedViewSize) -> TextMeasurement {
        fixed.measure(request, proposal: proposal)
    }

    func shape(_ request: TextRequest, proposal: ProposedViewSize) -> ShapedText {
        var text = fixed.shape(request, proposal: proposal)
        text.missing = [
            MissingCharacter(scalar: "\u{10330}", package: "fonts-gothic"),
            MissingCharacter(scalar: "\u{E000}", package: nil),
        ]
        text.unknownFonts = [
            UnknownFont(name: "Helvetica"),
            UnknownFont(name: "Intre", nearest: ["Inter", "Intro"]),
        ]
        return text
    }

    func metrics(of font: FontDescriptor, displayScale: CGFloat) -> FontMetrics {
        fixed.metrics(of: font, displayScale: displayScale)
    }
}
