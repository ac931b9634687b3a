/// Letter spacing that depends on the size, by which the bundled fonts come near the widths of
/// Apple's system font.
///
/// The rows from 10 to 15, 22 and 26 points are fitted to recorded widths of macOS 26.2. The others
/// follow Apple's published tracking table, less the 2 or so that the fitted rows are below it, and
/// from 20 points, where Inter's own display cut begins, a smooth line through the fitted rows.
enum SizeTracking {
    /// Thousandths of the size to add after each character of regular weight.
    private static let table: [(size: Double, tracking: Double)] = [
        (6, 38), (7, 31), (8, 23.5), (9, 16), (10, 8.7), (11, 4.5), (12, -3.8), (13, -7.3),
        (14, -12.5), (15, -17), (16, -21.5), (17, -25), (19.99, -25), (20, 0), (22, 9.3),
        (24, 9.5), (26, 9.1), (34, 6), (40, 3), (80, 0),
    ]

    /// Thousandths of the size to add for each unit of weight above regular: bold is 14 above, medium
    /// and semibold a third and two thirds of that, at 11, 12 and 13 points.
    private static let perWeight = 0.0465

    /// Points to add after each character at `size` points; linear between the table's rows and
    /// constant, in ems, beyond them. Weights below 400 are taken as 400.
    static func points(size: Double, weight: Double) -> Double {
        let tracking = regular(size: size) + max(0, min(weight, 900) - 400) * perWeight
        return tracking / 1000 * size
    }

    private static func regular(size: Double) -> Double {
        var below = table[0]
        for row in table {
            if row.size >= size {
                let span = row.size - below.size
                let part = span > 0 ? (size - below.size) / span : 0
                return below.tracking + (row.tracking - below.tracking) * part
            }
            below = row
        }
        return below.tracking
    }
}
