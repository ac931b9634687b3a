internal import CCairo
internal import CFreeType
internal import Foundation
internal import QuadrantShaping
internal import QuadrantText

/// The font faces of one PDF.
///
/// Cairo reads glyphs as late as when the file is finished, and sets sizes on faces as it likes:
/// these are faces of its own, opened from the bytes of the engine's. They must live until the
/// surface is finished, and not longer than the engine.
final class PDFFaces {
    private let engine: ShapingEngine
    private var library: FT_Library?
    private var opened: [FontID: Face] = [:]
    /// A face of empty glyphs: it puts text over what is drawn as pictures or outlines, so that
    /// this can be searched and copied too.
    private(set) lazy var blank: OpaquePointer? = {
        let face = cairo_user_font_face_create()
        cairo_user_font_face_set_render_glyph_func(face) { _, _, _, extents in
            extents?.pointee.x_advance = 1
            // Cairo leaves out text whose glyphs it believes to be nowhere.
            extents?.pointee.y_bearing = -1
            extents?.pointee.width = 1
            extents?.pointee.height = 1
            return CAIRO_STATUS_SUCCESS
        }
        return face
    }()

    private struct Face {
        var freeType: FT_Face
        var cairo: OpaquePointer
    }

    /// Faces of the fonts of `engine`; none is opened yet.
    init(engine: ShapingEngine) {
        self.engine = engine
        if FT_Init_FreeType(&library) != 0 { library = nil }
    }

    deinit {
        if let blank { cairo_font_face_destroy(blank) }
        for face in opened.values {
            cairo_font_face_destroy(face.cairo)
            FT_Done_Face(face.freeType)
        }
        if let library { FT_Done_FreeType(library) }
    }

    /// Cairo's face for a font of the engine; `nil` if there is none or it cannot be opened.
    func face(_ id: FontID) -> OpaquePointer? {
        if let known = opened[id] { return known.cairo }
        guard let face = engine.withFace(id, { copy(of: $0) }) ?? nil else { return nil }
        guard let cairo = cairo_ft_font_face_create_for_ft_face(face, 0) else {
            FT_Done_Face(face)
            return nil
        }
        opened[id] = Face(freeType: face, cairo: cairo)
        return cairo
    }

    private func copy(of face: FT_Face) -> FT_Face? {
        guard let stream = face.pointee.stream, let bytes = stream.pointee.base else { return nil }
        var copy: FT_Face?
        let error = FT_New_Memory_Face(
            library, bytes, FT_Long(stream.pointee.size), face.pointee.face_index & 0xFFFF, &copy)
        guard error == 0, let copy else { return nil }
        var axes: UnsafeMutablePointer<FT_MM_Var>?
        if FT_Get_MM_Var(face, &axes) == 0, let axes {
            var places = [FT_Fixed](repeating: 0, count: Int(axes.pointee.num_axis))
            FT_Get_Var_Design_Coordinates(face, axes.pointee.num_axis, &places)
            FT_Set_Var_Design_Coordinates(copy, axes.pointee.num_axis, &places)
            FT_Done_MM_Var(library, axes)
        }
        return copy
    }
}
