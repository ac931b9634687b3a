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
    /// What Inter's text cut is too wide by up to 13 points; nothing from 15 on.
    private static let smallSizes = 2.0

    /// Points to add after each character at `size` points.
    static func points(size: Double, weight: Double) -> Double {
        (regular(size: size) + heavier(size: size, weight: weight)) / 1000 * size
    }

    private static func regular(size: Double) -> Double {
        let published = PublishedTracking.thousandths(size: size)
        let small = smallSizes * min(max((15 - size) / 2, 0), 1)
        let narrow = narrowing * min(max((size - 17) / 11, 0), 1)
        return published - small - narrow + (size >= BundledFont.displaySize ? displayCut : 0)
    }

    /// What Apple's letters grow wider by with their weight than Inter's. Weights below 400 are taken
    /// as 400.
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
