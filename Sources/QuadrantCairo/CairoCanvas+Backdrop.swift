internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension CairoCanvas {
    /// Draws what lies behind a shape once more inside it, filtered.
    ///
    /// Behind is the surface drawn on: that of the nearest group drawn as a whole, or the canvas.
    /// At its edges blurs take the last pixels on outwards, as nothing is known of what lies beyond.
    /// Surfaces without pixels have no backdrops: they are lowered for those.
    func draw(_ item: BackdropItem, in transform: CGAffineTransform) {
        guard let behind = cairo_get_group_target(context),
            cairo_surface_get_type(behind) == CAIRO_SURFACE_TYPE_IMAGE
        else { return }
        let frame = extent(of: behind)
        let filters = item.filters.map { $0.extendingEdges(of: frame) }
        cairo_save(context)
        defer { cairo_restore(context) }
        addPath(item.shape, in: transform)
        cairo_set_antialias(
            context,
            item.style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(context, item.style.cairoRule)
        cairo_clip(context)
        guard let layer = copy(of: behind, filters) else { return }
        guard let pattern = layer.pattern(in: matrix) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_set_source(context, pattern)
        cairo_paint(context)
    }

    /// What the clip shows of a surface, and as much around it as filters spread, filtered.
    private func copy(of surface: OpaquePointer, _ filters: [DisplayFilter]) -> PixelLayer? {
        let clip = clipInDevice.applying(matrix.inverted())
        guard let plane = plane(of: clip, filters),
            let layer = layer(covering: plane.area, plane: plane.fromDevice)
        else { return nil }
        let inner = CairoContext(layer.surface)
        var toPixels = layer.fromDevice.cairo
        cairo_set_matrix(inner.pointer, &toPixels)
        cairo_set_source_surface(inner.pointer, surface, 0, 0)
        cairo_set_operator(inner.pointer, CAIRO_OPERATOR_SOURCE)
        cairo_paint(inner.pointer)
        apply(filters, to: layer, unit: plane.unit)
        return layer
    }

    /// The whole of a surface in the current coordinates.
    private func extent(of surface: OpaquePointer) -> CGRect {
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        return CGRect(
            x: -x, y: -y, width: Double(cairo_image_surface_get_width(surface)),
            height: Double(cairo_image_surface_get_height(surface))
        ).applying(matrix.inverted())
    }
}

extension DisplayFilter {
    /// The filter with blurs that take the pixels at the edges of `frame` on outwards.
    fileprivate func extendingEdges(of frame: CGRect) -> DisplayFilter {
        guard case .blur(var blur) = self, blur.frame == nil else { return self }
        blur.frame = frame
        return .blur(blur)
    }
}
