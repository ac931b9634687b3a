import Foundation

/// The distances a line of text keeps from other views above and below it, in points.
///
/// Evidence: default VStack spacing measured on iOS 26 for point-size fonts, regular weight
/// (the rows below: size, distance above, distance below); interpolated between the rows and in
/// proportion to the size beyond them. Weight and design do not matter.
struct TextDistances: Equatable {
    let above: CGFloat
    let below: CGFloat

    private static let rows: [(size: CGFloat, above: CGFloat, below: CGFloat)] = [
        (10, 3.912109, 6.387695),
        (11, 4.15332, 6.876465),
        (12, 4.394531, 7.365234),
        (13, 5.135742, 8.354004),
        (15, 5.618164, 9.331543),
        (17, 6.600586, 10.809082),
        (20, 7.324219, 12.275391),
        (22, 8.306641, 13.75293),
        (24, 8.789062, 14.730469),
        (26, 9.771484, 16.208008),
        (32, 11.71875, 19.640625),
        (40, 14.648438, 24.550781),
    ]

    init(fontSize: CGFloat) {
        let rows = Self.rows
        guard let upper = rows.firstIndex(where: { $0.size >= fontSize }), upper > 0 else {
            let row = fontSize <= rows[0].size ? rows[0] : rows[rows.count - 1]
            above = row.above / row.size * fontSize
            below = row.below / row.size * fontSize
            return
        }
        let (low, high) = (rows[upper - 1], rows[upper])
        let part = (fontSize - low.size) / (high.size - low.size)
        above = low.above + part * (high.above - low.above)
        below = low.below + part * (high.below - low.below)
    }
}
