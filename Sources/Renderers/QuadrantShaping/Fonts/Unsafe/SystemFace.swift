internal import CFontconfig
internal import Foundation

/// A face of the machine as fontconfig describes it.
@safe
struct SystemFace {
    /// The names of its family; at least one.
    let families: [String]
    /// Its full and PostScript names.
    let full, postScript: [String]
    /// On OpenType's scale; `nil` for a font with an axis of weights.
    let weight: Double?
    let isItalic: Bool
    /// Whether its width is the normal one.
    let isNormalWidth: Bool
    let isColored: Bool
    let path: String
    let index: Int
    /// The characters that it has, fontconfig's `FcCharSet`; lives as long as the list of fonts.
    let characters: OpaquePointer

    /// `nil` for a font without outlines or pictures, or in a form that HarfBuzz does not read.
    init?(_ pattern: OpaquePointer) {
        let strings = { (property: String) in unsafe SystemFace.strings(property, of: pattern) }
        let isOutline = unsafe SystemFace.isTrue(FC_OUTLINE, of: pattern)
        isColored = unsafe SystemFace.isTrue(FC_COLOR, of: pattern)
        families = strings(FC_FAMILY)
        full = strings(FC_FULLNAME)
        postScript = strings(FC_POSTSCRIPT_NAME)
        var characters: OpaquePointer?
        unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
        let kind = strings(FC_FONTFORMAT).first
        guard isOutline || isColored, kind == "TrueType" || kind == "CFF",
            let characters = unsafe characters,
            !families.isEmpty, let path = strings(FC_FILE).first
        else { return nil }
        self.path = path
        unsafe self.characters = unsafe characters
        var number = 0.0
        let isFixed = unsafe FcPatternGetDouble(pattern, FC_WEIGHT, 0, &number) == FcResultMatch
        let isVariable = unsafe SystemFace.isTrue(FC_VARIABLE, of: pattern)
        weight = isFixed && !isVariable ? FcWeightToOpenTypeDouble(number) : nil
        let hasWidth = unsafe FcPatternGetDouble(pattern, FC_WIDTH, 0, &number) == FcResultMatch
        isNormalWidth = !hasWidth || number == 100
        var slant: Int32 = 0
        unsafe FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        isItalic = slant != 0
        var index: Int32 = 0
        unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        // The upper half numbers a named instance, whose place on the axes the weight says as well.
        self.index = Int(index & 0xffff)
    }

    /// Whether it has a character.
    func covers(_ scalar: UInt32) -> Bool { unsafe FcCharSetHasChar(characters, scalar) != 0 }

    /// The face in a weight, where it has an axis of them.
    func source(weight: Double) -> FontSource {
        let axis = FontSource.Variation(tag: FontStore.weightAxis, value: weight)
        return FontSource(
            file: .path(path), index: index, variations: self.weight == nil ? [axis] : [])
    }

    private static func isTrue(_ property: String, of pattern: OpaquePointer) -> Bool {
        var value: FcBool = 0
        return unsafe FcPatternGetBool(pattern, property, 0, &value) == FcResultMatch && value == 1
    }

    private static func strings(_ property: String, of pattern: OpaquePointer) -> [String] {
        var all: [String] = []
        var text: UnsafeMutablePointer<FcChar8>?
        while unsafe FcPatternGetString(pattern, property, Int32(all.count), &text)
            == FcResultMatch,
            let text = unsafe text
        {
            unsafe all.append(String(cString: text))
        }
        return all
    }
}
