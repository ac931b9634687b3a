internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension CairoCanvas {
    /// Draws the blurred silhouette of a shape: filled white on a mask, blurred there, and painted
    /// through it.
    ///
    /// The blur is as wide in points as the group's mean scale makes it. Only the part of the mask
    /// that the clip can show is made.
    func draw(_ item: ShadowItem, in transform: CGAffineTransform) {
        guard item.color.alpha > 0, item.sigma >= 0, item.sigma.isFinite,
            item.offset.width.isFinite, item.offset.height.isFinite
        else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, Double(item.offset.width), Double(item.offset.height))
        let moved = transform.translatedBy(x: item.offset.width, y: item.offset.height)
        guard item.sigma > 0 else {
            setColor(item.color)
            addPath(item.shape, in: moved)
            return fillPath(FillStyle())
        }
        guard let frame = shadowFrame(of: item, in: moved),
            let mask = try? silhouette(of: item.shape, in: moved, frame: frame)
        else { return }
        GaussianBlur(sigma: Double(frame.sigma)).apply(to: mask)
        cairo_identity_matrix(context)
        cairo_scale(context, 1 / Double(frame.scale), 1 / Double(frame.scale))
        setColor(item.color)
        cairo_mask_surface(
            context, mask.pointer, Double(frame.pixels.minX), Double(frame.pixels.minY))
    }

    /// The part of a raster beneath the canvas that a shadow needs.
    private struct ShadowFrame {
        /// Whole pixels of the raster.
        var pixels: CGRect
        /// Pixels per unit of the surface.
        var scale: CGFloat
        /// In pixels.
        var sigma: CGFloat
    }

    private func shadowFrame(
        of item: ShadowItem, in transform: CGAffineTransform
    ) -> ShadowFrame? {
        let growth = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        var scale = device.rasterScale
        while true {
            let pixelsPerPoint = device.scale * scale
            let sigma = item.sigma * growth * pixelsPerPoint
            let margin = 3 * sigma + 2
            let toPixels = transform.concatenating(
                CGAffineTransform(scaleX: pixelsPerPoint, y: pixelsPerPoint))
            let shadow = item.shape.bounds.applying(toPixels).insetBy(dx: -margin, dy: -margin)
            // What lies outside the clip still spreads into it.
            let visible = clipInDevice().applying(CGAffineTransform(scaleX: scale, y: scale))
                .insetBy(dx: -margin, dy: -margin)
            let pixels = shadow.intersection(visible)
            guard !pixels.isNull, pixels.width > 0, pixels.height > 0 else { return nil }
            if pixels.width * pixels.height <= 16_000_000, sigma <= 1000 {
                let whole = CGRect(
                    x: pixels.minX.rounded(.down), y: pixels.minY.rounded(.down),
                    width: pixels.width.rounded(.up) + 1, height: pixels.height.rounded(.up) + 1)
                return ShadowFrame(pixels: whole, scale: scale, sigma: sigma)
            }
            // A wide blur has no detail: fewer pixels say the same.
            scale /= 2
        }
    }

    private func clipInDevice() -> CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
            .applying(CGAffineTransform(matrix))
    }

    private func silhouette(
        of shape: DisplayShape, in transform: CGAffineTransform, frame: ShadowFrame
    ) throws(RenderError) -> CairoSurface {
        let surface = try CairoSurface(
            format: CAIRO_FORMAT_A8, width: Int(frame.pixels.width),
            height: Int(frame.pixels.height))
        let context = CairoContext(surface)
        let canvas = CairoCanvas(
            context, device: Device(scale: device.scale * frame.scale, rasterScale: 1), grid: grid,
            glyphs: glyphs)
        let scale = Double(canvas.device.scale)
        cairo_translate(context.pointer, -Double(frame.pixels.minX), -Double(frame.pixels.minY))
        cairo_scale(context.pointer, scale, scale)
        var matrix = transform.cairo
        cairo_transform(context.pointer, &matrix)
        canvas.addPath(shape, in: transform)
        canvas.setColor(.black)
        canvas.fillPath(FillStyle())
        return surface
    }
}
