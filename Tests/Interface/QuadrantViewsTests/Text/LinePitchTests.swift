import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantTesting
import QuadrantText
import QuadrantViews
import SwiftUI
import TestedViews
import Testing

/// The distance of lines. Evidence: the pitch of a text style on iOS is the style's leading, measured in
/// Apple's pictures of iOS 16 to 26; on macOS it was recorded.
@MainActor @Suite struct LinePitchTests {
    /// How far the baselines of the lines are apart.
    private func pitches(
        _ text: some View, width: CGFloat? = nil,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> [CGFloat] {
        let baselines = ShownText(text, width: width, change).runs.map { $0.origin.y }
        return zip(baselines.dropFirst(), baselines).map { $0 - $1 }
    }

    @Test(
        arguments: [
            (.largeTitle, .medium, 40), (.title3, .medium, 24), (.body, .medium, 21),
            (.subheadline, .medium, 19), (.caption2, .medium, 13), (.body, .large, 22),
            (.headline, .large, 22), (.body, .accessibility5, 62),
            (.footnote, .accessibility5, 52),
        ] as [(Font.TextStyle, DynamicTypeSize, CGFloat)])
    func linesOfAStyleAreItsLeadingApart(
        _ style: Font.TextStyle, _ size: DynamicTypeSize, _ leading: CGFloat
    ) {
        let text = Text(verbatim: "a\nb\nc").font(.system(style))
        same(pitches(text) { $0.dynamicTypeSize = size }, [leading, leading])
    }

    /// 20.287 is rounded up to pixels; two leadings come on top.
    @Test func theFirstLineKeepsItsHeight() {
        same(ShownText(Text(verbatim: "a")).size.height, 20.5)
        same(ShownText(Text(verbatim: "a\nb\nc")).size.height, 64.5)
        let wrapped = ShownText(Text(verbatim: "wrapped lines"), width: 70)
        same(wrapped.runs.count, 2)
        same(wrapped.size.height, 42.5)
    }

    @Test func sizesInPointsAreAsFarApartAsTheyAreHigh() {
        for font in [Font.system(size: 40), .body.pointSize(40), .custom("Inter", fixedSize: 40)] {
            let height = ShownText(Text(verbatim: "a").font(font)).size.height
            let pitch = pitches(Text(verbatim: "a\nb").font(font))[0]
            near(pitch, height, within: 0.5)
        }
        same(pitches(Text(verbatim: "a\nb").font(.system(size: 40))), [47.5])
    }

    @Test func weightAndDesignChangeNothing() {
        for design in [Font.Design.default, .serif, .rounded, .monospaced] {
            let font = Font.system(.body, design: design, weight: .bold)
            same(pitches(Text(verbatim: "a\nb").font(font)), [22])
        }
    }

    @Test func aScaledStyleScalesItsPitch() {
        same(pitches(Text(verbatim: "a\nb").font(.body.scaled(by: 2))), [44])
    }

    @Test func tightAndLooseLeadingAreTwoPoints() {
        same(pitches(Text(verbatim: "a\nb").font(.body.leading(.tight))), [20])
        same(pitches(Text(verbatim: "a\nb").font(.body.leading(.loose))), [24])
    }

    /// A style's leading is part of the spacing, not added to it.
    @Test func spacingCountsFromTheBottomOfALine() {
        same(pitches(Text(verbatim: "a\nb").lineSpacing(1)), [22])
        let height = ShownText(Text(verbatim: "a\nb").lineSpacing(10)).size.height
        same(height, 51)
        same(pitches(Text(verbatim: "a\nb").font(.system(size: 16)).lineSpacing(2.4)), [21.5])
    }

    @Test func reservedLinesAreAsFarApart() {
        let text = Text(verbatim: "a").lineLimit(3, reservesSpace: true)
        same(ShownText(text).size.height, 64.5)
    }

    /// A line of 20.5 and leadings of 22.
    @Test func aHeightHoldsAsManyLinesAsFit() {
        let text = Text(verbatim: "a\nb\nc\nd")
        func lines(_ height: CGFloat) -> Int {
            Set(ShownText(text, height: height).runs.map { $0.origin.y }).count
        }
        same(lines(64), 2)
        same(lines(64.5), 3)
    }

    /// Apple's picture of a caption that is shrunk to two lines has 15.7 where the leading is 16.
    @Test func shrunkLinesComeCloser() {
        let text = Text(verbatim: "a\nb").font(.body).minimumScaleFactor(0.5)
        let pitch = pitches(text.frame(width: 100, height: 30))[0]
        #expect(pitch < 16.5 && pitch > 11)
    }

    @Test func theLargestLeadingOfALineCounts() {
        let mixed = Text(verbatim: "a").font(.title) + Text(verbatim: "b\nc").font(.caption)
        let baselines = ShownText(mixed).runs.map { $0.origin.y }
        same(baselines.count, 3)
        // From the baseline of the title to that of the caption, whose lines are lower.
        let title = PlatformProfile.iOS26.text.line(size: 28, style: TextStyleUse(.title))
        let caption = PlatformProfile.iOS26.text.line(size: 12, style: TextStyleUse(.caption))
        #expect(abs(baselines[2] - baselines[0] - (34 - title.ascent + caption.ascent)) <= 0.5)
    }

    /// The way of footers in lists on iOS 26.
    @Test func aStylesLeadingCanBeLeftOut() {
        let text = Text(verbatim: "a\nb").font(.footnote)
        same(pitches(text), [18])
        same(pitches(text.ignoresStyleLeading()), [15.5])
        // 16 and 15.51, rounded up to pixels.
        same(ShownText(text.ignoresStyleLeading()).size.height, 32)
    }

    @Test func alignmentGuidesFollow() throws {
        let view = HStack(alignment: .lastTextBaseline, spacing: 0) {
            Text(verbatim: "a\nb")
            Text(verbatim: "c").accessibilityIdentifier("c")
        }
        let frames = LayoutSnapshot(of: view, proposal: .unspecified).frames
        same(frames["c"]?.minY, 22)
    }
}

/// macOS 26, by the recorded figures.
@MainActor @Suite struct MacTextTests {
    private func size(_ text: Text) -> CGSize {
        ShownText(text) { $0.platformProfile = .macOS26 }.size
    }

