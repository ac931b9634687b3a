internal import CHarfBuzz
internal import Foundation
internal import QuadrantText

/// Everything besides its characters that decides the glyphs of a word.
struct WordStyle: Hashable, Sendable {
    /// The face.
    var font: FontID
    /// An ISO 15924 tag, as HarfBuzz numbers it.
    var script: UInt32
    /// Whether the word is read from right to left.
    var isRightToLeft: Bool
    /// A BCP 47 tag.
    var language: String
    /// OpenType features beyond the default ones.
    var features: [FontDescriptor.Feature]
    /// Whether letters may be joined that need not be; not if space is put between them.
    var allowsLigatures: Bool
    /// Whether the letters' capitals are shown, whatever is written.
    var showsCapitals = false

    /// Whether letters of the script change shape beside each other even where they are in different
    /// runs.
    var isCursive: Bool {
        [
            HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO,
            HB_SCRIPT_MANDAIC, HB_SCRIPT_ADLAM, HB_SCRIPT_HANIFI_ROHINGYA,
        ].contains { $0.rawValue == script }
    }
}

/// Shapes words, and keeps the glyphs of short ones. Not thread-safe: the engine's lock guards it.
///
/// A word is shaped by itself, without its neighbours: the same word has the same glyphs everywhere,
/// and a line may be broken at a space without shaping again. What is cut out of a word (by the end of
/// a run or of a line) is shaped beside its neighbours, so that letters still join.
@safe
final class WordShaper {
    /// A glyph as HarfBuzz placed it, in `FontFace.unitsPerEm`; y upward.
    struct Glyph {
        var id: UInt32
        /// UTF-16 offset in the word.
        var cluster: Int32
        var advance: Int32
        var x: Int32
        var y: Int32
        /// Whether its shape or that of what is before it changes if a line begins at its cluster.
        var joinsPrevious: Bool
    }

    /// A short word of Latin letters, packed, so that looking it up allocates nothing.
    private struct ShortKey: Hashable {
        var style: Int
        var low: UInt64 = 0
        var high: UInt64 = 0

        /// `nil` for words that are longer or not of Latin-1; no word has a unit that is 0.
        init?(style: Int, _ units: ArraySlice<UInt16>) {
            guard units.count <= 16 else { return nil }
            self.style = style
            var shift: UInt64 = 0
            for unit in units {
                guard unit < 0x100, unit != 0 else { return nil }
                if shift < 64 {
                    low |= UInt64(unit) << shift
                } else {
                    high |= UInt64(unit) << (shift - 64)
                }
                shift += 8
            }
        }
    }

    /// A word that does not fit into a `ShortKey`.
    private struct LongKey: Hashable {
        var style: Int
        var units: [UInt16]
    }

    /// The form in which HarfBuzz takes a style; kept by the number of the style.
    @safe
    private struct Prepared {
        var language: hb_language_t?
        var features: [hb_feature_t]
        /// The known pairs of digits in the style, once there was a number; the inner `nil` means
        /// that numbers are shaped as a whole.
        var numbers: NumberGlyphs??
    }

    /// The most UTF-16 units of a word that is remembered; longer words are shaped each time.
    private static let longestCached = 64
    /// The number of words in a generation of each cache.
    private static let capacity = 8192
    private var short = WordShaper.shortCache()
    private var long = GenerationCache<LongKey, [Glyph]>(capacity: WordShaper.capacity)
    private var styleNumbers: [WordStyle: Int] = [:]
    private var prepared: [Prepared] = []
    /// How often the numbering of styles began again; numbers from an earlier numbering are not
    /// valid.
    private(set) var numbering = 0
    private let buffer: OpaquePointer
    /// How often HarfBuzz was asked.
    private(set) var shapings = 0

    private let knowsNumbers: Bool

    /// A shaper with an empty cache. If it `knowsNumbers`, those are put together from others where that
    /// makes no difference.
    init(knowsNumbers: Bool) {
        self.knowsNumbers = knowsNumbers
        unsafe buffer = unsafe hb_buffer_create()
    }

    deinit {
        unsafe hb_buffer_destroy(buffer)
    }

    /// A small number for `style`, by which words are looked up.
    func number(of style: WordStyle) -> Int {
        if let number = styleNumbers[style] { return number }
        if styleNumbers.count >= 4096 {
            styleNumbers = [:]
            prepared = []
            short = WordShaper.shortCache()
            long = GenerationCache(capacity: WordShaper.capacity)
            numbering += 1
        }
        styleNumbers[style] = prepared.count
        unsafe prepared.append(
            Prepared(
                language: hb_language_from_string(style.language, -1),
                features: WordShaper.features(of: style)))
        return prepared.count - 1
    }

    private static func shortCache() -> GenerationCache<ShortKey, [Glyph]> {
        GenerationCache(capacity: capacity, reserved: 2048)
    }

    /// The glyphs of `word` from left to right. `number` is the style's.
    func glyphs(
        of word: ArraySlice<UInt16>, style: WordStyle, number: Int, face: FontFace
    ) -> [Glyph] {
        guard let numbers = numbers(word, style: style, number: number, face: face) else {
            return keptGlyphs(of: word, style: style, number: number, face: face)
        }
        if let glyphs = numbers.glyphs(of: word) { return glyphs }
        let glyphs = keptGlyphs(of: word, style: style, number: number, face: face)
        numbers.learn(word, glyphs)
        return glyphs
    }

