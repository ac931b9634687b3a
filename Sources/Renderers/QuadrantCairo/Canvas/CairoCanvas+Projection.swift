internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension CairoCanvas {
    /// The content of a group with its filters, seen in perspective; `nil` where nothing can be seen.
    ///
    /// The content is drawn flat, as finely as its nearest part is seen, and then looked up for each
    /// pixel of the result. Perspectives in one another are one map for each part.
    func projected(
        _ group: DisplayGroup, by projection: ProjectionTransform, in transform: CGAffineTransform
    ) -> PixelLayer? {
        let toDevice = matrix
        guard toDevice.isDrawable else { return nil }
        let planes = SeenPlane.planes(of: group, by: projection).compactMap {
            (plane) -> (plane: SeenPlane, seen: CGRect)? in
            let bounds =
                plane.isNested
                ? plane.seenBounds : plane.map.visibleBounds(of: plane.reach)
            let seen = bounds.applying(toDevice).overlap(with: clipInDevice)
            return seen.isNull ? nil : (plane, seen)
        }
        guard let first = planes.first else { return nil }
        let seen = planes.dropFirst().reduce(first.seen) { $0.union($1.seen) }
        guard
            let result = layer(
                covering: seen,
                plane: CGAffineTransform(scaleX: device.rasterScale, y: device.rasterScale))
        else { return nil }
        for part in planes {
            draw(part.plane, seenIn: part.seen, onto: result, toDevice)
        }
        return result
    }

    /// Draws a part of what is seen in perspective over what its layer holds.
    private func draw(
        _ plane: SeenPlane, seenIn seen: CGRect, onto result: PixelLayer,
        _ toDevice: CGAffineTransform
    ) {
        // Pixels at the edges of what is seen are mixed with their neighbours.
        let room = seen.insetBy(dx: -2, dy: -2).applying(toDevice.inverted())
        // Filters bring what lies elsewhere into sight.
        let behind = plane.filters.isEmpty ? Self.flatPart(behind: room, by: plane.map) : nil
        var part = behind?.overlap(with: plane.reach) ?? plane.reach
        let sight = plane.isNested ? plane.visiblePart : []
        if plane.isNested {
            var box = PointBounds()
            for point in sight { box.take(point) }
            part = part.overlap(with: box.rect)
        }
        guard let flat = flatPlane(of: part, by: plane.map),
            let content = layer(covering: flat.area, plane: flat.fromDevice)
        else { return }
        draw(on: content, seesThrough: false) {
            // What one perspective has behind the eye another one would show again.
            if !sight.isEmpty { clip(to: sight) }
            draw(plane.content, in: .identity)
        }
        apply(plane.filters, to: content, unit: flat.unit)
        let forward = plane.map.concatenating(
            ProjectionTransform(toDevice.concatenating(result.fromDevice)))
        var back = forward
        guard back.invert() else { return }
        let toFlat = ProjectionTransform(toDevice.concatenating(content.fromDevice))
        PerspectiveMap(back.concatenating(toFlat)).draw(
            content.surface, onto: result.surface,
            in: seen.applying(result.fromDevice))
    }

    private func clip(to polygon: [CGPoint]) {
        unsafe cairo_new_path(context)
        for point in polygon { unsafe cairo_line_to(context, Double(point.x), Double(point.y)) }
        unsafe cairo_close_path(context)
        unsafe cairo_clip(context)
    }

    /// The part of the flat content that is seen in a rectangle; `nil` for all of it, where the horizon is seen there. Turns in one another
    /// would otherwise be drawn far beyond what is seen, each further and finer than the one around it.
    private static func flatPart(
        behind rect: CGRect, by projection: ProjectionTransform
    ) -> CGRect? {
        var back = projection
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        guard back.invert(),
            corners.allSatisfy({ back.m13 * $0.x + back.m23 * $0.y + back.m33 > 0 })
        else { return nil }
        let points = corners.map { $0.applying(back) }
        let (x, y) = (points.map(\.x), points.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max(),
            (right - left).isFinite, (bottom - top).isFinite
        else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// A plane for the content of a projection: upright, and fine enough for what is seen largest.
    private func flatPlane(
        of bounds: CGRect, by projection: ProjectionTransform
    ) -> FilterPlane? {
        let matrix = matrix
        let growth = matrix.meanScale
        let magnification = projection.visiblePart(of: bounds).compactMap { point in
            projection.affineMap(at: point)?.meanScale
        }.max()
        guard let magnification, magnification.isFinite, growth > 0, growth.isFinite
        else { return nil }
        var unit = growth * device.rasterScale * max(0.5, min(3, magnification))
        let wanted = unit
        while bounds.width * bounds.height * unit * unit > mostFlatPixels
            || max(bounds.width, bounds.height) * unit > 30_000
        {
            unit /= 2
        }
        if unit < wanted { note(.perspective, .coarsened, scale: unit / device.scale) }
        let scale = CGAffineTransform(scaleX: unit, y: unit)
        return FilterPlane(
            fromDevice: matrix.inverted().concatenating(scale), unit: unit,
            area: bounds.applying(scale).insetBy(dx: -2, dy: -2))
    }

    /// The most pixels of the flat picture of what is seen in perspective.
    ///
    /// Perspectives in one another that are no single map, as something fades or blurs what is between them, would have
    /// larger and finer pictures level by level, all of them at once. Together they have as many as about fifty canvases
    /// in a hundred levels.
    private var mostFlatPixels: Double {
        let limit = PixelLayer.pixelLimit / 2
        let depth = beneath.count { !$0.isVisible }
        let root = unsafe beneath.first?.context ?? context
        guard depth > 0, let surface = unsafe cairo_get_target(root),
            unsafe cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
        else { return limit }
        let canvas =
            unsafe Double(cairo_image_surface_get_width(surface))
            * Double(cairo_image_surface_get_height(surface))
        return min(limit, max(canvas / 4, 8 * canvas / Double(depth + 1)))
    }
}
