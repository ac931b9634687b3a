import Foundation

/// The boxes of symbols: the measured ones, and what follows from them for other fonts and symbols.
enum SymbolSizeTable {
    /// A symbol's size and how far its bottom edge lies below the text baseline, in points.
    struct Box: Equatable {
        var size: CGSize
        var descent: CGFloat
    }

    /// The boxes of one symbol: regular and medium at the eight sizes, then four variants at 13 points.
    typealias Row = [Box]

    private static let fontSizes: [CGFloat] = [10, 11, 12, 13, 15, 17, 22, 26]
    /// The index of 13 points among the sizes.
    private static let reference = 3
    private static let semibold = 8
    private static let bold = 9
    private static let small = 10
    private static let large = 11

    /// The measured boxes of a name.
    static func measured(_ name: String) -> Row? {
        guard let numbers = SymbolMeasuredSizes.lines[name]?.first?.split(separator: " "),
            numbers.count == 36
        else { return nil }
        let values = numbers.map { CGFloat(Double($0) ?? 0) / 2 }
        return (0..<12).map { index in
            Box(
                size: CGSize(width: values[index * 3], height: values[index * 3 + 1]),
                descent: values[index * 3 + 2])
        }
    }

    /// Boxes in proportion to those of the circle, centred on the same height.
    ///
    /// - Parameter size: The size at 13 points, where the circle is 15 by 15.
    static func scaled(to size: CGSize) -> Row {
        guard let circle = measured("circle") else { return [] }
        let factor = CGSize(width: size.width / 15, height: size.height / 15)
        return circle.map { box in
            let height = box.size.height * factor.height
            let middle = box.size.height / 2 - box.descent
            return Box(
                size: CGSize(width: box.size.width * factor.width, height: height),
                descent: height / 2 - middle
            ).rounded
        }
    }

    /// Boxes of a symbol with a slash upon one of these boxes, where it was not measured: those that were
    /// (`eye.slash`, `mic.slash`, `speaker.slash`) are as high as each other, whatever is under the slash.
    static func slashed(_ row: Row) -> Row {
        guard let slash = measured("eye.slash"), row.count == slash.count else { return row }
        return zip(row, slash).map { box, slash in
            let growth = max(0, slash.size.height - box.size.height)
            return Box(
                size: CGSize(width: box.size.width, height: box.size.height + growth),
                descent: box.descent + growth / 2)
        }
    }

    /// The box of a row for a font.
    ///
    /// Exact at the measured fonts. A size between two measured ones is interpolated, one beyond them takes
    /// the nearest in proportion; another weight or scale takes the proportion measured at 13 points. All
    /// values are then rounded to half points, as the measured ones are.
    static func box(_ row: Row, fontSize: CGFloat, weight: Double, scale: SymbolScale) -> Box {
        guard row.count == 12 else { return Box(size: .zero, descent: 0) }
        if fontSize == 13, let variant = variant(weight: weight, scale: scale) {
            return row[variant]
        }
        let base = interpolated(row, fontSize: fontSize)
        let (normal, heavy) = (row[reference], blend(row, weight: weight))
        let scaled =
            switch scale {
            case .small: row[small]
            case .medium: normal
            case .large: row[large]
            }
        func value(_ part: (Box) -> CGFloat) -> CGFloat {
            func share(_ box: Box) -> CGFloat { part(normal) == 0 ? 1 : part(box) / part(normal) }
            return part(base) * share(heavy) * share(scaled)
        }
        // A descent may change its sign with the scale: it is shifted in proportion to the font.
        let shift = heavy.descent + scaled.descent - 2 * normal.descent
        return Box(
            size: CGSize(width: value(\.size.width), height: value(\.size.height)),
            descent: base.descent + shift * fontSize / 13
        ).rounded
    }

    /// The frame as fractions of the font's size, from the largest measured one: the others are rounded more.
    static func share(_ row: Row) -> CGSize {
        guard row.count == 12 else { return .zero }
        let largest = row[fontSizes.count - 1].size
        return CGSize(width: largest.width / 26, height: largest.height / 26)
    }

