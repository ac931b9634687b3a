import Foundation

/// The measured boxes of symbols, and what follows from them for other fonts.
enum SymbolSizeTable {
    /// A symbol's size and how far its bottom edge lies below the text baseline, in points.
    struct Box: Equatable {
        var size: CGSize
        var descent: CGFloat
    }

    private static let fontSizes: [CGFloat] = [10, 11, 12, 13, 15, 17, 22, 26]
    private static let semibold = 8
    private static let bold = 9
    private static let small = 10
    private static let large = 11

    /// The box of a symbol; a circle's if `name` was not measured.
    ///
    /// Exact at the measured fonts. Another size takes the nearest measured one in proportion,
    /// another weight or scale the proportion measured at 13 points; all values are then rounded
    /// to half points, as the measured ones are.
    static func box(
        _ name: String, fontSize: CGFloat, weight: Double, scale: SymbolScale
    ) -> Box {
        let row = measured[name] ?? measured["circle"] ?? []
        guard row.count == 36 else { return Box(size: .zero, descent: 0) }
        if fontSize == 13, let variant = variant(weight: weight, scale: scale) {
            return Box(row, at: variant)
        }
        let nearest = fontSizes.indices.min {
            abs(fontSizes[$0] - fontSize) < abs(fontSizes[$1] - fontSize)
        }
        let index = nearest ?? 3
        let factor = fontSize / fontSizes[index]
        let reference = Box(row, at: 3)
        let heavy = blend(row, weight: weight)
        let scaled =
            switch scale {
            case .small: Box(row, at: small)
            case .medium: reference
            case .large: Box(row, at: large)
            }
        func value(_ part: (Box) -> CGFloat) -> CGFloat {
            func share(_ box: Box) -> CGFloat {
                part(reference) == 0 ? 1 : part(box) / part(reference)
            }
            let exact = part(Box(row, at: index)) * factor * share(heavy) * share(scaled)
            return (exact * 2).rounded() / 2
        }
        // A descent may change its sign with the scale: it is shifted in proportion to the font.
        let shift = heavy.descent + scaled.descent - 2 * reference.descent
        let descent = Box(row, at: index).descent * factor + shift * fontSize / 13
        return Box(
            size: CGSize(width: value(\.size.width), height: value(\.size.height)),
            descent: (descent * 2).rounded() / 2)
    }

    /// The measured variant at 13 points, if there is one of just this weight and scale.
    private static func variant(weight: Double, scale: SymbolScale) -> Int? {
        switch (scale, weight) {
        case (.medium, 400): 3
        case (.medium, 600): semibold
        case (.medium, 700): bold
        case (.small, 400): small
        case (.large, 400): large
        default: nil
        }
    }

    /// The box at 13 points for a weight: between the measured ones in proportion, the bold one
    /// above, the regular one below.
    private static func blend(_ row: [Double], weight: Double) -> Box {
        let (from, to, share): (Int, Int, Double) =
            switch weight {
            case ..<400: (3, 3, 0)
            case ..<600: (3, semibold, (weight - 400) / 200)
            case ..<700: (semibold, bold, (weight - 600) / 100)
            default: (bold, bold, 0)
            }
        let (first, second) = (Box(row, at: from), Box(row, at: to))
        func mix(_ part: (Box) -> CGFloat) -> CGFloat {
            part(first) + (part(second) - part(first)) * share
        }
        return Box(
            size: CGSize(width: mix(\.size.width), height: mix(\.size.height)),
            descent: mix(\.descent))
    }
}

extension SymbolSizeTable.Box {
    /// The values of one variant in a row of the table.
    fileprivate init(_ row: [Double], at variant: Int) {
        size = CGSize(width: row[variant * 3], height: row[variant * 3 + 1])
        descent = row[variant * 3 + 2]
    }
}
