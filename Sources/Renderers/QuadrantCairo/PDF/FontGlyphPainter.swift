internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantText

/// Draws text as text, with fonts embedded: it can be selected, searched and copied.
final class FontGlyphPainter: GlyphPainter {
    private let faces: PDFFaces
    /// For pictures, for faces that cannot be embedded, and for letters that readers cannot draw.
    private let outlines: OutlineGlyphPainter

    /// A painter that embeds `faces` and draws pictures as they are.
    init(faces: PDFFaces, pictures: any GlyphPictures, outlines: any GlyphOutlines) {
        self.faces = faces
        self.outlines = OutlineGlyphPainter(outlines: outlines, pictures: pictures)
    }

    /// The largest type that Cairo takes a face for, in points of the page: FreeType refuses faces of
    /// 65,536 pixels to an em, and Cairo asks it for them at that size.
    private static let largestType: CGFloat = 16_384

    /// The largest type whose empty letters are put over shapes, in points of the page: readers make room for such letters as
    /// large as they are, and poppler refuses the page where that is too much. Nobody selects letters that large.
    private static let largestBlank: CGFloat = 2000

    /// Letters may be stretched as many times as far in one direction as in another: FreeType, by which most
    /// readers draw, gives up on some that are sixteen times as wide as they are high.
    private static let mostStretched: CGFloat = 10

    func paint(_ item: GlyphItem, on canvas: CairoCanvas, in transform: CGAffineTransform) {
        // Letters that large are shapes: nobody selects them.
        guard item.run.size * transform.longestScale <= Self.largestType else {
            return outlines.paint(item, on: canvas, in: transform)
        }
        let isPictures = item.run.glyphs.contains {
            outlines.picture(of: $0.id, font: item.run.font) != nil
        }
        // At a sharp stop of a gradient, poppler fills letters otherwise than shapes: 25 pixels of a word were of the other colour.
        if !isPictures, item.paint.isColor, transform.stretching <= Self.mostStretched,
            let face = unsafe faces.face(item.run.font)
        {
            guard canvas.setPaint(item.paint) else { return }
            unsafe show(item, with: face, on: canvas, in: transform)
        } else {
            outlines.paint(item, on: canvas, in: transform)
            showBlank(item, on: canvas, in: transform)
        }
    }

    func paintHidden(_ item: GlyphItem, on canvas: CairoCanvas, in transform: CGAffineTransform) {
        guard canvas.setPaint(.color(.black)) else { return }
        showBlank(item, on: canvas, in: transform)
    }

    /// Puts empty letters over what is drawn otherwise, or not at all, so that the text is found and copied.
    private func showBlank(
        _ item: GlyphItem, on canvas: CairoCanvas, in transform: CGAffineTransform
    ) {
        guard item.run.size * transform.longestScale <= Self.largestBlank,
            let blank = unsafe faces.blank
        else { return }
        unsafe show(item, with: blank, on: canvas, in: transform)
    }

    private func show(
        _ item: GlyphItem, with face: OpaquePointer, on canvas: CairoCanvas,
        in transform: CGAffineTransform
    ) {
        let run = item.run
        let limit = canvas.coordinateLimit(in: transform)
        unsafe cairo_set_font_face(canvas.context, face)
        unsafe cairo_set_font_size(canvas.context, Double(run.size))
        let glyphs = run.glyphs.map { glyph in
            cairo_glyph_t(
                index: UInt(glyph.id),
                x: limit.cut(item.origin.x + run.origin.x + glyph.x),
                y: limit.cut(item.origin.y + run.origin.y + glyph.y))
        }
        let text = Array(PDFText.storable(run.copiedText).utf8)
        // Clusters count the bytes of the text as it was.
        guard text.count == run.copiedText.utf8.count, let clusters = TextClusters(of: run) else {
            return unsafe cairo_show_glyphs(canvas.context, glyphs, Int32(glyphs.count))
        }
        unsafe text.withUnsafeBytes { bytes in
            unsafe cairo_show_text_glyphs(
                canvas.context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                Int32(bytes.count), glyphs, Int32(glyphs.count), clusters.list,
                Int32(clusters.list.count), clusters.flags)
        }
    }
}

/// Which characters each glyph of a run stands for, as Cairo wants to be told.
struct TextClusters {
    /// In the order of the characters; bytes and glyphs add up to those of the run.
    var list: [cairo_text_cluster_t]
    /// Whether the glyphs run against the characters.
    var flags: cairo_text_cluster_flags_t

    /// `nil` where glyphs and characters are not in the same (or wholly reversed) order, which
    /// Cairo cannot say.
    init?(of run: GlyphRun) {
        let text = Array(run.copiedText.utf8)
        let glyphs = run.isRightToLeft ? run.glyphs.reversed() : run.glyphs
        guard !text.isEmpty, !glyphs.isEmpty else { return nil }
        var starts: [Int] = []
        var counts: [Int32] = []
        var previous: Int32?
        for glyph in glyphs {
            if glyph.cluster == previous {
                counts[counts.count - 1] += 1
                continue
            }
            previous = glyph.cluster
            let start = starts.isEmpty ? 0 : Int(glyph.cluster)
            // A cluster begins where a character does: not at a continuation byte.
            guard start > starts.last ?? -1, start < text.count, text[start] & 0xC0 != 0x80
            else { return nil }
            starts.append(start)
            counts.append(1)
        }
        list = zip(starts.indices, counts).map { index, count in
            let end = index + 1 < starts.count ? starts[index + 1] : text.count
            return cairo_text_cluster_t(
                num_bytes: Int32(end - starts[index]), num_glyphs: count)
        }
        flags =
            run.isRightToLeft
            ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    }
}

extension Paint {
    fileprivate var isColor: Bool {
        if case .color = self { true } else { false }
    }
}
