internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantText

/// How a kind of surface draws text.
protocol GlyphPainter: AnyObject {
    /// Draws a run on `canvas`; `transform` maps the item's coordinates to the canvas's points.
    func paint(_ item: GlyphItem, on canvas: CairoCanvas, in transform: CGAffineTransform)

    /// Puts a run where it is found and copied, but not seen; nothing on surfaces that hold no text.
    func paintHidden(_ item: GlyphItem, on canvas: CairoCanvas, in transform: CGAffineTransform)
}

extension GlyphPainter {
    func paintHidden(_ item: GlyphItem, on canvas: CairoCanvas, in transform: CGAffineTransform) {}
}

/// Draws glyphs as filled outlines, at exact positions: Cairo's own text would snap each glyph to
/// whole pixels.
final class OutlineGlyphPainter: GlyphPainter {
    private let outlines: any GlyphOutlines
    private let pictures: (any GlyphPictures)?
    private var cache: [Key: Path] = [:]
    private var pictureCache: [Key: GlyphPicture?] = [:]

    private struct Key: Hashable {
        var font: FontID
        var size: CGFloat
        var glyph: UInt32
    }

    /// A painter of outlines, and of pictures for glyphs without one.
    init(outlines: any GlyphOutlines, pictures: (any GlyphPictures)?) {
        self.outlines = outlines
        self.pictures = pictures
    }

    func paint(_ item: GlyphItem, on canvas: CairoCanvas, in transform: CGAffineTransform) {
        guard canvas.setPaint(item.paint) else { return }
        let limit = canvas.coordinateLimit(in: transform)
        let origin = CGPoint(
            x: item.origin.x + item.run.origin.x, y: item.origin.y + item.run.origin.y)
        var drawn: [(GlyphPicture, CGPoint)] = []
        unsafe cairo_new_path(canvas.context)
        for glyph in item.run.glyphs {
            let outline = outline(of: glyph.id, in: item.run)
            let offset = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
            guard !outline.isEmpty else {
                if let picture = picture(of: glyph.id, font: item.run.font) {
                    drawn.append((picture, offset))
                }
                continue
            }
            canvas.append(outline, offset: offset, limit: limit)
        }
        canvas.fillPath(FillStyle())
        for (picture, origin) in drawn {
            let rect = picture.rect(size: item.run.size, origin: origin)
            canvas.draw(picture.image, in: rect, opacity: item.paint.opacity)
        }
    }

    private func outline(of glyph: UInt32, in run: GlyphRun) -> Path {
        let key = Key(font: run.font, size: run.size, glyph: glyph)
        if let known = cache[key] { return known }
        let made = outlines.outline(of: glyph, font: run.font, size: run.size)
        cache[key] = made
        return made
    }

    /// The picture of a glyph without an outline; read once for all sizes.
    func picture(of glyph: UInt32, font: FontID) -> GlyphPicture? {
        let key = Key(font: font, size: 0, glyph: glyph)
        if let known = pictureCache[key] { return known }
        let made = pictures?.picture(of: glyph, font: font)
        pictureCache[key] = .some(made)
        return made
    }
}
