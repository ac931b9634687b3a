internal import CCairo
internal import Foundation
internal import QuadrantDisplayList

extension CairoCanvas {
    /// Draws a picture stretched over its rectangle.
    func draw(_ item: ImageItem) {
        draw(item.image, in: item.rect, isInterpolated: item.isInterpolated)
    }

    /// Draws `image` over `rect`; its pixels are mixed where they do not match the device's, or
    /// kept as sharp squares without `isInterpolated`.
    func draw(
        _ image: DisplayImage, in rect: CGRect, isInterpolated: Bool = true, opacity: Double = 1
    ) {
        guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0,
            (rect.minX + rect.maxX + rect.minY + rect.maxY).isFinite,
            let surface = surface(for: image)
        else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_new_path(context)
        cairo_rectangle(
            context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        cairo_translate(context, Double(rect.minX), Double(rect.minY))
        cairo_scale(
            context, Double(rect.width) / Double(image.width),
            Double(rect.height) / Double(image.height))
        cairo_set_source_surface(context, surface.pointer, 0, 0)
        let pattern = cairo_get_source(context)
        cairo_pattern_set_filter(pattern, isInterpolated ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        // Beyond its edges the picture goes on, so that interpolation does not fade them.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        if opacity < 1 {
            cairo_clip(context)
            cairo_paint_with_alpha(context, opacity)
        } else {
            cairo_fill(context)
        }
    }

    /// The image as a surface, made once for a drawing.
    func surface(for image: DisplayImage) -> CairoSurface? {
        if let known = images[ObjectIdentifier(image)] { return known.surface }
        let made = try? CairoSurface(
            format: CAIRO_FORMAT_ARGB32, width: image.width, height: image.height)
        guard let made, let data = made.data else { return nil }
        let stride = made.stride
        image.pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            for y in 0..<image.height {
                let from = base + y * image.width * 4
                let to = data + y * stride
                for offset in Swift.stride(from: 0, to: image.width * 4, by: 4) {
                    to[offset] = from[offset + 2]
                    to[offset + 1] = from[offset + 1]
                    to[offset + 2] = from[offset]
                    to[offset + 3] = from[offset + 3]
                }
            }
        }
        cairo_surface_mark_dirty(made.pointer)
        images[ObjectIdentifier(image)] = (image, made)
        return made
    }
}
