internal import CFreeType
package import QuadrantText

<<<<<<<< HEAD:Sources/QuadrantShaping/FaceNames.swift
/// How other programs name a face.
package struct FaceNames: Hashable, Sendable {
========
/// What other programs must know to find a face.
package struct FaceDescription: Hashable, Sendable {
>>>>>>>> main:Sources/QuadrantShaping/ShapingEngine+Descriptions.swift
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
    /// What comes nearest where the family is missing.
    package var generic: Generic
}

extension ShapingEngine {
    /// The names of a face; `nil` for a number that this engine did not give out and for a face
    /// without a family.
<<<<<<<< HEAD:Sources/QuadrantShaping/FaceNames.swift
    package func names(of id: FontID) -> FaceNames? {
========
    package func description(of id: FontID) -> FaceDescription? {
>>>>>>>> main:Sources/QuadrantShaping/ShapingEngine+Descriptions.swift
        guard let source = source(of: id) else { return nil }
        let weight = source.variations.first { $0.tag == FontStore.weightAxis }?.value
        return withFace(id) { Self.description(of: $0, weight: weight) } ?? nil
    }

<<<<<<<< HEAD:Sources/QuadrantShaping/FaceNames.swift
    private static func names(of face: FT_Face, weight: Double?) -> FaceNames? {
        guard let family = face.pointee.family_name.map({ String(cString: $0) }) else { return nil }
        let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self)
        var generic = FaceNames.Generic.sansSerif
========
    private static func description(of face: FT_Face, weight: Double?) -> FaceDescription? {
        guard let family = face.pointee.family_name.map({ String(cString: $0) }) else { return nil }
        let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self)
        var generic = FaceDescription.Generic.sansSerif
>>>>>>>> main:Sources/QuadrantShaping/ShapingEngine+Descriptions.swift
        // Panose: 2 is a Latin text face, of which the kinds 2 to 10 have serifs.
        if let panose = table?.pointee.panose, panose.0 == 2, (2...10).contains(panose.1) {
            generic = .serif
        }
        // FT_IS_FIXED_WIDTH is a macro.
        if face.pointee.face_flags & (1 << 2) != 0 { generic = .monospace }
<<<<<<<< HEAD:Sources/QuadrantShaping/FaceNames.swift
        return FaceNames(
========
        return FaceDescription(
>>>>>>>> main:Sources/QuadrantShaping/ShapingEngine+Descriptions.swift
            family: family, weight: weight ?? table.map { Double($0.pointee.usWeightClass) } ?? 400,
            isItalic: face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0,
            generic: generic)
    }
}
