import Foundation

/// The width of a symbol's lines at its weight, at the regular and at the heaviest weight.
struct SymbolWeight: Equatable {
    /// The width at the symbol's weight, in points, as the two others.
    var line: CGFloat
    var regular: CGFloat
    var heaviest: CGFloat

    /// A weight with the same width at all weights.
    init(line: CGFloat) {
        self.init(line: line, regular: line, heaviest: line)
    }

    init(line: CGFloat, regular: CGFloat, heaviest: CGFloat) {
        self.line = line
        self.regular = regular
        self.heaviest = heaviest
    }

    /// Whether lines are wider than the regular ones.
    var isHeavy: Bool { line > regular }

    /// How far it is from the regular weight to the heaviest, 0 to 1; 0 for light ones.
    var share: CGFloat {
        guard heaviest > regular else { return 0 }
        return min(max(0, (line - regular) / (heaviest - regular)), 1)
    }

    /// The same, no line wider than `most`.
    func limited(to most: CGFloat) -> Self {
        Self(line: min(line, most), regular: min(regular, most), heaviest: min(heaviest, most))
    }

    func scaled(by factor: CGFloat) -> Self {
        Self(line: line * factor, regular: regular * factor, heaviest: heaviest * factor)
    }

    /// The width of a line that is `regular` wide at the regular weight and may be `most` wide at the heaviest: each
    /// weight between adds its share, so that none is as light as the one before.
    func width(upTo most: CGFloat) -> CGFloat {
        line <= regular ? line : regular + max(0, most - regular) * share
    }
}
