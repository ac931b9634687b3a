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
    /// - Parameter size: the size at 13 points, where the circle is 15 by 15.
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

    /// How much larger the frame of a weight is than the regular one, as fractions of the font's size.
    static func growth(_ row: Row, weight: Double) -> CGSize {
        guard row.count == 12 else { return .zero }
        let (normal, heavy) = (row[reference].size, blend(row, weight: weight).size)
        return CGSize(
            width: (heavy.width - normal.width) / 13, height: (heavy.height - normal.height) / 13)
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

    /// The box at 13 points for a weight: between the measured ones in proportion, the bold one
    /// above, the regular one below.
    private static func blend(_ row: Row, weight: Double) -> Box {
        switch weight {
        case ..<400: row[reference]
        case ..<600: row[reference].mix(row[semibold], (weight - 400) / 200)
        case ..<700: row[semibold].mix(row[bold], (weight - 600) / 100)
        default: row[bold]
        }
    }
}

extension SymbolSizeTable.Box {
    /// To half points.
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

    /// In proportion, but for what the measured height owes to rounding: half a point on average, at any size. So
    /// heights measured at 10 to 26 points, less that, meet those in pictures of iOS 18 at 60 to 100 points within
    /// two points. The middle stays where it was.
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
