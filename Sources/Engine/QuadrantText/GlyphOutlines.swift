package import Foundation
package import QuadrantGeometry

/// The shapes of glyphs, for renderers that draw text as paths.
package protocol GlyphOutlines: AnyObject, Sendable {
    /// The outline of a glyph of the face at `size` points: origin on the baseline, y downward.
    /// Empty for a blank or unknown glyph and for one that has only a picture (colour emoji).
    func outline(of glyph: UInt32, font: FontID, size: CGFloat) -> Path
}
