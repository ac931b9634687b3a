import Foundation
import QuadrantViews

extension BarMetrics {
    /// Evidence: recorded on iOS 26.0: the bar 54 high and 10 below the safe area, a large title 52 high (baseline 100
    /// below the safe area: Apple's picture), buttons 44 high, 16 from the sides and 8 apart, texts 12 in, titles of
    /// 17 at every size of text, 48 high and 28 from the sides at the bottom, in a band of 76. Apple's picture:
    /// symbols of up to 24 stand on circles (heart, tray, lines of a filter), of which ours are up to 36 wide;
    /// glass is 252 252 255 on a ground of 242 242 247, with a rim one pixel wide and a shadow that reaches 32 aside, 23
    /// up and 41 down, 5 to 11 darker. Dark glass is not measured: a choice. A stack whose screen says nothing of a bar has none
    /// (Apple's pictures of iOS 26.1).
    static let iOS26 = BarMetrics(
        top: 10, keepsRoom: false, height: 54, button: 44, largeTitle: 52, largeTitleTop: 3,
        largeTitleBaseline: 36, side: 16, gap: 8,
        titleSize: 17, toolbarButton: 48, toolbarSide: 28, toolbarBelow: 28,
        glass: Ground(
            fill: .init(light: .init(254, 254, 255, 0.8), dark: .init(38, 38, 41, 0.85)),
            rim: .init(light: .init(255, 255, 255, 1), dark: .init(255, 255, 255, 0.14)),
            shadow: .init(light: .init(0, 0, 0, 0.09), dark: .init(0, 0, 0, 0.3)), shadowRadius: 16,
            shadowDrop: 9, textInset: 12, widestSymbol: 36))

    /// Evidence: Apple's pictures of iOS 14 to 18: 44 high and 52 more for a large title with its baseline 80 below the
    /// safe area, 16 in; buttons in the tint. At the bottom 49 high (widely given).
    static let iOS18 = BarMetrics(
        top: 0, keepsRoom: true, height: 44, button: 44, largeTitle: 52, largeTitleTop: 3,
        largeTitleBaseline: 36, side: 16,
        gap: 16,
        titleSize: 17, toolbarButton: 49, toolbarSide: 16, toolbarBelow: 0, glass: nil)
}

extension TabMetrics {
    /// Evidence: recorded on iOS 26.0: a capsule 58 high, 23 above the window's edge, 270 wide for two tabs, its content 83
    /// above that edge; UIKit's is 94 and 86 for each other tab, its pill 4 in, black 8.6 %; symbols 24 to 28,
    /// titles 10 with their baseline 44 below the pill's top. Dots of pages: 10 at a pitch of 18 in a row of 26, others
    /// 45 % opaque. The least distance from the sides is a choice.
    static let iOS26 = TabMetrics(
        height: 58, below: 23, band: 83, side: 21, width: 102, widthOfOthers: 86, leastWidth: 270,
        inset: 4, selected: .init(light: .init(0, 0, 0, 0.086), dark: .init(255, 255, 255, 0.12)),
        symbol: 18, title: 10, symbolMiddle: 22, titleMiddle: 43, dot: 10, dotPitch: 18, dotRow: 26,
        otherDot: 0.45)

    /// Evidence: Apple's pictures of iOS 18: 49 high, the middle of symbols 18.5 and the baseline of titles of 10 points 45
    /// below the top; equal shares of the width; symbols of 18 points at the large scale (an archive box is 22.7 wide). Dots are
    /// not measured: as on iOS 26.
    static let iOS18 = TabMetrics(
        height: 49, below: 34, band: 83, side: nil, width: 0, widthOfOthers: 0, leastWidth: 0,
        inset: 0, selected: nil, symbol: 23, title: 10, symbolMiddle: 18.5, titleMiddle: 41.5,
        dot: 10, dotPitch: 18, dotRow: 26, otherDot: 0.45)
}

extension SearchMetrics {
    /// Evidence: recorded on iOS 26.0: a capsule 44 high, 10 down in a bar of 64, the magnifier 12 in, the text 39.5 in;
    /// scopes in a band of 47. The sides are those of the bar (8 in a bar of UIKit). Its colour is a choice.
    static let iOS26 = SearchMetrics(
        height: 44, corner: nil, side: 16, below: 10, symbolStart: 12, textStart: 39.5, scopes: 47,
        isAtBottom: true,
        fill: .init(light: .init(118, 118, 128, 0.12), dark: .init(118, 118, 128, 0.24)))

    /// Widely given: 36 high, corner 10, 16 at the sides, in a band of 52.
    static let iOS18 = SearchMetrics(
        height: 36, corner: 10, side: 16, below: 15, symbolStart: 8, textStart: 32, scopes: 47,
        isAtBottom: false,
        fill: .init(light: .init(118, 118, 128, 0.12), dark: .init(118, 118, 128, 0.24)))
}

extension ColumnMetrics {
    /// Widely given: a sidebar 320 wide on an iPad. The panel 8 in is recorded on macOS 26.2; its corner and the column of
    /// content are choices.
    static let iOS26 = ColumnMetrics(sidebar: 320, content: 320, panelInset: 8, panelCorner: 26)
}
