import Foundation

extension TextProfile {
    /// macOS 26, whose text styles do not follow a setting.
    ///
    /// Evidence: sizes and weights of Apple's Human Interface Guidelines, Typography, specifications
    /// (2025-07); lines, pitches and distances recorded on macOS 26.2 at scale 2 (iamcgn/swiftui-web,
    /// text-metrics.json). The recorded lines of styles are higher than those of the same sizes in points,
    /// 18.5 for 16 at 13 points, which may be due to the languages of the machine that recorded them. A text that says
    /// nothing is in 13 points, not in the body style.
    static let macOS26 = TextProfile(
        font: SystemFontFigures(
            ascent: 1980 / 2048, descent: 432 / 2048, isInWholePoints: true),
        plainSize: 13, style: figures)

    private static func figures(_ style: TextStyleName) -> TextStyleFigures {
        switch style {
        case .largeTitle: mac(26, 400, 700, [37.625, 29, 39, 12.67881, 23.301758])
        case .title: mac(22, 400, 700, [32.916667, 25, 33, 11.092043, 20.90918])
        case .title2: mac(17, 400, 700, [25, 19, 27, 8.772206, 16.043457])
        case .title3: mac(15, 400, 600, [21.666667, 17, 24, 7.498133, 13.597168])
        case .headline: mac(13, 700, 800, [18.333333, 14, 19, 6.27327, 11.150879])
        case .subheadline: mac(11, 400, 600, [15.958333, 12, 17, 5.680677, 10.20459])
        case .body: mac(13, 400, 600, [18.333333, 14, 19, 6.22406, 11.150879])
        case .callout: mac(12, 400, 600, [17.125, 13, 18, 5.952368, 10.677734])
        case .footnote: mac(10, 400, 600, [14.791667, 11, 16, 4.908985, 9.231445])
        case .caption: mac(10, 400, 500, [14.791667, 11, 16, 4.908985, 9.231445])
        case .caption2: mac(10, 500, 600, [14.791667, 11, 16, 4.914676, 9.231445])
        }
    }

    /// - Parameter recorded: The height of a line before it is rounded, its baseline, its pitch, the
    ///   distance from a plain view above and to one below.
    private static func mac(
        _ size: CGFloat, _ weight: Double, _ emphasizedWeight: Double, _ recorded: [CGFloat]
    ) -> TextStyleFigures {
        TextStyleFigures(
            sizes: [size], leadings: [recorded[2]], weight: weight,
            emphasizedWeight: emphasizedWeight,
            recorded: RecordedTextStyle(
                line: TextLine(height: recorded[0], ascent: recorded[1], pitch: recorded[2]),
                above: recorded[3], below: recorded[4]))
    }
}
