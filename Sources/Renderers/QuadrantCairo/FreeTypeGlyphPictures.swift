internal import CFreeType
internal import Foundation
package import QuadrantDisplayList
package import QuadrantShaping
package import QuadrantText

/// Reads the pictures of colour fonts, from the largest size that a font has.
package struct FreeTypeGlyphPictures: GlyphPictures {
    private let engine: ShapingEngine

    /// Pictures of the faces of `engine`.
    package init(engine: ShapingEngine) {
        self.engine = engine
    }

    package func picture(of glyph: UInt32, font: FontID) -> GlyphPicture? {
        unsafe engine.withFace(font) { unsafe Self.picture(of: glyph, in: $0) } ?? nil
    }

    private static func picture(of glyph: UInt32, in face: FT_Face) -> GlyphPicture? {
        let flags = unsafe face.pointee.face_flags
        // FT_HAS_COLOR and FT_HAS_FIXED_SIZES are macros.
        guard flags & (1 << 14) != 0, flags & (1 << 1) != 0,
            let largest = unsafe (0..<Int(face.pointee.num_fixed_sizes)).max(by: {
                unsafe face.pointee.available_sizes[$0].y_ppem
                    < face.pointee.available_sizes[$1].y_ppem
            }),
            unsafe FT_Select_Size(face, FT_Int(largest)) == 0,
            unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
            let slot = unsafe face.pointee.glyph,
            unsafe slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
        else { return nil }
        let bitmap = unsafe slot.pointee.bitmap
        guard unsafe UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue,
            let image = unsafe image(of: bitmap)
        else { return nil }
        let size = unsafe CGFloat(face.pointee.available_sizes[largest].y_ppem) / 64
        let box = unsafe CGRect(
            x: CGFloat(slot.pointee.bitmap_left) / size,
            y: -CGFloat(slot.pointee.bitmap_top) / size,
            width: CGFloat(bitmap.width) / size, height: CGFloat(bitmap.rows) / size)
        return GlyphPicture(image: image, box: box)
    }

    private static func image(of bitmap: FT_Bitmap) -> DisplayImage? {
        let (width, height) = unsafe (Int(bitmap.width), Int(bitmap.rows))
        guard width > 0, height > 0, let buffer = unsafe bitmap.buffer else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = unsafe buffer + y * Int(bitmap.pitch) + x * 4
                unsafe pixels += [pixel[2], pixel[1], pixel[0], pixel[3]]
            }
        }
        return DisplayImage(width: width, height: height, pixels: pixels)
    }
}
