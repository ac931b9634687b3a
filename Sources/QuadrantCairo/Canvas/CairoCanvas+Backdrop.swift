internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension CairoCanvas {
    /// A context whose drawing waits while a layer is drawn that will lie over it.
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
        let behind = surfacesBehind()
        guard let canvas = behind.first else { return }
        let frame = extent(of: canvas)
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

    /// What has been drawn so far, the farthest first. Notes it where a perspective hides some.
    private func surfacesBehind() -> [Behind] {
        var (result, toDevice) = ([Behind](), CGAffineTransform.identity)
        func add(_ context: OpaquePointer) {
            guard let surface = cairo_get_group_target(context),
                cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
            else { return }
            result.insert((surface, toDevice), at: 0)
        }
        add(context)
        for outer in beneath.reversed() {
            guard outer.isVisible else {
                note(.backdrop, .seesOnlyItsGroup, scale: 1)
                break
            }
            toDevice = outer.toNext.concatenating(toDevice)
            add(outer.context)
        }
        return result
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
        for part in behind {
            var toPixels = part.toDevice.concatenating(layer.fromDevice).cairo
            cairo_set_matrix(inner.pointer, &toPixels)
            cairo_set_source_surface(inner.pointer, part.surface, 0, 0)
            cairo_paint(inner.pointer)
        }
        apply(filters, to: layer, unit: plane.unit)
        return layer
    }

    /// The rectangle of a whole surface in the current coordinates.
    private func extent(of behind: Behind) -> CGRect {
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(behind.surface, &x, &y)
        return CGRect(
            x: -x, y: -y, width: Double(cairo_image_surface_get_width(behind.surface)),
            height: Double(cairo_image_surface_get_height(behind.surface))
        ).applying(behind.toDevice).applying(matrix.inverted())
    }
}
