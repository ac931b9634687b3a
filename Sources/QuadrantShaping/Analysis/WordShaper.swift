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
final class WordShaper {
    /// A glyph as HarfBuzz placed it, in `FontFace.unitsPerEm`; y upward.
    struct Glyph {
        var id: UInt32
        /// UTF-16 offset in the word.
        var cluster: Int
        var advance: Int32
        var x: Int32
        var y: Int32
        /// Whether its shape or that of what is before it changes if a line begins at its cluster.
        var joinsPrevious: Bool
    }

    private struct Key: Hashable {
        var style: Int
        var units: [UInt16]
    }

    /// Longer words are shaped anew each time.
    private static let longestCached = 64
    private var cache = GenerationCache<Key, [Glyph]>(capacity: 8192)
    private var styleNumbers: [WordStyle: Int] = [:]
    private let buffer: OpaquePointer
    /// How often HarfBuzz was asked.
    private(set) var shapings = 0

    /// A shaper with an empty cache.
    init() {
        buffer = hb_buffer_create()
    }

    deinit {
        hb_buffer_destroy(buffer)
    }

    /// A small number for `style`, by which words are looked up.
    func number(of style: WordStyle) -> Int {
        if let number = styleNumbers[style] { return number }
        if styleNumbers.count >= 4096 {
            styleNumbers = [:]
            cache = GenerationCache(capacity: 8192)
        }
        styleNumbers[style] = styleNumbers.count
        return styleNumbers.count - 1
    }

    /// The glyphs of `word` from left to right. `number` is the style's.
    func glyphs(
        of word: ArraySlice<UInt16>, style: WordStyle, number: Int, face: FontFace
    ) -> [Glyph] {
        guard word.count <= WordShaper.longestCached else {
            return shape(Array(word), style: style, face: face)
        }
        let key = Key(style: number, units: Array(word))
        if let glyphs = cache.value(for: key, cost: { _ in 1 }) { return glyphs }
        let glyphs = shape(key.units, style: style, face: face)
        cache.store(glyphs, for: key, cost: 1)
        return glyphs
    }

    /// The glyphs of `units[range]` from left to right as they are beside their neighbours, which are
    /// not shaped: letters join across the ends. Clusters are offsets in `units`. Not remembered.
    func glyphs(
        of range: Range<Int>, in units: [UInt16], style: WordStyle, face: FontFace
    ) -> [Glyph] {
        // HarfBuzz looks at no more than five characters on each side.
        let reach = max(0, range.lowerBound - 10)..<min(units.count, range.upperBound + 10)
        let context = Array(WhiteSpace.shown(units[reach]))
        let item = range.lowerBound - reach.lowerBound..<range.upperBound - reach.lowerBound
        return shape(context, item: item, style: style, face: face).map { glyph in
            var glyph = glyph
            glyph.cluster += reach.lowerBound
            return glyph
        }
    }

    private func shape(
        _ text: [UInt16], item: Range<Int>? = nil, style: WordStyle, face: FontFace
    ) -> [Glyph] {
        shapings += 1
        let whole = item ?? 0..<text.count
        let capitals =
            style.showsCapitals
            ? CapitalText(text, item: whole, language: style.language) : nil
        let (text, item) = capitals.map { ($0.units, $0.item) } ?? (text, whole)
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf16(
            buffer, text, Int32(text.count), UInt32(item.lowerBound), Int32(item.count))
        hb_buffer_set_direction(
            buffer, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: style.script))
        hb_buffer_set_language(buffer, hb_language_from_string(style.language, -1))
        let features = WordShaper.features(of: style)
        hb_shape(face.font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map {
            let joins = infos[$0].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
            let cluster = Int(infos[$0].cluster)
            return Glyph(
                id: infos[$0].codepoint, cluster: capitals?.origins[cluster] ?? cluster,
                advance: positions[$0].x_advance, x: positions[$0].x_offset,
                y: positions[$0].y_offset, joinsPrevious: joins)
        }
    }

    private static func features(of style: WordStyle) -> [hb_feature_t] {
        let end = UInt32.max
        var features = style.features.map {
            hb_feature_t(tag: hb_tag_from_string($0.tag, -1), value: $0.value, start: 0, end: end)
        }
        if !style.allowsLigatures {
            for tag in ["liga", "clig"] {
                features.append(
                    hb_feature_t(tag: hb_tag_from_string(tag, -1), value: 0, start: 0, end: end))
            }
        }
        return features
    }
}
