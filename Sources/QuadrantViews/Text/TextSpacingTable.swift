// Distances recorded from Apple's SwiftUI on macOS 26.2 and iOS 26.0 at scale 2. Source: github
// iamcgn/swiftui-web (Apache-2.0), SystemFontMetricsTable.swift and SystemFontMetricsTableIOS.swift.

package import Foundation

/// Vertical default distances of texts in stacks. Horizontally texts keep 8 as all views do.
package enum TextSpacingTable {
    /// The system whose measures are meant.
    package enum System: Hashable, Sendable {
        case macOS
        case iOS
    }

    /// Distances in points.
    package struct Distances: Equatable, Sendable {
        /// Between a plain view and a text below it.
        package var aboveText: CGFloat
        /// Between a text and a plain view below it.
        package var belowText: CGFloat
        /// Between any text and a text of this font below it.
        package var textToText: CGFloat

        package init(aboveText: CGFloat, belowText: CGFloat, textToText: CGFloat = 0) {
            self.aboveText = aboveText
            self.belowText = belowText
            self.textToText = textToText
        }
    }

    /// The distances of a font given by its size, whatever its weight and design.
    ///
    /// Fitted to the measured sizes (10, 11, 12, 13, 15, 17, 20, 22, 24, 26, 32, 40), all of which it
    /// gives exactly:
    ///
    ///     aboveText = descent * size + half(size / 8)
    ///     belowText = aboveText + (ascent - capHeight) * size
    ///
    /// where `half` rounds up to half points. The ratios are those of the system font: descent
    /// 432/2048 and ascent less cap height 537/2048 on macOS, 494/2048 and 507/2048 on iOS. So the
    /// gap to the capitals' top is the gap below the line. A text keeps 0 to the text above it.
    package static func distances(fontSize: CGFloat, on system: System = .macOS) -> Distances {
        let (descent, overshoot): (CGFloat, CGFloat) =
            switch system {
            case .macOS: (432.0 / 2048, 537.0 / 2048)
            case .iOS: (494.0 / 2048, 507.0 / 2048)
            }
        let above = descent * fontSize + (fontSize / 4).rounded(.up) / 2
        return Distances(aboveText: above, belowText: above + overshoot * fontSize)
    }

    /// The distances of a text style.
    ///
    /// Measured at the default content size. At another size the distances to plain views grow with
    /// the font and the distance between texts stays: an assumption, nobody's number was available.
    package static func distances(
        style: TextStyleName, contentSize: ContentSizeName = .large, on system: System = .macOS
    ) -> Distances {
        var distances = measured(style, on: system)
        // Text styles of macOS have one size.
        guard system == .iOS else { return distances }
        let factor =
            TextStyleTable.size(style, contentSize: contentSize).size
            / TextStyleTable.size(style).size
        distances.aboveText *= factor
        distances.belowText *= factor
        return distances
    }

    private static func measured(_ style: TextStyleName, on system: System) -> Distances {
        let (above, below, text): (CGFloat, CGFloat, CGFloat) =
            switch (system, style) {
            case (.macOS, .largeTitle): (12.67881, 23.301758, 1.5)
            case (.macOS, .title): (11.092043, 20.90918, 0.5)
            case (.macOS, .title2): (8.772206, 16.043457, 2)
            case (.macOS, .title3): (7.498133, 13.597168, 2.5)
            case (.macOS, .headline): (6.27327, 11.150879, 1)
            case (.macOS, .subheadline): (5.680677, 10.20459, 1.5)
            case (.macOS, .body): (6.22406, 11.150879, 1)
            case (.macOS, .callout): (5.952368, 10.677734, 1)
            case (.macOS, .footnote): (4.908985, 9.231445, 1.5)
            case (.macOS, .caption): (4.908985, 9.231445, 1.5)
            case (.macOS, .caption2): (4.914676, 9.231445, 1.5)
            case (.iOS, .largeTitle): (16.858978, 29.618164, 0.5)
            case (.iOS, .title): (14.610887, 26.185547, 1)
            case (.iOS, .title2): (11.374514, 20.25293, 2)
            case (.iOS, .title3): (9.803534, 16.775391, 1.5)
            case (.iOS, .headline): (8.461358, 14.809082, 2)
            case (.iOS, .subheadline): (7.602651, 12.831543, 2.5)
            case (.iOS, .body): (8.429489, 14.809082, 2)
            case (.iOS, .callout): (8.13814, 14.320312, 2)
            case (.iOS, .footnote): (6.519954, 11.354004, 2.5)
            case (.iOS, .caption): (6.228605, 10.865234, 2)
            case (.iOS, .caption2): (5.937257, 10.376465, 0)
            }
        return Distances(aboveText: above, belowText: below, textToText: text)
    }
}
