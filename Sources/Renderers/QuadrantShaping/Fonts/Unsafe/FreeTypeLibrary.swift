internal import CFreeType
internal import Foundation

/// FreeType's root object. Opening and closing faces goes through a lock, as FreeType asks; a face
/// once open is the concern of its owner.
@safe
final class FreeTypeLibrary: @unchecked Sendable {
    private let lock = NSLock()
    private let library: FT_Library?

    /// A library of its own; without memory for one, `open` answers `nil`.
    init() {
        var library: FT_Library?
        unsafe self.library = unsafe FT_Init_FreeType(&library) == 0 ? library : nil
    }

    deinit {
        if let library = unsafe library { unsafe FT_Done_FreeType(library) }
    }

    /// A face of the font file in `bytes`, which must outlive it, with its axes where `source` puts
    /// them; `nil` for a file that FreeType does not read.
    func open(
        _ bytes: UnsafeRawBufferPointer, source: FontSource, axes: [FontFile.Axis]
    ) -> FT_Face? {
        guard let library = unsafe library else { return nil }
        return unsafe lock.withLock {
            unsafe FreeTypeLibrary.open(bytes, source: source, axes: axes, in: library)
        }
    }

    /// Opens a face in any library; the caller makes sure that no other thread uses the library.
    static func open(
        _ bytes: UnsafeRawBufferPointer, source: FontSource, axes: [FontFile.Axis],
        in library: FT_Library
    ) -> FT_Face? {
        var face: FT_Face?
        let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
        let error = unsafe FT_New_Memory_Face(
            library, start, FT_Long(bytes.count), FT_Long(source.index), &face)
        guard error == 0, let face = unsafe face else { return nil }
        if !source.variations.isEmpty {
            var coordinates = axes.map { axis in
                let value = source.variations.first { $0.tag == axis.tag }?.value
                return FT_Fixed(((value ?? axis.standard) * 65536).rounded())
            }
            unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
        }
        return unsafe face
    }

    /// Closes a face that `open` made.
    func close(_ face: FT_Face) {
        lock.withLock {
            _ = unsafe FT_Done_Face(face)
        }
    }
}
