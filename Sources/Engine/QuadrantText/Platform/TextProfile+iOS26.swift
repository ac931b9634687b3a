import Foundation

extension TextProfile {
    /// iOS 26.
    ///
    /// Evidence: sizes, weights and leadings of Apple's Human Interface Guidelines, Typography,
    /// specifications (2025-07). That the leading is the pitch of wrapped lines, and that the first line
    /// keeps the font's own height, was measured in Apple's pictures of iOS 16, 18 and 26: 40 for largeTitle,
    /// 24 for title3, 21 for body, 19 for subheadline and 13 for caption2 at medium, 22 for body at large,
    /// 62 and 52 for body and footnote at accessibility5. Ascent and descent: recorded rows of iOS 26.0.
    static let iOS26 = TextProfile(
        font: SystemFontFigures(
            ascent: 1950 / 2048, descent: 494 / 2048, isInWholePoints: false),
        style: { style in
            TextStyleFigures(
                sizes: sizes(style), leadings: leadings(style),
                weight: style == .headline ? 600 : 400,
                emphasizedWeight: emphasizedWeights[style] ?? 600)
        })

    private static let emphasizedWeights: [TextStyleName: Double] = [
        .largeTitle: 700, .title: 700, .title2: 700,
    ]

    /// Points from `xSmall` to `accessibility5`.
    private static func sizes(_ style: TextStyleName) -> [CGFloat] {
        switch style {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// Points from `xSmall` to `accessibility5`.
    private static func leadings(_ style: TextStyleName) -> [CGFloat] {
        switch style {
        case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        case .title: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        case .caption: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        }
    }
}
