import Foundation

/// A sign of lines and dots that stands alone or inside an enclosure, in unit coordinates.
///
/// Each walk goes once around its lines and ends where it began; see `SymbolOutline.covered`.
struct SymbolMark: Sendable {
    var walks: [[(CGFloat, CGFloat)]]
    var dots: [(CGFloat, CGFloat)] = []

    static let plus = SymbolMark(walks: [
        [(0.5, 0.5), (0.5, 0), (0.5, 0.5), (1, 0.5), (0.5, 0.5), (0.5, 1), (0.5, 0.5), (0, 0.5)]
    ])
    static let minus = SymbolMark(walks: [[(0, 0.5), (1, 0.5)]])
    static let xmark = SymbolMark(walks: [
        [(0.5, 0.5), (0, 0), (0.5, 0.5), (1, 0), (0.5, 0.5), (1, 1), (0.5, 0.5), (0, 1)]
    ])
    static let checkmark = SymbolMark(walks: [there([(0, 0.56), (0.36, 1), (1, 0)])])
    static let chevronLeft = SymbolMark(walks: [there([(1, 0), (0, 0.5), (1, 1)])])
    static let chevronRight = SymbolMark(walks: [there([(0, 0), (1, 0.5), (0, 1)])])
    static let chevronUp = SymbolMark(walks: [there([(0, 1), (0.5, 0), (1, 1)])])
    static let chevronDown = SymbolMark(walks: [there([(0, 0), (0.5, 1), (1, 0)])])
    static let arrowLeft = SymbolMark(walks: [
        [(0, 0.5), (0.42, 0), (0, 0.5), (1, 0.5), (0, 0.5), (0.42, 1)]
    ])
    static let arrowRight = SymbolMark(walks: [
        [(1, 0.5), (0.58, 1), (1, 0.5), (0, 0.5), (1, 0.5), (0.58, 0)]
    ])
    static let arrowUp = SymbolMark(walks: [
        [(0.5, 0), (1, 0.42), (0.5, 0), (0.5, 1), (0.5, 0), (0, 0.42)]
    ])
    static let arrowDown = SymbolMark(walks: [
        [(0.5, 1), (0, 0.58), (0.5, 1), (0.5, 0), (0.5, 1), (1, 0.58)]
    ])
    static let exclamation = SymbolMark(walks: [[(0.5, 0), (0.5, 0.58)]], dots: [(0.5, 1)])
    static let info = SymbolMark(
        walks: [[(0.34, 0.42), (0.5, 0.42), (0.5, 1), (0.5, 0.42)]], dots: [(0.48, 0.05)])
    static let question = SymbolMark(walks: [there(questionHook)], dots: [(0.5, 1)])
    static let ellipsis = SymbolMark(walks: [], dots: [(0, 0.5), (0.5, 0.5), (1, 0.5)])

    /// The walk to the end of a line and back.
    private static func there(_ line: [(CGFloat, CGFloat)]) -> [(CGFloat, CGFloat)] {
        line + line.dropFirst().dropLast().reversed()
    }

    /// Three quarters of a circle, then down to the stem.
    private static let questionHook: [(CGFloat, CGFloat)] = {
        let bow = stride(from: 180.0, through: 400, by: 20).map { degrees in
            let angle = CGFloat(degrees) * .pi / 180
            return (0.5 + 0.32 * cos(angle), 0.27 + 0.27 * sin(angle))
        }
        return bow + [(0.6, 0.49), (0.52, 0.56), (0.5, 0.62)]
    }()
}