    /// Style, height of one line, pitch: macOS 26.2 at scale 2.
    @Test(
        arguments: [
            (.largeTitle, 38, 39), (.title, 33, 33), (.title2, 25.5, 27), (.title3, 22, 24),
            (.headline, 18.5, 19), (.subheadline, 16, 17), (.body, 18.5, 19), (.callout, 17.5, 18),
            (.footnote, 15, 16), (.caption, 15, 16), (.caption2, 15, 16),
        ] as [(Font.TextStyle, CGFloat, CGFloat)])
    func linesOfStylesAreAsRecorded(_ style: Font.TextStyle, _ line: CGFloat, _ pitch: CGFloat) {
        let font = Font.system(style)
        // What is recorded as 25.5 and 22 was rounded from heights that are given as 25 and 21.67.
        near(size(Text(verbatim: "a").font(font)).height, line, within: 0.5)
        let five = size(Text(verbatim: "a\nb\nc\nd\ne").font(font)).height
        #expect(abs(five - line - 4 * pitch) <= 0.5)
    }

    @Test(
        arguments: [
            (10, 13), (11, 14), (12, 15), (13, 16), (15, 19), (17, 20), (20, 24), (22, 26),
            (24, 28), (26, 30), (32, 38), (40, 47),
        ] as [(CGFloat, CGFloat)])
    func linesOfSizesInPointsAreAsRecorded(_ points: CGFloat, _ line: CGFloat) {
        let font = Font.system(size: points)
        same(size(Text(verbatim: "a").font(font)).height, line)
        same(size(Text(verbatim: "a\nb\nc").font(font)).height, 3 * line)
    }

    /// Sizes do not follow the setting there.
    @Test func stylesHaveOneSize() {
        let text = ShownText(Text(verbatim: "a")) {
            $0.platformProfile = .macOS26
            $0.dynamicTypeSize = .accessibility5
        }
        same(text.runs.map(\.run.size), [13])
    }
}
