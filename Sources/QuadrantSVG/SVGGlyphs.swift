internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantText

/// The outlines of a document's glyphs, and how often each is drawn.
final class SVGGlyphs {
    /// A glyph at a size.
    struct Key: Hashable {
        var font: FontID
        var size: CGFloat
        var glyph: UInt32
    }

    private let outlines: any GlyphOutlines
    private var counts: [Key: Int] = [:]
    private var known: [Key: Path] = [:]

    /// Counts the glyphs in `root` and all below it.
    init(counting root: Fragment, outlines: any GlyphOutlines) {
        self.outlines = outlines
        count(root)
    }

    private func count(_ fragment: Fragment) {
        for item in fragment.items {
            switch item {
            case .group(let group):
                withLargeStack { count(group.content) }
                if let mask = group.mask { count(mask) }
            case .glyphs(let item):
                for glyph in item.run.glyphs { counts[key(glyph, item.run), default: 0] += 1 }
            case .fill, .stroke, .image, .shadow, .backdrop:
                break
            }
        }
    }

    /// Whether the glyph is drawn more than once.
    func isRepeated(_ key: Key) -> Bool {
        counts[key, default: 0] > 1
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
