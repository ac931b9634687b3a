import Foundation

/// A bicubic Bézier surface: four rows of four points.
struct BezierSurface {
    var rows: [[SIMD2<Double>]]

    init(rows: [[SIMD2<Double>]]) {
        self.rows = rows
    }

    /// The surface between four curves, their points clockwise from the top left (Coons).
    init(_ outline: [SIMD2<Double>]) {
        let p = outline
        func inner(
            _ corner: Int, _ near: (Int, Int), _ sides: (Int, Int), _ far: (Int, Int),
            _ opposite: Int
        ) -> SIMD2<Double> {
            let sum: SIMD2<Double> = (p[near.0] + p[near.1]) * 6 - p[corner] * 4
            let rest: SIMD2<Double> = (p[far.0] + p[far.1]) * 3 - (p[sides.0] + p[sides.1]) * 2
            return (sum + rest - p[opposite]) / 9
        }
        rows = [
            [p[0], p[1], p[2], p[3]],
            [
                p[11], inner(0, (1, 11), (3, 9), (8, 4), 6),
                inner(3, (2, 4), (0, 6), (7, 11), 9), p[4],
            ],
            [
                p[10], inner(9, (8, 10), (6, 0), (1, 5), 3),
                inner(6, (7, 5), (9, 3), (2, 10), 0), p[5],
            ],
            [p[9], p[8], p[7], p[6]],
        ]
    }

    /// The points of the four curves, clockwise from the top left.
    var outline: [CGPoint] {
        let ring = [
            rows[0][0], rows[0][1], rows[0][2], rows[0][3], rows[1][3], rows[2][3], rows[3][3],
            rows[3][2], rows[3][1], rows[3][0], rows[2][0], rows[1][0],
        ]
        return ring.map { CGPoint(x: $0.x, y: $0.y) }
    }

    /// The part between two columns and two rows, 0 to 1.
    func cut(_ u0: Double, _ u1: Double, _ v0: Double, _ v1: Double) -> BezierSurface {
        let narrow = rows.map { Self.cut($0, u0, u1) }
        let columns = (0..<4).map { column in
            Self.cut(narrow.map { $0[column] }, v0, v1)
        }
        return BezierSurface(rows: (0..<4).map { row in columns.map { $0[row] } })
    }

    private static func cut(
        _ p: [SIMD2<Double>], _ from: Double, _ to: Double
    ) -> [SIMD2<Double>] {
        func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ t: Double) -> SIMD2<Double> {
            a + (b - a) * t
        }
        func bloom(_ r: Double, _ s: Double, _ t: Double) -> SIMD2<Double> {
            let (a, b, c) = (mix(p[0], p[1], r), mix(p[1], p[2], r), mix(p[2], p[3], r))
            return mix(mix(a, b, s), mix(b, c, s), t)
        }
        return [
            bloom(from, from, from), bloom(from, from, to), bloom(from, to, to), bloom(to, to, to),
        ]
    }
}
