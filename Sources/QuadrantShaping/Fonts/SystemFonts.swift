internal import CFontconfig
internal import Foundation

/// The fonts of the machine, asked for by name or for characters that the bundled fonts lack.
///
/// Fontconfig is not touched before the first question, so Latin text of the bundled fonts neither
/// depends on the machine's configuration nor pays for reading it. Not thread-safe: the engine's
/// lock guards it.
final class SystemFonts {
    /// What a fallback face should be like.
    struct Style: Hashable {
        /// The weight on OpenType's scale, to whole hundreds.
        var weight: Int
        var isItalic: Bool
        /// Coloured pictures first.
        var isEmoji: Bool
        /// A BCP 47 language tag: decides between the Han variants.
        var language: String
    }

    /// A face of the machine and the characters that it has.
    private struct Candidate {
        var source: FontSource
        var characters: OpaquePointer
    }

    private var configuration: OpaquePointer?
    private var isLoaded = false
    private var candidates: [Style: [Candidate]] = [:]
    private var sets: [UnsafeMutablePointer<FcFontSet>] = []

    deinit {
        for set in sets { FcFontSetDestroy(set) }
        if let configuration { FcConfigDestroy(configuration) }
    }

    /// The machine's first choice of a face for `scalar`: fontconfig's order of preference for the
    /// style, whatever was asked before. `nil` if no face has the character.
    ///
    /// - Complexity: some milliseconds for a new style, then linear in the number of faces.
    func face(for scalar: UInt32, style: Style) -> FontSource? {
        let faces = candidates[style] ?? load(style)
        return faces.first { FcCharSetHasChar($0.characters, scalar) != 0 }?.source
    }

    /// The face whose family, full or PostScript name is `name` (letter case does not matter),
    /// closest to the weight and slant; `nil` if the machine has none of that name.
    func face(named name: String, weight: Double, isItalic: Bool) -> FontSource? {
        guard let configuration = loaded() else { return nil }
        for property in [FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_FAMILY] {
            guard let pattern = FcPatternCreate() else { return nil }
            defer { FcPatternDestroy(pattern) }
            FcPatternAddString(pattern, property, name)
            let matches = listed(pattern, in: configuration)
            guard let set = matches else { continue }
            defer { FcFontSetDestroy(set) }
            let wanted = FcWeightFromOpenTypeDouble(weight)
            if let best = SystemFonts.closest(in: set, weight: wanted, isItalic: isItalic) {
                return SystemFonts.source(of: best, weight: weight)
            }
        }
        return nil
    }

    private func loaded() -> OpaquePointer? {
        if !isLoaded {
            configuration = FcInitLoadConfigAndFonts()
            isLoaded = true
        }
        return configuration
    }

    private func listed(
        _ pattern: OpaquePointer, in configuration: OpaquePointer
    ) -> UnsafeMutablePointer<FcFontSet>? {
        guard let wanted = FcObjectSetCreate() else { return nil }
        defer { FcObjectSetDestroy(wanted) }
        for property in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_VARIABLE] {
            FcObjectSetAdd(wanted, property)
        }
        return FcFontList(configuration, pattern, wanted)
    }

    private func load(_ style: Style) -> [Candidate] {
        var found: [Candidate] = []
        defer { candidates[style] = found }
        guard let configuration = loaded(), let pattern = FcPatternCreate() else { return found }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, style.isEmoji ? "emoji" : "sans-serif")
        FcPatternAddString(pattern, FC_LANG, style.language)
        FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(style.weight)))
        FcPatternAddInteger(
            pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        guard let set = FcFontSort(configuration, pattern, 0, nil, &result) else { return found }
        sets.append(set)
        for index in 0..<Int(set.pointee.nfont) {
            guard let face = set.pointee.fonts[index],
                let source = SystemFonts.source(of: face, weight: Double(style.weight)),
                let characters = SystemFonts.characters(of: face)
            else { continue }
            found.append(Candidate(source: source, characters: characters))
        }
        return found
    }

    private static func characters(of face: OpaquePointer) -> OpaquePointer? {
        var characters: OpaquePointer?
        guard FcPatternGetCharSet(face, FC_CHARSET, 0, &characters) == FcResultMatch else {
            return nil
        }
        return characters
    }
}

extension SystemFonts {
    /// The face of `set` with the right slant and the nearest weight, then the first file name.
    private static func closest(
        in set: UnsafeMutablePointer<FcFontSet>, weight: Double, isItalic: Bool
    ) -> OpaquePointer? {
        let faces = (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0] }
        func rank(_ face: OpaquePointer) -> (Int, Double, String) {
            var slant: Int32 = 0
            FcPatternGetInteger(face, FC_SLANT, 0, &slant)
            var faceWeight = 0.0
            let hasWeight = FcPatternGetDouble(face, FC_WEIGHT, 0, &faceWeight) == FcResultMatch
            let distance = hasWeight ? abs(faceWeight - weight) : 0
            return ((slant != 0) == isItalic ? 0 : 1, distance, path(of: face) ?? "")
        }
        return faces.min { rank($0) < rank($1) }
    }

    private static func path(of face: OpaquePointer) -> String? {
        var name: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(face, FC_FILE, 0, &name) == FcResultMatch, let name else {
            return nil
        }
        return String(cString: name)
    }

    /// The file, face and weight of a font pattern. Fontconfig's index also holds a number of a named
    /// instance in its upper half, which is dropped: the weight axis says the same.
    private static func source(of face: OpaquePointer, weight: Double) -> FontSource? {
        guard let path = path(of: face) else { return nil }
        var index: Int32 = 0
        FcPatternGetInteger(face, FC_INDEX, 0, &index)
        var isVariable: FcBool = 0
        FcPatternGetBool(face, FC_VARIABLE, 0, &isVariable)
        let isInstance = isVariable != 0 || index >> 16 != 0
        let variations =
            isInstance ? [FontSource.Variation(tag: FontStore.weightAxis, value: weight)] : []
        return FontSource(
            file: .path(path), index: Int(index & 0xffff), variations: variations)
    }
}
