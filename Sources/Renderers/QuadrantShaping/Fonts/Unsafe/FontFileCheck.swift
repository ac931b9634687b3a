internal import CFreeType
internal import CHarfBuzz
package import Foundation
package import QuadrantText

/// Why a font file cannot be used.
package enum FontFileError: Error, Equatable, CustomStringConvertible {
    /// The file has no bytes.
    case empty
    /// The bytes are not those of a font, or are cut short or damaged.
    case unreadable
    /// The font has no glyph for any character, or no name by which it could be asked for.
    case unusable

    package var description: String {
        switch self {
        case .empty: "The font file is empty."
        case .unreadable:
            "The font file cannot be read: it is damaged, cut short, or no TrueType or OpenType font."
        case .unusable: "The font file has no name or no characters, so no text can be set in it."
        }
    }
}

extension FontRegistry {
    /// Checks a font file and adds it; answers the names by which its faces can be asked for, each once.
    ///
    /// Files of several faces (collections) and variable fonts are taken. Nothing is added if it throws.
    package func register(_ file: Data) throws(FontFileError) -> [String] {
        let names = try FontFileCheck.names(in: file)
        add(file)
        return names
    }
}

/// Looks into a font file before it is used.
package enum FontFileCheck {
    /// How many characters of a face are opened for a test.
    private static let samples = 64

    /// The family, full and PostScript names of the faces in a font file, each once.
    package static func names(in file: Data) throws(FontFileError) -> [String] {
        guard !file.isEmpty else { throw .empty }
        let blob = unsafe FontFile.blob(of: file)
        defer { unsafe hb_blob_destroy(blob) }
        let count = unsafe hb_face_count(blob)
        guard count > 0, hasWholeTables(file), isReadable(file, faces: Int(count)) else {
            throw .unreadable
        }
        var names: [String] = []
        for index in 0..<count {
            let face = unsafe hb_face_create(blob, index)!
            defer { unsafe hb_face_destroy(face) }
            guard unsafe hb_face_get_glyph_count(face) > 0 else { throw .unreadable }
            let found = unsafe FaceNames(of: face)
            for name in found.families + [found.full, found.postScript].compactMap(\.self)
            where !names.contains(name) {
                names.append(name)
            }
        }
        guard !names.isEmpty else { throw .unusable }
        return names
    }

    /// Whether all tables that the directory of a file of one face names are within the file: FreeType
    /// opens files that were cut short. Collections and other forms count as whole.
    private static func hasWholeTables(_ file: Data) -> Bool {
        unsafe file.withUnsafeBytes { bytes in
            func number(_ offset: Int) -> Int {
                unsafe Int(
                    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            }
            guard bytes.count >= 12 else { return false }
            guard [0x0001_0000, 0x4f54_544f, 0x7472_7565].contains(number(0)) else { return true }
            let tables = number(4) >> 16
            guard bytes.count >= 12 + tables * 16 else { return false }
            return (0..<tables).allSatisfy {
                number(12 + $0 * 16 + 8) + number(12 + $0 * 16 + 12) <= bytes.count
            }
        }
    }

    /// Whether FreeType opens every face and the outlines of its first characters.
    private static func isReadable(_ file: Data, faces: Int) -> Bool {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
            return false
        }
        defer { unsafe FT_Done_FreeType(library) }
        return unsafe file.withUnsafeBytes { bytes in
            (0..<faces).allSatisfy { unsafe isReadable(bytes, index: $0, in: library) }
        }
    }

    private static func isReadable(
        _ bytes: UnsafeRawBufferPointer, index: Int, in library: FT_Library
    ) -> Bool {
        var face: FT_Face?
        let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
        let error = unsafe FT_New_Memory_Face(
            library, start, FT_Long(bytes.count), FT_Long(index), &face)
        guard error == 0, let face = unsafe face else { return false }
        defer { unsafe FT_Done_Face(face) }
        var glyph: FT_UInt = 0
        var character = unsafe FT_Get_First_Char(face, &glyph)
        let isScalable = unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
        var left = samples
        while glyph != 0, left > 0, isScalable {
            guard unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else {
                return false
            }
            character = unsafe FT_Get_Next_Char(face, character, &glyph)
            left -= 1
        }
        return left < samples || !isScalable
    }
}
