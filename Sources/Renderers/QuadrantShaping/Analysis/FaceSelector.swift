internal import CHarfBuzz
internal import Foundation
internal import QuadrantText

/// Chooses the face and script of each character.
struct FaceSelector {
    /// Neighbouring characters of one face and script.
    struct Stretch {
        /// UTF-16 offset of the first character.
        var start: Int
        var face: FontFace
        /// An ISO 15924 tag.
        var script: UInt32
        /// The size of capitals that stand for small ones, relative to the font's; `nil` for none.
        var capitals: Double?
    }

    /// The text's own font.
    let font: ResolvedFont
    /// The faces from which characters are taken that the font lacks.
    let store: FontStore

    /// The stretches of `units[range]`, in order; none for an empty range.
    ///
    /// - Parameter han: How the text writes ideographs; asked only where it may have some.
    func stretches(
        of units: [UInt16], in range: Range<Int>, han: () -> HanForm
    ) -> [Stretch] {
        if units[range].allSatisfy({ $0 < 0x80 }), font.face.coversASCII {
            return [Stretch(start: range.lowerBound, face: font.face, script: FaceSelector.latin)]
        }
        let han = han()
        var stretches: [Stretch] = []
        var position = range.lowerBound
        while position < range.upperBound {
            let grapheme = Grapheme(in: units, from: position, to: range.upperBound)
            let face = self.face(for: grapheme, han)
            let neighbor = stretches.last.flatMap { $0.face === face ? $0.script : nil }
            let script = grapheme.script ?? neighbor ?? FaceSelector.latin
            if stretches.last?.face !== face || stretches.last?.script != script {
                stretches.append(Stretch(start: position, face: face, script: script))
            }
            position = grapheme.end
        }
        return stretches
    }

    /// The text's own face if it has all characters, else the bundled Inter, else the font of pictures for
    /// what may be one, else the machine's first
    /// that has the base character, else one that draws a box for it.
    private func face(for grapheme: Grapheme, _ han: HanForm) -> FontFace {
        if !grapheme.isEmoji, grapheme.needed.allSatisfy(font.face.covers) { return font.face }
        if !grapheme.isEmoji, font.descriptor.family != .system(.standard) {
            let inter = store.bundledFace(font.descriptor)
            if grapheme.needed.allSatisfy(inter.covers) { return inter }
        }
        guard let base = grapheme.needed.first, base >= 0x20 else { return font.face }
        let isEastAsian = HanForm.contains(base)
        let style = FallbackStyle(
            weight: Int((font.descriptor.weight / 100).rounded()) * 100,
            isItalic: font.descriptor.isItalic,
            isSerif: font.descriptor.family == .system(.serif),
            isEmoji: grapheme.isEmoji || grapheme.hasPicture,
            han: isEastAsian ? han : nil, script: isEastAsian ? nil : grapheme.script)
        if let face = store.fallbackFace(for: base, style: style) { return face }
        return font.face.covers(base) ? font.face : store.boxFace(font.descriptor)
    }

    static let latin = HB_SCRIPT_LATIN.rawValue
}

/// A base character with its marks, joiners and selectors: all take one face.
private struct Grapheme {
    /// UTF-16 offset after it.
    var end: Int
    /// The characters that a face must have, the base character first.
    var needed: [UInt32] = []
    /// `nil` for what is common to all scripts.
    var script: UInt32?
    /// Whether it is to be shown as a picture.
    var isEmoji = false
    /// Whether it is to be shown as a picture if the text's own face does not have it: signs that Unicode
    /// shows as text where nothing else is said (☎, ✈). On iOS the font of pictures comes before all
    /// others that have them.
    var hasPicture = false

    /// Reads characters from `start` on, at least one, none from `limit` on.
    init(in units: [UInt16], from start: Int, to limit: Int) {
        end = start
        var joins = false
        var flags = 0
        while end < limit {
            let (scalar, length) = Grapheme.scalar(in: units, at: end, limit: limit)
            let isFlag = (0x1f1e6...0x1f1ff).contains(scalar.value)
            let continues = joins || Grapheme.extends(scalar) || (isFlag && flags == 1)
            if end > start, !continues { break }
            flags += isFlag ? 1 : 0
            joins = scalar.value == 0x200d
            add(scalar)
            end += length
        }
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        let properties = scalar.properties
        if needed.isEmpty {
            isEmoji = Grapheme.isPicture(scalar)
            hasPicture = properties.isEmoji
            let code = ScriptNames.script(of: scalar)
            let isShared = [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN].contains(code)
            script = isShared ? nil : code.rawValue
        }
        // A skin tone, or what a picture is joined to, makes a picture of a sign that alone is text.
        if !needed.isEmpty, properties.isEmojiPresentation { isEmoji = true }
        if scalar.value == 0xfe0f { isEmoji = true }
        if scalar.value == 0xfe0e { (isEmoji, hasPicture) = (false, false) }
        if needed.isEmpty || !properties.isDefaultIgnorableCodePoint {
            needed.append(scalar.value)
        }
    }

    /// Whether a character alone is a picture: what Unicode shows as one, and every other emoji outside of
    /// the basic plane. Unicode has those as text where nothing else is said (🏎, 🕹, 🅰); Apple's only font
    /// that has them is the one of pictures.
    private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmojiPresentation
            || scalar.value > 0xffff && scalar.properties.isEmoji
    }

    /// Whether the character belongs to the one before it.
    private static func extends(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default:
            scalar.value == 0x200c || scalar.value == 0x200d
                || scalar.properties.isEmojiModifier || scalar.properties.isVariationSelector
                || (0xe0020...0xe007f).contains(scalar.value)
        }
    }

    /// The character at an offset; the replacement character for half of a pair.
    private static func scalar(
        in units: [UInt16], at index: Int, limit: Int
    ) -> (Unicode.Scalar, Int) {
        let first = units[index]
        if let scalar = Unicode.Scalar(first) { return (scalar, 1) }
        if UTF16.isLeadSurrogate(first), index + 1 < limit,
            UTF16.isTrailSurrogate(units[index + 1])
        {
            let value = 0x10000 + (UInt32(first) - 0xd800) << 10 + UInt32(units[index + 1]) - 0xdc00
            if let scalar = Unicode.Scalar(value) { return (scalar, 2) }
        }
        return ("\u{fffd}", 1)
    }
}
