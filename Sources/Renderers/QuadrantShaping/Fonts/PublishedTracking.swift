/// The tracking of Apple's system font by size. Source: Apple's Human Interface Guidelines,
/// Typography, tracking values of SF Pro, July 2025.
enum PublishedTracking {
    /// Thousandths of the size for each whole size from 6 to 54 points.
    private static let small: [Double] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11,
        14, 14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6,
        6,
    ]
    /// For sizes from 54 points on.
    private static let large: [(size: Double, tracking: Double)] = [
        (54, 6), (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
    ]

    /// Thousandths of the size to add after each character; linear between the rows, the nearest
    /// row's beyond them.
    static func thousandths(size: Double) -> Double {
        guard size > 6 else { return small[0] }
        let below = size.rounded(.down)
        if below < 54 {
            let index = Int(below) - 6
            return small[index] + (small[index + 1] - small[index]) * (size - below)
        }
        guard let above = large.firstIndex(where: { $0.size >= size }), above > 0 else {
            return size <= 54 ? 6 : 0
        }
        let (left, right) = (large[above - 1], large[above])
        let part = (size - left.size) / (right.size - left.size)
        return left.tracking + (right.tracking - left.tracking) * part
    }
}
