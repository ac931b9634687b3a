package import Foundation
package import QuadrantText

/// A glyph that is a picture instead of an outline: a colour emoji.
package struct GlyphPicture: Sendable {
    /// The pixels.
    package var image: DisplayImage
    /// Where the picture goes at a font size of 1: from the origin on the baseline, y downward.
    package var box: CGRect

    /// A picture and its place.
    package init(image: DisplayImage, box: CGRect) {
        self.image = image
        self.box = box
    }

    /// Where the picture goes at a font size, for a glyph at `origin`.
    package func rect(size: CGFloat, origin: CGPoint) -> CGRect {
        CGRect(
            x: origin.x + box.minX * size, y: origin.y + box.minY * size,
            width: box.width * size, height: box.height * size)
    }
}

/// The pictures of glyphs, for renderers that draw text as paths and ask for those without one.
package protocol GlyphPictures: Sendable {
    /// The picture of a glyph; `nil` where it has none.
    func picture(of glyph: UInt32, font: FontID) -> GlyphPicture?
}