    /// Adds the advances of `word` to `width`, if it is a number whose glyphs are known without shaping it;
    /// `spacing` goes behind each that is not 0.
    func add(
        number word: ArraySlice<UInt16>, style: LabelStyle, number: Int, to width: inout Double
    ) -> Bool {
        numbers(word, style: style.word, number: number, face: style.face)?
            .add(word, scale: style.scale, spacing: style.spacing, to: &width) ?? false
    }

    /// The known pairs of digits for a style; `nil` for words that are no numbers, and if they do not
    /// help.
    private func numbers(
        _ word: ArraySlice<UInt16>, style: WordStyle, number: Int, face: FontFace
    ) -> NumberGlyphs? {
        guard knowsNumbers, let first = word.first, first < 0x3a,
            word.count <= WordShaper.longestCached,
            NumberGlyphs.areIn(word)
        else { return nil }
        if let known = prepared[number].numbers { return known }
        let numbers = NumberGlyphs.suit(style, face) ? NumberGlyphs() : nil
        prepared[number].numbers = .some(numbers)
        return numbers
    }

    /// The glyphs of a word that is no number, or of a number that is not known from pairs.
    private func keptGlyphs(
        of word: ArraySlice<UInt16>, style: WordStyle, number: Int, face: FontFace
    ) -> [Glyph] {
        if let key = ShortKey(style: number, word) {
            if let glyphs = short.value(for: key, cost: { _ in 1 }) { return glyphs }
            let glyphs = shape(word, style: style, number: number, face: face)
            short.store(glyphs, for: key, cost: 1)
            return glyphs
        }
        guard word.count <= WordShaper.longestCached else {
            return shape(word, style: style, number: number, face: face)
        }
        let key = LongKey(style: number, units: Array(word))
        if let glyphs = long.value(for: key, cost: { _ in 1 }) { return glyphs }
        let glyphs = shape(word, style: style, number: number, face: face)
        long.store(glyphs, for: key, cost: 1)
        return glyphs
    }

    /// The glyphs of `units[range]` from left to right as they are beside their neighbours, which are
    /// not shaped: letters join across the ends. Clusters are offsets in `units`. Not remembered.
    func glyphs(
        of range: Range<Int>, in units: [UInt16], style: WordStyle, face: FontFace
    ) -> [Glyph] {
        // HarfBuzz looks at no more than five characters on each side.
        let reach = max(0, range.lowerBound - 10)..<min(units.count, range.upperBound + 10)
        let context = WhiteSpace.shown(units[reach])
        let item = range.lowerBound - reach.lowerBound..<range.upperBound - reach.lowerBound
        let number = number(of: style)
        return shape(context, item: item, style: style, number: number, face: face).map { glyph in
            var glyph = glyph
            glyph.cluster += Int32(reach.lowerBound)
            return glyph
        }
    }

    private func shape(
        _ text: ArraySlice<UInt16>, item: Range<Int>? = nil, style: WordStyle, number: Int,
        face: FontFace
    ) -> [Glyph] {
        let item = item ?? 0..<text.count
        if style.showsCapitals {
            let capitals = CapitalText(text, item: item, language: style.language)
            var plain = style
            plain.showsCapitals = false
            let glyphs = shape(
                capitals.units[...], item: capitals.item, style: plain, number: number, face: face)
            return glyphs.map { capitals.placed($0) }
        }
        shapings += 1
        unsafe hb_buffer_clear_contents(buffer)
        unsafe text.withUnsafeBufferPointer {
            unsafe hb_buffer_add_utf16(
                buffer, $0.baseAddress, Int32($0.count), UInt32(item.lowerBound), Int32(item.count))
        }
        unsafe hb_buffer_set_direction(
            buffer, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: style.script))
        unsafe hb_buffer_set_language(buffer, prepared[number].language)
        unsafe prepared[number].features.withUnsafeBufferPointer {
            unsafe hb_shape(face.font, buffer, $0.baseAddress, UInt32($0.count))
        }
        return shapedGlyphs()
    }

    /// The glyphs that HarfBuzz left in the buffer.
    private func shapedGlyphs() -> [Glyph] {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map {
            let joins = unsafe infos[$0].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
            return unsafe Glyph(
                id: infos[$0].codepoint, cluster: Int32(infos[$0].cluster),
                advance: positions[$0].x_advance, x: positions[$0].x_offset,
                y: positions[$0].y_offset, joinsPrevious: joins)
        }
    }

    private static func features(of style: WordStyle) -> [hb_feature_t] {
        let end = UInt32.max
        var features = style.features.map {
            unsafe hb_feature_t(
                tag: hb_tag_from_string($0.tag, -1), value: $0.value, start: 0, end: end)
        }
        if !style.allowsLigatures {
            for tag in ["liga", "clig"] {
                unsafe features.append(
                    hb_feature_t(tag: hb_tag_from_string(tag, -1), value: 0, start: 0, end: end))
            }
        }
        return features
    }
}
