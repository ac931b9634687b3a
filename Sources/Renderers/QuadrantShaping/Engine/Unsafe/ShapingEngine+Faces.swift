package import CFreeType
package import Foundation
package import QuadrantGeometry
package import QuadrantText

extension ShapingEngine {
    /// Calls `body` with the FreeType face of `id`, its variation axes set, its size whatever was set
    /// last; no other thread uses it meanwhile. `nil` for a number that this engine did not give out.
    ///
    /// The face must not outlive the call. Calling this again for the same font inside `body`
    /// deadlocks. A renderer that keeps faces has its own by `ownedFace(_:)`.
    package func withFace<T>(_ id: FontID, _ body: (FT_Face) throws -> T) rethrows -> T? {
        guard let face = face(id) else { return nil }
        return unsafe try face.withFreeType(body)
    }

    /// A second FreeType face of a font; `nil` for an unknown number.
    package func ownedFace(_ id: FontID) -> OwnedFace? { face(id)?.owned() }

    /// What the owned faces of a font have in common; `nil` for an unknown number.
    package func ownedKey(of id: FontID) -> OwnedFace.Key? { face(id)?.ownedKey }

    /// Where the face comes from: its file, index and axes; `nil` for an unknown number.
    package func source(of id: FontID) -> FontSource? {
        face(id)?.source
    }
}

extension ShapingEngine: GlyphOutlines {
    /// The outline, unhinted; empty for a number that this engine did not give out, too.
    package func outline(of glyph: UInt32, font: FontID, size: CGFloat) -> Path {
        unsafe withFace(font) { unsafe GlyphOutline.path(of: glyph, in: $0, size: size) } ?? Path()
    }
}
