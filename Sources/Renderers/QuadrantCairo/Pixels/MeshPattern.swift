internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// Makes mesh patterns of Cairo from patches. Angular gradients become such patterns too on
/// surfaces without pixels.
enum MeshPattern {
    /// A source of these patches, later ones over earlier ones; the caller destroys it. `nil` if
    /// there are none.
    static func pattern(_ patches: [MeshGradientPaint.Patch]) -> OpaquePointer? {
        guard !patches.isEmpty, let pattern = unsafe cairo_pattern_create_mesh() else { return nil }
        for patch in patches where patch.points.count == 12 && patch.colors.count == 4 {
            let points = patch.points
            func x(_ index: Int) -> Double { Double(points[index % 12].x) }
            func y(_ index: Int) -> Double { Double(points[index % 12].y) }
            unsafe cairo_mesh_pattern_begin_patch(pattern)
            unsafe cairo_mesh_pattern_move_to(pattern, x(0), y(0))
            for side in stride(from: 0, to: 12, by: 3) {
                unsafe cairo_mesh_pattern_curve_to(
                    pattern, x(side + 1), y(side + 1), x(side + 2), y(side + 2), x(side + 3),
                    y(side + 3))
            }
            for (corner, color) in patch.colors.enumerated() {
                unsafe cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
            }
            unsafe cairo_mesh_pattern_end_patch(pattern)
        }
        return unsafe pattern
    }

    /// Wedges around the centre of an angular gradient, as far as the corners of `rect`.
    static func patches(
        of gradient: AngularGradientPaint, reaching rect: CGRect
    ) -> [MeshGradientPaint.Patch] {
        guard !rect.isNull, rect.isFiniteRect else { return [] }
        let far =
            [rect.minX, rect.maxX].flatMap { x in
                [rect.minY, rect.maxY].map { hypot(x - gradient.center.x, $0 - gradient.center.y) }
            }.max() ?? 0
        return gradient.wedges().map { wedge(from: $0, around: gradient.center, radius: far * 1.1) }
    }

    private static func wedge(
        from wedge: AngularGradientPaint.Wedge, around center: CGPoint, radius: CGFloat
    ) -> MeshGradientPaint.Patch {
        func point(_ angle: Double, _ radius: CGFloat, _ tangent: CGFloat) -> CGPoint {
            let (c, s) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
            return CGPoint(
                x: center.x + radius * c - tangent * s, y: center.y + radius * s + tangent * c)
        }
        let (start, end) = (wedge.start, wedge.end)
        let handle = radius * 4 / 3 * CGFloat(tan((end - start) / 4))
        let points = [
            center, point(start, radius / 3, 0), point(start, radius * 2 / 3, 0),
            point(start, radius, 0), point(start, radius, handle), point(end, radius, -handle),
            point(end, radius, 0), point(end, radius * 2 / 3, 0), point(end, radius / 3, 0),
            center, center, center,
        ]
        return MeshGradientPaint.Patch(
            points: points,
            colors: [wedge.startColor, wedge.startColor, wedge.endColor, wedge.endColor])
    }
}
