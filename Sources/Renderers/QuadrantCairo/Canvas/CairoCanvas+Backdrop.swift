internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension CairoCanvas {
    /// A context whose drawing waits while a layer is drawn that will lie over it.
    @safe
    struct Beneath {
        /// The context; it is owned by the code that draws on it.
        var context: OpaquePointer
        /// Maps the units of the context's device to the pixels of the layer.
        var toNext: CGAffineTransform
        /// Whether backdrops on the layer see it.
        var isVisible: Bool
    }

    /// A surface behind a backdrop, and the map from its pixels to those of the one drawn on.
    private typealias Behind = (surface: OpaquePointer, toDevice: CGAffineTransform)

    /// Draws what lies behind a shape once more inside it, filtered.
    ///
    /// Behind lie the canvas and the layers over it, down to the one drawn on. At the canvas's edges
    /// blurs take the last pixels on outwards, as nothing is known of what lies beyond. Surfaces
    /// without pixels have no backdrops: they are lowered for those.
    func draw(_ item: BackdropItem, in transform: CGAffineTransform) {
        let behind = unsafe surfacesBehind()
        guard let canvas = unsafe behind.first else { return }
        let frame = unsafe extent(of: canvas)
        let filters = item.filters.map { $0.extendingEdges(of: frame) }
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        addPath(item.shape, in: transform)
        unsafe cairo_set_antialias(
            context,
            item.style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        unsafe cairo_set_fill_rule(context, item.style.cairoRule)
        unsafe cairo_clip(context)
        guard let layer = unsafe copy(of: behind, filters) else { return }
        guard let pattern = unsafe layer.pattern(in: matrix) else { return }
        defer { unsafe cairo_pattern_destroy(pattern) }
        unsafe cairo_set_source(context, pattern)
        unsafe cairo_paint(context)
    }

    /// What has been drawn so far, the farthest first. Notes it where a perspective hides some.
    private func surfacesBehind() -> [Behind] {
        var (result, toDevice) = unsafe ([Behind](), CGAffineTransform.identity)
        func add(_ context: OpaquePointer) {
            guard let surface = unsafe cairo_get_group_target(context),
                unsafe cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
            else { return }
            unsafe result.insert((surface, toDevice), at: 0)
        }
        unsafe add(context)
        for outer in beneath.reversed() {
            guard outer.isVisible else {
                note(.backdrop, .seesOnlyItsGroup, scale: 1)
                break
            }
            toDevice = outer.toNext.concatenating(toDevice)
            unsafe add(outer.context)
        }
        return unsafe result
    }

    /// A filtered copy of the part of the surfaces that the clip shows, and of as much around it as
    /// filters spread.
    private func copy(
        of behind: [Behind], _ filters: [DisplayFilter]
    ) -> PixelLayer? {
        let clip = clipInDevice.applying(matrix.inverted())
        guard let plane = plane(of: clip, filters),
            let layer = layer(covering: plane.area, plane: plane.fromDevice)
        else { return nil }
        let inner = CairoContext(layer.surface)
        for index in unsafe behind.indices {
            let part = unsafe behind[index]
            var toPixels = unsafe part.toDevice.concatenating(layer.fromDevice).cairo
            unsafe cairo_set_matrix(inner.pointer, &toPixels)
            unsafe cairo_set_source_surface(inner.pointer, part.surface, 0, 0)
            unsafe cairo_paint(inner.pointer)
        }
        apply(filters, to: layer, unit: plane.unit)
        return layer
    }

    /// The rectangle of a whole surface in the current coordinates.
    private func extent(of behind: Behind) -> CGRect {
        var (x, y) = (0.0, 0.0)
        unsafe cairo_surface_get_device_offset(behind.surface, &x, &y)
        return unsafe CGRect(
            x: -x, y: -y, width: Double(cairo_image_surface_get_width(behind.surface)),
            height: Double(cairo_image_surface_get_height(behind.surface))
        ).applying(behind.toDevice).applying(matrix.inverted())
    }
}
