internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// A colour glyph scaled to its size in pixels.
final class PixelPicture: Sendable {
    /// The left column, from the whole pixel that the glyph's origin is in.
    let left: Int
    /// The top row, from the same pixel; y downward.
    let top: Int
    let width: Int
    let height: Int
    /// As Cairo keeps them: blue, green, red, alpha, premultiplied; rows without a gap.
    let pixels: [UInt8]

    /// Draws `picture` into `rect`, which is in pixels from the pixel of the glyph's origin; `nil` if
    /// it has no extent, would be longer than a mask may be, or there is no memory.
    init?(_ picture: GlyphPicture, in rect: CGRect, glyphs: any GlyphPainter) {
        let box = rect.integral
        let limit = CGFloat(GlyphRasterizer.sideLimit)
        guard box.width > 0, box.height > 0, box.width <= limit, box.height <= limit,
            let surface = try? CairoSurface(
                format: CAIRO_FORMAT_ARGB32, width: Int(box.width), height: Int(box.height))
        else { return nil }
        (left, top) = (Int(box.minX), Int(box.minY))
        (width, height) = (Int(box.width), Int(box.height))
        let context = CairoContext(surface)
        let canvas = CairoCanvas(
            context, device: CairoCanvas.Device(scale: 1, rasterScale: 1),
            grid: PixelGrid(scale: 1), glyphs: glyphs)
        canvas.draw(picture.image, in: rect.offsetBy(dx: -box.minX, dy: -box.minY))
        guard let data = unsafe surface.data else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            let start = unsafe data + row * surface.stride
            unsafe pixels += UnsafeBufferPointer(start: start, count: width * 4)
        }
        self.pixels = pixels
    }

    /// Draws the picture at a pixel, by `context`'s clip; its matrix must be the identity.
    func draw(on context: OpaquePointer, at pixel: (x: Int, y: Int), opacity: Double) {
        // Cairo only reads a source, in spite of the type of its pointer.
        unsafe pixels.withUnsafeBufferPointer { pixels in
            guard
                let surface = unsafe cairo_image_surface_create_for_data(
                    UnsafeMutablePointer(mutating: pixels.baseAddress), CAIRO_FORMAT_ARGB32,
                    Int32(width), Int32(height), Int32(width * 4))
            else { return }
            unsafe cairo_set_source_surface(
                context, surface, Double(pixel.x + left), Double(pixel.y + top))
            unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            unsafe cairo_paint_with_alpha(context, opacity)
            unsafe cairo_set_source_rgb(context, 0, 0, 0)
            unsafe cairo_surface_finish(surface)
            unsafe cairo_surface_destroy(surface)
        }
    }
}
