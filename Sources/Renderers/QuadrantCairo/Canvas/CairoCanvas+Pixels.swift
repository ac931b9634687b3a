internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

// What is painted on the pixels themselves, to the bit as Cairo would: the figures are in
// Documentation/Performance.md.

extension CairoCanvas {
    /// Fills a small shape that was drawn before through its mask; returns `false` if Cairo has to
    /// fill it.
    func fillWithMask(_ shape: DisplayShape, _ item: FillItem) -> Bool {
        guard case .color(let color) = item.paint, color.alpha >= 1, item.style.isAntialiased,
            let placed = PlacedShape(shape, matrix: matrix), let target = pixelTarget,
            let mask = shapeMasks.mask(of: placed.key, make: { mask(of: placed.key) })
        else { return false }
        target.begin()
        MaskBlend(color, like: .fill)
            .draw(PlacedMask(mask: mask, x: placed.x, y: placed.y), on: target)
        target.finish()
        return true
    }

    private func mask(of key: ShapeMasks.Key) -> GlyphMask? {
        let size = key.pixelSize
        guard
            let surface = try? silhouette(
                of: key.shape, matrix: key.matrix, pixels: CGRect(origin: .zero, size: size),
                in: .identity), let data = unsafe surface.data
        else { return nil }
        let (width, height) = (surface.width, surface.height)
        var coverage: [UInt8] = []
        coverage.reserveCapacity(width * height)
        for y in 0..<height {
            unsafe coverage += UnsafeBufferPointer(start: data + y * surface.stride, count: width)
        }
        return GlyphMask(left: 0, top: 0, width: width, height: height, coverage: coverage)
    }

    /// Fills whole pixels with an opaque gradient, directly on the canvas; returns `false` if Cairo has
    /// to fill them. Beside the canvas its pixels would take as much memory again, and touching fresh
    /// memory costs more than making them.
    func fillPixels(of shape: DisplayShape, _ paint: Paint) -> Bool {
        guard case .rect(let rect) = shape, let (form, stops) = paint.opaqueGradient,
            let box = PixelTarget.Box(rect.applying(matrix)), matrix.b == 0, matrix.c == 0,
            let target = pixelTarget, let frame = gradientFrame(over: rect)
        else { return false }
        // The picture beside the canvas that Cairo would be handed, made in bands of rows.
        let fromDevice = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
        let gradient = GradientPixels(
            form, stops, pixelsToPaint: matrix.concatenating(fromDevice).inverted())
        let (left, top) = (Int(frame.minX), Int(frame.minY))
        target.begin()
        gradient.fill(width: Int(frame.width), height: Int(frame.height)) { rows in
            let last = top + rows.first + rows.height
            let band = PixelTarget.Box(
                left: box.left, top: max(box.top, top + rows.first), right: box.right,
                bottom: min(box.bottom, last))
            unsafe target.forEachPart(of: band) { part, pixels in
                for y in part.top..<part.bottom {
                    unsafe memcpy(
                        pixels + (y - part.top) * target.stride,
                        rows[row: y - top] + (part.left - left), (part.right - part.left) * 4)
                }
            }
        }
        target.finish()
        return true
    }
}

extension Paint {
    /// A gradient with extent through which nothing can be seen.
    fileprivate var opaqueGradient: (GradientForm, [GradientStop])? {
        let form: GradientForm
        let stops: [GradientStop]
        switch self {
        case .linearGradient(let gradient) where gradient.start != gradient.end:
            (form, stops) = (.linear(gradient), gradient.stops)
        case .radialGradient(let gradient)
        where gradient.startRadius != gradient.endRadius && gradient.transform.isDrawable:
            (form, stops) = (.radial(gradient), gradient.stops)
        case .angularGradient(let gradient):
            (form, stops) = (.angular(gradient), gradient.stops)
        default: return nil
        }
        return stops.isEmpty || stops.contains { !($0.color.alpha >= 1) } ? nil : (form, stops)
    }
}

extension PixelTarget.Box {
    /// The pixels of a rectangle whose edges lie on them, as near as Cairo's numbers can tell; `nil`
    /// for others.
    fileprivate init?(_ rect: CGRect) {
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { Double($0) }
        guard edges.allSatisfy({ abs($0) < 4_000_000 && abs($0 - $0.rounded()) < 1.0 / 1024 })
        else { return nil }
        self.init(
            left: Int(edges[0].rounded()), top: Int(edges[1].rounded()),
            right: Int(edges[2].rounded()), bottom: Int(edges[3].rounded()))
    }
}
