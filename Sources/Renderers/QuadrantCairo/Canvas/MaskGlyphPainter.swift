internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantText

/// Draws glyphs on pixels by masks that are made once, each at the nearest quarter of a pixel; where
/// text is turned, skewed, mirrored, stretched or very large, as outlines.
///
/// A label of 12 glyphs takes 4 µs so, and 90 µs by its outlines (`Benchmarks`, TextBenchmark).
final class MaskGlyphPainter: GlyphPainter {
    private let outlines: any GlyphOutlines
    private let fallback: OutlineGlyphPainter
    private let cache: GlyphMaskCache
    /// A face's number in the cache.
    private let number: (FontID) -> UInt32
    /// The glyphs that this drawing has used, found without locks; all are forgotten when they take
    /// much memory.
    private var used: [GlyphMaskCache.Key: RasterGlyph] = [:]
    private var usedCost = 0
    private var numbers: [FontID: UInt32] = [:]

    /// A painter for one drawing.
    init(
        outlines: any GlyphOutlines, pictures: (any GlyphPictures)?, cache: GlyphMaskCache,
        number: @escaping (FontID) -> UInt32
    ) {
        self.outlines = outlines
        fallback = OutlineGlyphPainter(outlines: outlines, pictures: pictures)
        self.cache = cache
        self.number = number
    }

    func paint(_ item: GlyphItem, on canvas: CairoCanvas, in transform: CGAffineTransform) {
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(canvas.context, &matrix)
        guard let placed = placed(item, matrix: matrix) else {
            return fallback.paint(item, on: canvas, in: transform)
        }
        // A translucent colour must not cover twice where glyphs overlap.
        if case .color(let color) = item.paint, color.alpha >= 1, placed.pictures.isEmpty,
            let target = canvas.pixelTarget
        {
            let blend = MaskBlend(color)
            target.begin()
            for mask in placed.masks { blend.draw(mask, on: target) }
            return target.finish()
        }
        guard canvas.setPaint(item.paint) else { return }
        unsafe cairo_identity_matrix(canvas.context)
        if !placed.masks.isEmpty {
            unsafe RunMask(placed.masks, on: canvas.context)?.paint(on: canvas.context)
        }
        for (picture, pixel) in placed.pictures {
            unsafe picture.draw(on: canvas.context, at: pixel, opacity: min(1, item.paint.opacity))
        }
        unsafe cairo_set_matrix(canvas.context, &matrix)
    }

    /// The glyphs on the device; `nil` if they cannot be drawn by masks.
    private func placed(
        _ item: GlyphItem, matrix: cairo_matrix_t
    ) -> (masks: [PlacedMask], pictures: [(PixelPicture, (x: Int, y: Int))])? {
        let run = item.run
        let size = Double(run.size) * matrix.xx
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.xx == matrix.yy,
            size > 0, size <= Double(GlyphRasterizer.sideLimit)
        else { return nil }
        let left = Double(item.origin.x + run.origin.x)
        let top = Double(item.origin.y + run.origin.y)
        let face = faceNumber(of: run.font)
        var masks: [PlacedMask] = []
        var pictures: [(PixelPicture, (x: Int, y: Int))] = []
        masks.reserveCapacity(run.glyphs.count)
        for glyph in run.glyphs {
            let x = (left + Double(glyph.x)) * matrix.xx + matrix.x0
            let y = (top + Double(glyph.y)) * matrix.xx + matrix.y0
            guard abs(x) < 4_000_000, abs(y) < 4_000_000 else { return nil }
            let phase = GlyphPhase(x, y)
            let key = GlyphMaskCache.Key(
                face: face, glyph: glyph.id, size: size, phase: phase.code)
            switch raster(key, font: run.font) {
            case .mask(let mask):
                if mask.width > 0 {
                    masks.append(
                        PlacedMask(
                            mask: mask, x: phase.pixel.x + mask.left, y: phase.pixel.y + mask.top))
                }
            case .picture(let picture): pictures.append((picture, phase.pixel))
            case .outline: return nil
            }
        }
        return (masks, pictures)
    }

    private func faceNumber(of font: FontID) -> UInt32 {
        if let known = numbers[font] { return known }
        let number = number(font)
        numbers[font] = number
        return number
    }

    private func raster(_ key: GlyphMaskCache.Key, font: FontID) -> RasterGlyph {
        if let known = used[key] { return known }
        let glyph = cache.glyph(key) { make(key, font: font) }
        usedCost += glyph.cost
        if usedCost > 4 << 20 {
            used = [:]
            usedCost = glyph.cost
        }
        used[key] = glyph
        return glyph
    }

    private func make(_ key: GlyphMaskCache.Key, font: FontID) -> RasterGlyph {
        let size = CGFloat(key.size)
        let offset = GlyphPhase.offset(key.phase)
        let path = outlines.outline(of: key.glyph, font: font, size: size)
        guard path.isEmpty else {
            return cache.rasterizer.mask(of: path, offset: offset).map { .mask($0) } ?? .outline
        }
        guard let picture = fallback.picture(of: key.glyph, font: font) else {
            return .mask(.blank)
        }
        let rect = picture.rect(size: size, origin: offset)
        return PixelPicture(picture, in: rect, glyphs: self).map { .picture($0) } ?? .outline
    }
}

/// A mask and the pixel of the device that its top left one is.
struct PlacedMask {
    var mask: GlyphMask
    var x: Int
    var y: Int
}
