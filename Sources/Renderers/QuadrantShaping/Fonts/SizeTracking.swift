internal import Foundation
internal import QuadrantText

/// Letter spacing that depends on size and weight, by which Inter comes near the widths of Apple's
/// system font.
///
/// Apple's published tracking is the start. Its font besides narrows between 17 and 28 points, where
/// its optical sizes go over from text to display, which Inter's text cut does not: `narrowing` makes
/// up for that. Four constants are fitted to widths recorded on macOS 26.2, 10 to 40 points, 400 to
/// 700; `Documentation/Text.md` says how near they come.
enum SizeTracking {
    /// By how many thousandths of the size Apple's letters are narrower from 28 points on than up to 17.
    private static let narrowing = 64.0
    /// By how much Inter's display cut is narrower than its text cut.
    private static let displayCut = 54.0
    /// By how many thousandths of the size Inter's text cut is too wide up to 13 points; from 15
    /// points on by none.
    private static let smallSizes = 2.0

    /// Points to add after each character of a design's bundled face.
    static func points(_ font: FontDescriptor, design: FontDescriptor.Design) -> Double {
        let size = Double(font.size)
        switch design {
        case .standard: return points(size: size, weight: font.weight)
        case .monospaced: return monospaced * size
        case .rounded: return rounded(size: size) / 1000 * size
        case .serif: return 0
        }
    }

    /// SF Mono's characters are 1266 units of 2048 wide, Source Code's 0.6 of the size. Evidence: 0.618 em
    /// is what several public stylesheets measured; 9.25 points a character at 15 in Apple's picture of
    /// swift-markdown-ui's inlines, 9.27 by this.
    private static let monospaced = 1266.0 / 2048 - 0.6

    /// Points to add after each character of the default design at `size` points.
    private static func points(size: Double, weight: Double) -> Double {
        (regular(size: size) + heavier(size: size, weight: weight)) / 1000 * size
    }

    /// By how much Nunito's letters are narrower than SF Rounded's before tracking, in thousandths.
    private static let roundedCut = 26.0

    /// SF Rounded has the letters of Apple's display sizes at all sizes and, as is assumed, SF Pro's
    /// tracking and narrowing, so that the two are about as wide. The constant is fitted to the one width
    /// there is: "Hello World" in black largeTitle in an Apple picture, 184.3 points from the first stem
    /// to the last (184.2 by this; 193.3 unspaced). In regular Nunito is then within 6 thousandths of the
    /// size of the default face at 12 to 60 points.
    private static func rounded(size: Double) -> Double {
        PublishedTracking.thousandths(size: size) - narrowing(size: size) + roundedCut
    }

    private static func narrowing(size: Double) -> Double {
        narrowing * min(max((size - 17) / 11, 0), 1)
    }

    private static func regular(size: Double) -> Double {
        let published = PublishedTracking.thousandths(size: size)
        let small = smallSizes * min(max((15 - size) / 2, 0), 1)
        return published - small - narrowing(size: size)
            + (size >= BundledFont.displaySize ? displayCut : 0)
    }

    /// By how much Apple's letters grow wider with their weight than Inter's do. Weights below 400
    /// are taken as 400.
    private static func heavier(size: Double, weight: Double) -> Double {
        let bold =
            size >= BundledFont.displaySize ? 10 : 13.5 + 5.5 * min(max((size - 15) / 11, 0), 1)
        switch weight {
        case ...400: return 0
        case ...500: return bold * 0.42 * (weight - 400) / 100
        case ...600: return bold * (0.42 + 0.18 * (weight - 500) / 100)
        default: return bold * (0.6 + 0.4 * (min(weight, 900) - 600) / 100)
        }
    }
}
