internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension CairoCanvas {
    /// Draws the blurred silhouette of a shape: filled white on a mask, blurred there, and painted
    /// through it.
    ///
    /// The blur is as wide in points as the group's mean scale makes it. Only the part of the mask
    /// that the clip can show is made; of rectangles only the corners are blurred.
    func draw(_ item: ShadowItem, in transform: CGAffineTransform) {
        guard item.color.alpha > 0, item.sigma >= 0, item.sigma.isFinite,
            item.offset.width.isFinite, item.offset.height.isFinite
        else { return }
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        if item.isInner { return drawInner(item, in: transform) }
        unsafe cairo_translate(context, Double(item.offset.width), Double(item.offset.height))
        let moved = transform.translatedBy(x: item.offset.width, y: item.offset.height)
        guard item.sigma > 0 else {
            setColor(item.color)
            addPath(item.shape, in: moved)
            return fillPath(FillStyle())
        }
        setColor(item.color)
        guard !hasPixels else {
            guard let frame = shadowFrame(of: item.shape, sigma: item.sigma) else { return }
            try? paintBlurred(item.shape, in: moved, frame: frame)
            return
        }
        // A file holds a mask as a whole, and once for all shadows that are the same.
        guard
            let frame = shadowFrame(of: item.shape, sigma: item.sigma, sharing: item.shape),
            let mask = try? sharedMask(of: item.shape, in: moved, frame: frame)
        else { return }
        paint(through: mask, frame)
    }

    /// Draws the shadow that a shape's edge throws into it: what the blurred and moved shape leaves
    /// uncovered.
    private func drawInner(_ item: ShadowItem, in transform: CGAffineTransform) {
        addPath(item.shape, in: transform)
        unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        unsafe cairo_clip(context)
        unsafe cairo_translate(context, Double(item.offset.width), Double(item.offset.height))
        let moved = transform.translatedBy(x: item.offset.width, y: item.offset.height)
        let shape = item.shape.bounds.offsetBy(dx: -item.offset.width, dy: -item.offset.height)
        guard
            let frame = shadowFrame(
                of: .rect(shape.union(item.shape.bounds)), sigma: item.sigma),
            let mask = try? silhouette(of: item.shape, in: moved, frame: frame)
        else { return }
        GaussianBlur(sigma: Double(frame.sigma)).apply(to: mask)
        mask.invert()
        setColor(item.color)
        paint(through: mask, frame)
    }

    func paint(through mask: CairoSurface, _ frame: ShadowFrame) {
        unsafe cairo_identity_matrix(context)
        unsafe cairo_scale(context, 1 / Double(frame.scale), 1 / Double(frame.scale))
        unsafe cairo_mask_surface(
            context, mask.pointer, Double(frame.pixels.minX), Double(frame.pixels.minY))
    }

    /// The part of a raster beneath the canvas that a shadow needs.
    struct ShadowFrame {
        /// The rectangle of whole pixels of the raster.
        var pixels: CGRect
        /// Pixels per unit of the surface.
        var scale: CGFloat
        /// The standard deviation of the blur, in pixels.
        var sigma: CGFloat
    }

    /// The pixels that the blurred shape covers and the clip shows, and those that spread into them.
    ///
    /// - Parameter shared: The shape whose mask may be there already.
    private func shadowFrame(
        of shape: DisplayShape, sigma: CGFloat, sharing shared: DisplayShape? = nil
    ) -> ShadowFrame? {
        let matrix = matrix
        let growth = matrix.meanScale
        guard growth > 0, growth.isFinite else { return nil }
        var isOneOfMany = false
        // Down to the least number there is.
        for halvings in 0..<1075 {
            let scale = device.rasterScale * exp2(-CGFloat(halvings))
            let pixelSigma = sigma * growth * scale
            let margin = 3 * pixelSigma + 2
            let toPixels = matrix.concatenating(CGAffineTransform(scaleX: scale, y: scale))
            let shadow = shape.bounds.applying(toPixels).insetBy(dx: -margin, dy: -margin)
            // What lies outside the clip still spreads into it.
            let visible = clipInDevice.applying(CGAffineTransform(scaleX: scale, y: scale))
                .insetBy(dx: -margin, dy: -margin)
            var pixels = shadow.overlap(with: visible)
            guard !pixels.isNull, pixels.width > 0, pixels.height > 0 else { return nil }
            // Whole, it is the same as others that the clip cuts elsewhere.
            let isMostlySeen = shadow.width * shadow.height <= 2 * pixels.width * pixels.height
            if shared != nil, isMostlySeen { pixels = shadow }
            // A wide blur has no detail: fewer pixels say the same.
            guard pixels.width * pixels.height <= 16_000_000, pixelSigma <= GaussianBlur.sigmaLimit,
                max(pixels.width, pixels.height) < 32_000
            else { continue }
            let whole = CGRect(
                x: pixels.minX.rounded(.down), y: pixels.minY.rounded(.down),
                width: pixels.width.rounded(.up) + 1, height: pixels.height.rounded(.up) + 1)
            let frame = ShadowFrame(pixels: whole, scale: scale, sigma: pixelSigma)
            if takeRoom(for: frame, of: shared, halvings: halvings) {
                if halvings > 0, isOneOfMany || pixelSigma < 16 {
                    note(.shadow, isOneOfMany ? .oneOfTooMany : .coarsened, scale: scale)
                }
                return frame
            }
            isOneOfMany = true
        }
        if isOneOfMany { note(.shadow, .oneOfTooMany, scale: 0) }
        return nil
    }

    /// Paints through the blurred shape. If its corners are all that is needed, the whole mask is made a
    /// few rows at a time, as touching fresh memory for it takes longer than painting.
    private func paintBlurred(
        _ shape: DisplayShape, in transform: CGAffineTransform, frame: ShadowFrame
    ) throws(RenderError) {
        let matrix = matrix.concatenating(CGAffineTransform(scaleX: frame.scale, y: frame.scale))
        guard let parts = NineParts(of: shape, in: matrix, sigma: frame.sigma) else {
            let mask = try silhouette(of: shape, in: transform, frame: frame)
            GaussianBlur(sigma: Double(frame.sigma)).apply(to: mask)
            return paint(through: mask, frame)
        }
        let corners = try silhouette(
            of: parts.shape, matrix: .identity, pixels: parts.pixels, in: transform)
        GaussianBlur(sigma: Double(frame.sigma)).apply(to: corners)
        // Pixels of other sizes than the canvas's are mixed with their neighbours.
        let height = frame.scale == 1 ? 64 : frame.pixels.height
        for top in stride(from: frame.pixels.minY, to: frame.pixels.maxY, by: height) {
            var band = frame
            band.pixels.origin.y = top
            band.pixels.size.height = min(height, frame.pixels.maxY - top)
            paint(through: try parts.whole(from: corners, covering: band.pixels), band)
        }
    }

    func silhouette(
        of shape: DisplayShape, in transform: CGAffineTransform, frame: ShadowFrame
    ) throws(RenderError) -> CairoSurface {
        let matrix = matrix.concatenating(CGAffineTransform(scaleX: frame.scale, y: frame.scale))
        return try silhouette(of: shape, matrix: matrix, pixels: frame.pixels, in: transform)
    }

    /// A shape, mapped to pixels by `matrix`, filled on a mask of these pixels.
    func silhouette(
        of shape: DisplayShape, matrix: CGAffineTransform, pixels: CGRect,
        in transform: CGAffineTransform
    ) throws(RenderError) -> CairoSurface {
        let surface = try CairoSurface(
            format: CAIRO_FORMAT_A8, width: Int(pixels.width), height: Int(pixels.height))
        let inner = CairoContext(surface)
        var toMask = matrix.concatenating(
            CGAffineTransform(translationX: -pixels.minX, y: -pixels.minY)
        ).cairo
        unsafe cairo_set_matrix(inner.pointer, &toMask)
        let outer = unsafe context
        unsafe context = unsafe inner.pointer
        defer { unsafe context = unsafe outer }
        addPath(shape, in: transform)
        setColor(.black)
        fillPath(FillStyle())
        return surface
    }
}

extension CairoSurface {
    /// Turns a mask's full pixels into empty ones and the other way round.
    fileprivate func invert() {
        guard let data = unsafe data else { return }
        for y in 0..<height {
            let row = unsafe data + y * stride
            for x in 0..<width { unsafe row[x] = unsafe 255 &- row[x] }
        }
        unsafe cairo_surface_mark_dirty(pointer)
    }
}
