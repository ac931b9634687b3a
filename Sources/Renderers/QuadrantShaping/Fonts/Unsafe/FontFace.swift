internal import CFreeType
internal import CHarfBuzz
internal import Foundation
internal import QuadrantText

/// A face that glyphs are taken from: a font file at fixed places on its axes.
///
/// `font` is immutable and may be used from any thread. The FreeType face is opened at its first use
/// and is only touched while `lock` is held, which is why the class may be shared.
@safe
final class FontFace: @unchecked Sendable {
    /// HarfBuzz positions are in 1/65536 of the font's size.
    static let unitsPerEm = 65536.0

    /// The number by which glyph runs name it.
    let id: FontID
    /// Its file and place on the axes, clamped to what the file has.
    let source: FontSource
    /// The HarfBuzz font, scaled to `unitsPerEm`.
    let font: OpaquePointer
    private let file: FontFile
    private let library: FreeTypeLibrary
    private let lock = NSLock()
    private var opened: FT_Face?

    /// Sets the axes; opens nothing with FreeType yet.
    init(id: FontID, source: FontSource, file: FontFile, library: FreeTypeLibrary) {
        self.id = id
        self.source = source
        self.file = file
        self.library = library
        unsafe font = unsafe hb_font_create(file.face)
        unsafe hb_font_set_scale(font, Int32(FontFace.unitsPerEm), Int32(FontFace.unitsPerEm))
        if !source.variations.isEmpty {
            let settings = source.variations.map {
                hb_variation_t(tag: $0.tag, value: Float($0.value))
            }
            unsafe hb_font_set_variations(font, settings, UInt32(settings.count))
        }
        unsafe hb_font_make_immutable(font)
        let font = unsafe font
        coversASCII = (UInt32(0x20)..<0x7f).allSatisfy { scalar in
            var glyph: hb_codepoint_t = 0
            return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
        }
    }

    deinit {
        if let opened = unsafe opened { unsafe library.close(opened) }
        unsafe hb_font_destroy(font)
    }

    /// Whether the face has a glyph of its own for `scalar`.
    func covers(_ scalar: UInt32) -> Bool {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
    }

    /// Whether the face has all printing characters of ASCII.
    let coversASCII: Bool

    /// Whether its glyphs have colours of their own: pictures, layers or drawings.
    var isColored: Bool {
        let face = unsafe hb_font_get_face(font)
        return unsafe hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
            || hb_ot_color_has_svg(face) != 0
    }

    /// One of the face's own measures in ems, upward positive.
    func measure(_ tag: hb_ot_metrics_tag_t) -> Double {
        var position: hb_position_t = 0
        unsafe hb_ot_metrics_get_position_with_fallback(font, tag, &position)
        return Double(position) / FontFace.unitsPerEm
    }

    /// The height of a capital in ems; 0 if the face does not tell.
    var capHeight: Double { measure(HB_OT_METRICS_TAG_CAP_HEIGHT) }

    /// The height of a small x in ems; 0 if the face does not tell.
    var xHeight: Double { measure(HB_OT_METRICS_TAG_X_HEIGHT) }

    /// Whether the face replaces glyphs for an OpenType feature, in some script.
    func hasFeature(_ tag: String) -> Bool {
        let (table, wanted) = unsafe (hb_tag_from_string("GSUB", 4), hb_tag_from_string(tag, -1))
        let face = unsafe hb_font_get_face(font)
        var count = unsafe hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
        var tags = [hb_tag_t](repeating: 0, count: Int(count))
        unsafe hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
        return tags.contains(wanted)
    }

    /// Calls `body` with the FreeType face, its axes set, while no other thread uses it; `nil` if
    /// FreeType cannot open the file. Must not be called again for the same face inside `body`.
    func withFreeType<T>(_ body: (FT_Face) throws -> T) rethrows -> T? {
        try lock.withLock {
            if unsafe opened == nil {
                unsafe opened = unsafe library.open(file.bytes, source: source, axes: file.axes)
            }
            guard let opened = unsafe opened else { return nil }
            return unsafe try body(opened)
        }
    }

    /// A second FreeType face.
    func owned() -> OwnedFace? { OwnedFace(source, in: file) }

    /// The key of all faces that `owned()` makes.
    var ownedKey: OwnedFace.Key { OwnedFace.key(source, in: file) }
}
