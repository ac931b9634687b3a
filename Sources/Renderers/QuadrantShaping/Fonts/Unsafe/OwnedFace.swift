package import CFreeType

/// A FreeType face with a library of its own and the file that it reads: it shares no state with an
/// engine, and may outlive it. One thread at a time may use it.
@safe
package final class OwnedFace {
    /// Identifies what a face shows: two faces with the same key are alike. A key is valid as long
    /// as a face with it is alive.
    package struct Key: Hashable, Sendable {
        fileprivate let file: ObjectIdentifier
        fileprivate let source: FontSource
    }

    package let face: FT_Face
    package let key: Key
    private let library: FT_Library
    private let file: FontFile

    /// `nil` for a file that FreeType does not read.
    init?(_ source: FontSource, in file: FontFile) {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
            return nil
        }
        let face = unsafe FreeTypeLibrary.open(
            file.bytes, source: source, axes: file.axes, in: library)
        guard let face = unsafe face else {
            unsafe FT_Done_FreeType(library)
            return nil
        }
        unsafe self.face = unsafe face
        unsafe self.library = unsafe library
        self.file = file
        key = OwnedFace.key(source, in: file)
    }

    static func key(_ source: FontSource, in file: FontFile) -> Key {
        Key(file: ObjectIdentifier(file), source: source)
    }

    deinit {
        unsafe FT_Done_Face(face)
        unsafe FT_Done_FreeType(library)
    }
}
