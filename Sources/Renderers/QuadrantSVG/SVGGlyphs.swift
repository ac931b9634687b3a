internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantText

/// The outlines of a document's glyphs, and the pictures of those that have none.
final class SVGGlyphs {
    /// A glyph at a size.
    struct Key: Hashable {
        var font: FontID
        var size: CGFloat
        var glyph: UInt32
    }

    private let outlines: any GlyphOutlines
    private let pictures: (any GlyphPictures)?
    private var known: [Key: Path] = [:]
    /// The pictures by glyph, for all sizes; `nil` inside for glyphs that have none.
    private var knownPictures: [Key: GlyphPicture?] = [:]

    /// The outlines and pictures that others make.
    init(_ outlines: any GlyphOutlines, pictures: (any GlyphPictures)?) {
        self.outlines = outlines
        self.pictures = pictures
    }

    /// The picture of a glyph without outline; read once, so that it is packed and written once.
    func picture(of glyph: UInt32, font: FontID) -> GlyphPicture? {
        let key = Key(font: font, size: 0, glyph: glyph)
        if let known = knownPictures[key] { return known }
        let made = pictures?.picture(of: glyph, font: font)
        knownPictures[key] = .some(made)
        return made
    }

    /// The glyph's outline; empty if it has none.
    func outline(_ key: Key) -> Path {
        if let path = known[key] { return path }
        let path = outlines.outline(of: key.glyph, font: key.font, size: key.size)
        known[key] = path
        return path
    }

    /// The key under which the glyph's outline is kept.
    func key(_ glyph: GlyphRun.Glyph, _ run: GlyphRun) -> Key {
        Key(font: run.font, size: run.size, glyph: glyph.id)
    }
}
