internal import CFreeType
package import QuadrantText

/// The properties by which other programs find a face.
package struct FaceDescription: Hashable, Sendable {
    /// A kind of face that every program has one of, by its CSS name.
    package enum Generic: String, Sendable {
        case sansSerif = "sans-serif"
        case serif
        case monospace
    }

    /// The family, as the font file has it.
    package var family: String
    /// On the 100 to 900 scale.
    package var weight: Double
    package var isItalic: Bool
    /// The kind of face to use if the family is missing.
    package var generic: Generic
}

extension ShapingEngine {
    /// The names of a face; `nil` for a number that this engine did not give out and for a face
    /// without a family.
    package func description(of id: FontID) -> FaceDescription? {
        guard let source = source(of: id) else { return nil }
        let weight = source.variations.first { $0.tag == FontStore.weightAxis }?.value
        return unsafe withFace(id) { unsafe Self.description(of: $0, weight: weight) } ?? nil
    }

    private static func description(of face: FT_Face, weight: Double?) -> FaceDescription? {
        guard let family = unsafe face.pointee.family_name.map({ unsafe String(cString: $0) })
        else { return nil }
        let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(
            to: TT_OS2.self)
        var generic = FaceDescription.Generic.sansSerif
        // Panose: 2 is a Latin text face, of which the kinds 2 to 10 have serifs.
        if let panose = unsafe table?.pointee.panose, panose.0 == 2, (2...10).contains(panose.1) {
            generic = .serif
        }
        // FT_IS_FIXED_WIDTH is a macro.
        if unsafe face.pointee.face_flags & (1 << 2) != 0 { generic = .monospace }
        return unsafe FaceDescription(
            family: family,
            weight: weight ?? table.map { unsafe Double($0.pointee.usWeightClass) } ?? 400,
            isItalic: unsafe face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0,
            generic: generic)
    }
}
