internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantText

/// The outlines of a document's glyphs.
final class SVGGlyphs {
    /// A glyph at a size.
    struct Key: Hashable {
        var font: FontID
        var size: CGFloat
        var glyph: UInt32
    }

    private let outlines: any GlyphOutlines
    private var known: [Key: Path] = [:]

    /// The outlines that others make.
    init(_ outlines: any GlyphOutlines) {
        self.outlines = outlines
    }

    /// The glyph's outline; empty if it has none.
    func outline(_ key: Key) -> Path {
        if let path = known[key] { return path }
        let path = outlines.outline(of: key.glyph, font: key.font, size: key.size)
        known[key] = path
        return path
    }

    /// What the glyph is known by.
    func key(_ glyph: GlyphRun.Glyph, _ run: GlyphRun) -> Key {
        Key(font: run.font, size: run.size, glyph: glyph.id)
    }
}
