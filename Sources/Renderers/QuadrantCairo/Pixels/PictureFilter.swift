internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// Changes pictures of premultiplied pixels where they are.
enum PictureFilter {
    /// Makes all pixels outside a rectangle empty.
    static func clear(_ surface: CairoSurface, outside part: PixelRect) {
        guard let data = unsafe surface.data else { return }
        let (stride, width) = (surface.stride, surface.width)
        for y in 0..<surface.height {
            let row = unsafe data + y * stride
            guard y >= part.y, y < part.y + part.height, part.width > 0 else {
                unsafe memset(row, 0, width * 4)
                continue
            }
            unsafe memset(row, 0, part.x * 4)
            let end = part.x + part.width
            unsafe memset(row + end * 4, 0, (width - end) * 4)
        }
        unsafe cairo_surface_mark_dirty(surface.pointer)
    }

    /// Gives each pixel another colour.
    static func apply(_ matrix: ColorMatrix, to surface: CairoSurface) {
        let emptyAlpha = matrix.applied(to: .clear).alpha
        // Equal pixels come in runs.
        var (last, mapped) = (UInt32(0), pixel(matrix.applied(to: .clear)))
        forEachPixel(of: surface) { value in
            if value == last { return mapped }
            if value == 0, emptyAlpha <= 0 { return 0 }
            (last, mapped) = (value, pixel(matrix.applied(to: color(value))))
            return mapped
        }
    }

    /// Puts a colour where the alpha lies in `range`, nothing elsewhere.
    static func keep(_ range: ClosedRange<Double>, _ color: RGBAColor, of surface: CairoSurface) {
        let kept = pixel(color)
        // Half a step of 8 bits either way, so that 0 and 1 themselves are met.
        let least = max(0, range.lowerBound * 255 - 1e-6)
        let most = range.upperBound * 255 + 1e-6
        forEachPixel(of: surface) { value in
            let alpha = Double(value >> 24)
            return alpha >= least && alpha <= most ? kept : 0
        }
    }

    /// Draws a blurred silhouette beneath the picture. `matrix` maps the filter's coordinates to the
    /// pixels, of which there are `unit` to a unit.
    static func apply(
        _ shadow: ShadowFilter, to surface: CairoSurface, unit: CGFloat, matrix: CGAffineTransform
    ) {
        let offset = CGSize(
            width: matrix.a * shadow.offset.width + matrix.c * shadow.offset.height,
            height: matrix.b * shadow.offset.width + matrix.d * shadow.offset.height)
        guard shadow.color.alpha > 0, offset.width.isFinite, offset.height.isFinite,
            let mask = silhouette(of: surface)
        else { return }
        GaussianBlur(sigma: Double(shadow.sigma * unit)).apply(to: mask)
        let context = CairoContext(surface)
        let color = shadow.color
        unsafe cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_OVER)
        unsafe cairo_set_source_rgba(
            context.pointer, color.red, color.green, color.blue, min(1, color.alpha))
        unsafe cairo_mask_surface(
            context.pointer, mask.pointer, Double(offset.width), Double(offset.height))
    }

    private static func silhouette(of surface: CairoSurface) -> CairoSurface? {
        guard
            let mask = try? CairoSurface(
                format: CAIRO_FORMAT_A8, width: surface.width, height: surface.height),
            let from = unsafe surface.data, let to = unsafe mask.data
        else { return nil }
        let (fromStride, toStride, width) = (surface.stride, mask.stride, surface.width)
        for y in 0..<surface.height {
            let (source, target) = unsafe (from + y * fromStride, to + y * toStride)
            for x in 0..<width { unsafe target[x] = unsafe source[x &* 4 &+ 3] }
        }
        unsafe cairo_surface_mark_dirty(mask.pointer)
        return mask
    }

    private static func forEachPixel(of surface: CairoSurface, _ change: (UInt32) -> UInt32) {
        guard let data = unsafe surface.data else { return }
        let (stride, width) = (surface.stride, surface.width)
        for y in 0..<surface.height {
            let row = unsafe UnsafeMutableRawPointer(data + y * stride)
                .assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { unsafe row[x] = unsafe change(row[x]) }
        }
        unsafe cairo_surface_mark_dirty(surface.pointer)
    }

    /// The colour of a premultiplied pixel.
    static func color(_ pixel: UInt32) -> RGBAColor {
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else { return .clear }
        return RGBAColor(
            red: Double(pixel >> 16 & 255) / alpha, green: Double(pixel >> 8 & 255) / alpha,
            blue: Double(pixel & 255) / alpha, alpha: alpha / 255)
    }

    /// A colour as a premultiplied pixel; components beyond 0 to 1 are cut off.
    static func pixel(_ color: RGBAColor) -> UInt32 {
        let alpha = max(0, min(1, color.alpha))
        func part(_ value: Double) -> UInt32 {
            UInt32((max(0, min(1, value)) * alpha * 255 + 0.5).rounded(.down))
        }
        let whole = UInt32((alpha * 255 + 0.5).rounded(.down))
        return whole << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
    }
}
