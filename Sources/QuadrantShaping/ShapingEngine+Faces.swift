package import CFreeType
package import Foundation
package import QuadrantGeometry
package import QuadrantText

extension ShapingEngine {
    /// Calls `body` with the FreeType face of `id`, its variation axes set, its size whatever was set
    /// last; no other thread uses it meanwhile. `nil` for a number that this engine did not give out.
    ///
    /// The face must not outlive the call. Calling this again for the same font inside `body`
    /// deadlocks. A renderer that keeps faces opens its own with `openFace(_:in:)`.
    package func withFace<T>(_ id: FontID, _ body: (FT_Face) throws -> T) rethrows -> T? {
        guard let face = face(id) else { return nil }
        return try face.withFreeType(body)
    }

    /// A FreeType face of the caller's own library with the variation axes of `id` set; the caller
    /// closes it. It shares no state with the engine, so it needs no lock but the caller's. The
    /// engine must outlive it. `nil` for an unknown number.
    package func openFace(_ id: FontID, in library: FT_Library) -> FT_Face? {
        face(id)?.open(in: library)
    }

    /// Where the face comes from: its file, index and axes; `nil` for an unknown number.
    package func source(of id: FontID) -> FontSource? {
        face(id)?.source
    }
}

extension ShapingEngine: GlyphOutlines {
    /// The outline, unhinted; empty for a number that this engine did not give out, too.
    package func outline(of glyph: UInt32, font: FontID, size: CGFloat) -> Path {
        withFace(font) { GlyphOutline.path(of: glyph, in: $0, size: size) } ?? Path()
    }
}
