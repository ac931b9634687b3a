internal import Foundation
package import QuadrantGeometry

/// A mesh gradient in the unit square, which it cuts into patches whose corner colours renderers mix by
/// components of sRGB.
package struct ColorMesh: Sendable, Equatable {
    /// A point of the grid with the control points of the four curves that meet there.
    package struct Point: Sendable, Equatable {
        package let position: SIMD2<Float>
        package let leadingControlPoint: SIMD2<Float>
        package let topControlPoint: SIMD2<Float>
        package let trailingControlPoint: SIMD2<Float>
        package let bottomControlPoint: SIMD2<Float>

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

    package let width: Int
    private let height: Int
    package let points: [Point]
    /// The colours as they were given.
    package let givenColors: [RGBAColor]
    /// Premultiplied: components of sRGB or Oklab, and alpha.
    private let colors: [SIMD4<Double>]
    package let mixing: ColorMixing
    package let isSmooth: Bool

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
        givenColors = colors
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
        let surface = BezierSurface(
            [
                topLeft.position, topLeft.trailingControlPoint, topRight.leadingControlPoint,
                topRight.position, topRight.bottomControlPoint, bottomRight.topControlPoint,
                bottomRight.position, bottomRight.leadingControlPoint,
                bottomLeft.trailingControlPoint, bottomLeft.position, bottomLeft.topControlPoint,
                topLeft.bottomControlPoint,
            ].map { SIMD2<Double>($0) })
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