    /// How much larger symbols of a weight are than regular ones, in both directions, as a fraction of the font's size.
    ///
    /// On average of the 240 measured frames, 0.031 at semibold and 0.047 at bold; each is rounded to half points.
    static func growth(weight: Double) -> CGFloat {
        switch weight {
        case ..<400: (weight - 400) / 300 * lightest / 13
        case ..<600: (weight - 400) / 200 * 0.031
        case ..<700: 0.031 + (weight - 600) / 100 * 0.016
        default: 0.047 + (weight - 700) / 200 * heaviest / 13
        }
    }

    /// The regular box for any size.
    private static func interpolated(_ row: Row, fontSize: CGFloat) -> Box {
        guard let above = fontSizes.firstIndex(where: { $0 >= fontSize }) else {
            return row[fontSizes.count - 1].enlarged(by: fontSize / 26)
        }
        guard above > 0 else { return row[0].scaled(by: fontSize / 10) }
        let (low, high) = (fontSizes[above - 1], fontSizes[above])
        return row[above - 1].mix(row[above], (fontSize - low) / (high - low))
    }

    /// The measured variant at 13 points, if there is one of just this weight and scale.
    private static func variant(weight: Double, scale: SymbolScale) -> Int? {
        switch (scale, weight) {
        case (.medium, 400): reference
        case (.medium, 600): semibold
        case (.medium, 700): bold
        case (.small, 400): small
        case (.large, 400): large
        default: nil
        }
    }

    /// The box at 13 points for a weight: between the measured ones in proportion; beyond them as much larger or
    /// smaller as the margins are in Apple's template for symbols of one's own, which are 88.1, 92.5 and 97.7 apart at
    /// the lightest, the regular and the heaviest weight of 100 points at the small scale.
    private static func blend(_ row: Row, weight: Double) -> Box {
        switch weight {
        case ..<400: row[reference].grown(by: (weight - 400) / 300 * lightest)
        case ..<600: row[reference].mix(row[semibold], (weight - 400) / 200)
        case ..<700: row[semibold].mix(row[bold], (weight - 600) / 100)
        default: row[bold].grown(by: (weight - 700) / 200 * heaviest)
        }
    }

    /// In points at 13 points: by how much the lightest weight is smaller than the regular one, and the heaviest larger
    /// than the bold one, which is 0.65 larger on average.
    private static let lightest: CGFloat = 0.7
    private static let heaviest: CGFloat = 0.2
}

extension SymbolSizeTable.Box {
    /// The box with all values rounded to half points.
    fileprivate var rounded: Self {
        func half(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
        return Self(
            size: CGSize(width: half(size.width), height: half(size.height)),
            descent: half(descent))
    }

    fileprivate func scaled(by factor: CGFloat) -> Self {
        Self(
            size: CGSize(width: size.width * factor, height: size.height * factor),
            descent: descent * factor)
    }

    /// The box enlarged around its middle by `amount` points; never empty.
    fileprivate func grown(by amount: CGFloat) -> Self {
        Self(
            size: CGSize(
                width: max(size.width / 2, size.width + amount),
                height: max(size.height / 2, size.height + amount)),
            descent: descent + amount / 2)
    }

    /// The box enlarged in proportion, without the half point that rounding adds to the measured height on
    /// average, at any size. So heights measured at 10 to 26 points, less that, meet those in pictures of iOS 18
    /// at 60 to 100 points within two points. The middle stays where it was.
    fileprivate func enlarged(by factor: CGFloat) -> Self {
        let excess = 0.5 * (factor - 1)
        var box = scaled(by: factor)
        box.size.height -= excess
        box.descent -= excess / 2
        return box
    }

    fileprivate func mix(_ other: Self, _ share: CGFloat) -> Self {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        return Self(
            size: CGSize(
                width: mix(size.width, other.size.width),
                height: mix(size.height, other.size.height)),
            descent: mix(descent, other.descent))
    }
}
