internal import CHarfBuzz
internal import Foundation

/// The names by which a face of a font file may be asked for.
struct FaceNames {
    /// "Inter", in every language of the file that is English.
    var families: [String]
    /// "Inter Bold".
    var full: String?
    /// "Inter-Bold".
    var postScript: String?

    /// The names that the face has.
    init(of face: OpaquePointer) {
        let families = [HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY]
        self.families = families.compactMap { unsafe FaceNames.name(UInt32($0), of: face) }
        full = unsafe FaceNames.name(UInt32(HB_OT_NAME_ID_FULL_NAME), of: face)
        postScript = unsafe FaceNames.name(UInt32(HB_OT_NAME_ID_POSTSCRIPT_NAME), of: face)
    }

    /// A name of the face in English; `nil` if it has none.
    static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
        var bytes = [CChar](repeating: 0, count: 256)
        var count = UInt32(bytes.count)
        let english = unsafe hb_language_from_string("en", -1)
        let length = unsafe hb_ot_name_get_utf8(face, id, english, &count, &bytes)
        guard length > 0 else { return nil }
        return String(
            decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The name without what writers leave out or change: letter case and spaces.
    static func folded(_ name: String) -> String {
        name.lowercased().filter { $0 != " " }
    }
}
