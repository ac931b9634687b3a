internal import Foundation
package import QuadrantGeometry

/// A mesh gradient in the unit square, which it cuts into patches whose corner colours renderers mix by
/// components of sRGB.
package struct ColorMesh: Sendable, Equatable {
    /// A point of the grid with the control points of the four curves that meet there.
    package struct Point: Sendable, Equatable {
        let position: SIMD2<Float>
        let leadingControlPoint: SIMD2<Float>
        let topControlPoint: SIMD2<Float>
        let trailingControlPoint: SIMD2<Float>
        let bottomControlPoint: SIMD2<Float>

        /// A point and the control points before it, above, behind it and below.
        package init(
            _ position: SIMD2<Float>, leading: SIMD2<Float>, top: SIMD2<Float>,
            trailing: SIMD2<Float>, bottom: SIMD2<Float>
        ) {
            self.position = position
            leadingControlPoint = leading
            topControlPoint = top
            trailingControlPoint = trailing
            bottomControlPoint = bottom
        }
    }

    private let width: Int
    private let height: Int
    private let points: [Point]
    /// Premultiplied: components of sRGB or Oklab, and alpha.
    private let colors: [SIMD4<Double>]
    private let mixing: ColorMixing
    private let isSmooth: Bool

    /// A mesh of points and colours, row by row; of both there must be `width * height`.
    ///
    /// - Parameter isSmooth: Whether colours also change smoothly across the lines of the grid.
    package init(
        width: Int, points: [Point], colors: [RGBAColor], mixing: ColorMixing, isSmooth: Bool
    ) {
        precondition(
            width > 0 && points.count == colors.count && points.count % width == 0,
            "A mesh has a point and a colour for each place of its grid.")
        self.width = width
        height = points.count / width
        self.points = points
        self.mixing = mixing
        self.isSmooth = isSmooth
        self.colors = colors.map { color in
            let parts = color.components(mixing)
            return SIMD4(parts.x, parts.y, parts.z, 1) * color.alpha
        }
    }

    /// The number of parts into which each cell is cut in both directions, so that mixing colours
    /// linearly looks smooth.
    private var cuts: Int {
        guard isSmooth || mixing != .encoded else { return 1 }
        return width * height <= 64 ? 6 : width * height <= 400 ? 4 : 2
    }

    /// The patches, in the unit square, row by row.
    package var patches: [MeshGradientPaint.Patch] {
        var result: [MeshGradientPaint.Patch] = []
        result.reserveCapacity((width - 1) * (height - 1) * cuts * cuts)
        for y in 0..<height - 1 {
            for x in 0..<width - 1 { appendCell(x, y, to: &result) }
        }
        return result
    }

    private func appendCell(_ x: Int, _ y: Int, to result: inout [MeshGradientPaint.Patch]) {
        let (topLeft, topRight) = (points[y * width + x], points[y * width + x + 1])
        let (bottomLeft, bottomRight) = (
            points[(y + 1) * width + x], points[(y + 1) * width + x + 1]
        )
        let surface = Surface([
            topLeft.position, topLeft.trailingControlPoint, topRight.leadingControlPoint,
            topRight.position, topRight.bottomControlPoint, bottomRight.topControlPoint,
            bottomRight.position, bottomRight.leadingControlPoint,
            bottomLeft.trailingControlPoint, bottomLeft.position, bottomLeft.topControlPoint,
            topLeft.bottomControlPoint,
        ])
        let step = 1 / Double(cuts)
        for row in 0..<cuts {
            for column in 0..<cuts {
                let (u, v) = (Double(column) * step, Double(row) * step)
                let corners = [(u, v), (u + step, v), (u + step, v + step), (u, v + step)]
                result.append(
                    MeshGradientPaint.Patch(
                        points: cuts == 1
                            ? surface.outline
                            : surface.cut(u, u + step, v, v + step).outline,
                        colors: corners.map { color(x, y, $0.0, $0.1) }))
            }
        }
    }

    /// The colour at a place of a cell, 0 to 1 in both directions.
    private func color(_ x: Int, _ y: Int, _ u: Double, _ v: Double) -> RGBAColor {
        let mixture: SIMD4<Double>
        if isSmooth {
            let rows = (-1...2).map { row in
                cubic((-1...2).map { colorAt(x + $0, y + row) }, u)
            }
            mixture = cubic(rows, v)
        } else {
            let top = colorAt(x, y) + (colorAt(x + 1, y) - colorAt(x, y)) * u
            let bottom =
                colorAt(x, y + 1) + (colorAt(x + 1, y + 1) - colorAt(x, y + 1)) * u
            mixture = top + (bottom - top) * v
        }
        let alpha = min(max(mixture.w, 0), 1)
        guard alpha > 0 else { return .clear }
        let parts = mixture / alpha
        let vector = ColorVector(parts.x, parts.y, parts.z)
        let color = RGBAColor(vector, mixing, alpha: alpha)
        func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
        return RGBAColor(
            red: clamp(color.red), green: clamp(color.green), blue: clamp(color.blue),
            alpha: alpha)
    }

    private func colorAt(_ x: Int, _ y: Int) -> SIMD4<Double> {
        colors[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
    }

    /// Catmull-Rom between the second and the third of four values.
    private func cubic(_ p: [SIMD4<Double>], _ t: Double) -> SIMD4<Double> {
        let slope1 = (p[2] - p[0]) * 0.5
        let slope2 = (p[3] - p[1]) * 0.5
        let (t2, t3) = (t * t, t * t * t)
        let start = p[1] * (2 * t3 - 3 * t2 + 1) + slope1 * (t3 - 2 * t2 + t)
        return start + p[2] * (3 * t2 - 2 * t3) + slope2 * (t3 - t2)
    }
}

/// A bicubic Bézier surface: four rows of four points.
private struct Surface {
    var rows: [[SIMD2<Double>]]

    init(rows: [[SIMD2<Double>]]) {
        self.rows = rows
    }

    /// The surface between four curves, their points clockwise from the top left (Coons).
    init(_ outline: [SIMD2<Float>]) {
        let p = outline.map { SIMD2<Double>($0) }
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
    func cut(_ u0: Double, _ u1: Double, _ v0: Double, _ v1: Double) -> Surface {
        let narrow = rows.map { Self.cut($0, u0, u1) }
        let columns = (0..<4).map { column in
            Self.cut(narrow.map { $0[column] }, v0, v1)
        }
        return Surface(rows: (0..<4).map { row in columns.map { $0[row] } })
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
