import Foundation

/// Works out how wide a symbol's lines are: about as wide as the stems of the same font.
///
/// Measured in Apple's pictures, as shares of the font's size. Regular, medium scale: the shaft of
/// `arrow.left.arrow.right` 0.088, a check mark 0.092; large scale: the shaft of `square.and.arrow.up` 0.102, its box
/// and a circle 0.087 and 0.091; a line of `text.alignleft` 0.078, of `list.bullet` 0.065, of `slider.horizontal.3`
/// 0.074, the stroke of `percent` 0.083; semibold: the chevron of a row one and a half times as wide. What lies between is
/// our own choice.
enum SymbolLineWidth {
    /// The line widths of signs as shares of the font's size, for the weights 100, 200 and so on.
    private static let shares = [0.03, 0.046, 0.068, 0.09, 0.11, 0.132, 0.148, 0.166, 0.185]
    /// The factor of line widths in enclosures and in drawings of things, which are finer than
    /// signs.
    private static let outline = 0.88

    /// The factors of line widths in signs whose lines are finer or stronger than others, by the first word of their
    /// names. Those that no picture shows alone follow from the area of the symbol's ink.
    private static let ownShares: [Substring: Double] = [
        "calendar": 0.88, "globe": 0.83, "list": 0.76, "paperclip": 0.84, "percent": 0.92,
        "slider": 0.82, "text": 0.86, "textformat": 1.15,
    ]

    /// The widths of a symbol's lines in points: at its weight, at the regular and at the heaviest
    /// one.
    static func of(
        _ recipe: SymbolRecipe, fontSize: CGFloat, weight: Double, scale: SymbolScale
    ) -> SymbolWeight {
        let factor: Double =
            switch scale {
            case .small: 0.9
            case .medium: 1
            case .large: 1.14
            }
        let unit = fontSize * factor * thickness(recipe)
        return SymbolWeight(
            line: unit * share(weight), regular: unit * share(400), heaviest: unit * share(900))
    }

    /// The line width of signs as a share of the font's size, for any weight from 100 to 900.
    private static func share(_ weight: Double) -> Double {
        let position = weight / 100 - 1
        let lower = min(Int(position), shares.count - 2)
        let fraction = position - Double(lower)
        return shares[lower] + (shares[lower + 1] - shares[lower]) * fraction
    }

    /// The factor of line widths: 1 for a symbol that consists of lines that enclose nothing, so that it has no `.fill`.
    private static func thickness(_ recipe: SymbolRecipe) -> Double {
        guard recipe.enclosure == nil, case .design(let name) = recipe.base,
            recipe.artwork?.hasFill == false
        else { return outline }
        return name.split(separator: ".").first.flatMap { ownShares[$0] } ?? 1
    }
}
