package import CFreeType
package import Foundation
package import QuadrantGeometry
package import QuadrantText

/// Measures and shapes text with HarfBuzz in the bundled fonts, and in the machine's for characters
/// that these lack.
///
/// May be used from any thread: fonts, caches and the Unicode iterators are touched only under `lock`;
/// what leaves it (analyzed texts, faces) is immutable or has a lock of its own. That is why the class
/// may call itself `Sendable`.
package final class ShapingEngine: @unchecked Sendable {
    private let lock = NSLock()
    private let store = FontStore()

    package init() {}
}

extension ShapingEngine {
    /// Calls `body` with the FreeType face of `id`, its variation axes set, its size whatever was set
    /// last; no other thread uses it meanwhile. `nil` for a number that this engine did not give out.
    ///
    /// The face must not outlive the call. Calling this again for the same font inside `body`
    /// deadlocks. A renderer that keeps faces opens its own from `source(of:)` and `bytes(of:)`.
    package func withFace<T>(_ id: FontID, _ body: (FT_Face) throws -> T) rethrows -> T? {
        guard let face = face(id) else { return nil }
        return try face.withFreeType(body)
    }

    /// Where the face comes from: its file, index and axes; `nil` for an unknown number.
    package func source(of id: FontID) -> FontSource? {
        face(id)?.source
    }

    private func face(_ id: FontID) -> FontFace? {
        lock.withLock { store.face(id) }
    }
}

extension ShapingEngine: GlyphOutlines {
    package func outline(of glyph: UInt32, font: FontID, size: CGFloat) -> Path {
        withFace(font) { GlyphOutline.path(of: glyph, in: $0, size: size) } ?? Path()
    }
}
