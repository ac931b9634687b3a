internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// Everything besides its characters that a plain label's measurement depends on.
struct LabelKey: Hashable {
    var font: FontDescriptor
    var kerning: CGFloat
    var tracking: CGFloat
    /// A BCP 47 tag.
    var language: String
    /// Pixels per point.
    var displayScale: CGFloat
}

/// What is known of all labels of a key before their characters are looked at. Not thread-safe: the
/// engine's lock guards it.
final class LabelStyle {
    let key: LabelKey
    /// Different for each style that an engine ever made.
    let number: Int
    let face: FontFace
    /// The style of each word.
    let word: WordStyle
    /// The number of `word` and the numbering that it is of.
    var wordNumber = (0, numbering: -1)
    /// Points for a unit of the face.
    let scale: Double
    /// Points after each cluster that has an advance.
    let spacing: Double
    /// The measures of a line, rounded to pixels.
    let metrics: FontMetrics
    /// Whether a name was asked for that no font has, which shaped texts tell.
    let isOfUnknownFont: Bool

    /// The style of labels of one run.
    init(_ key: LabelKey, run: TextRun, number: Int, font: ResolvedFont) {
        let letters = LetterSpacing(run)
        self.key = key
        self.number = number
        face = font.face
        word = WordStyle(
            font: font.face.id, script: FaceSelector.latin, isRightToLeft: false,
            language: key.language, features: run.font.features,
            allowsLigatures: letters.allowsLigatures)
        scale = Double(run.font.size) / FontFace.unitsPerEm
        spacing = letters.points + font.sizeTracking
        metrics = font.metrics.rounded(displayScale: key.displayScale)
        isOfUnknownFont = font.unknown != nil
    }
}

/// The styles of an engine's labels, found without hashing where the same few come again and again.
struct LabelStyles {
    /// The number of slots for recent styles.
    private static let slots = 64
    /// The most styles that are kept; beyond it all are forgotten.
    private static let limit = 1024
    private var recent = [LabelStyle?](repeating: nil, count: LabelStyles.slots)
    private var all: [LabelKey: LabelStyle] = [:]
    private var made = 0

    /// The style of a run; `make` gives its font if it is new.
    mutating func style(
        of run: UnsafePointer<TextRun>, _ options: TextOptions,
        font: (FontDescriptor) -> ResolvedFont
    ) -> LabelStyle {
        let slot = LabelStyles.slot(run)
        if let style = recent[slot], style.key.font == run.pointee.font,
            style.key.kerning == run.pointee.kerning, style.key.tracking == run.pointee.tracking,
            style.key.displayScale == options.displayScale,
            style.key.language == options.language
        {
            return style
        }
        let key = LabelKey(
            font: run.pointee.font, kerning: run.pointee.kerning, tracking: run.pointee.tracking,
            language: options.language, displayScale: options.displayScale)
        let style = all[key] ?? add(key, run.pointee, font(key.font))
        recent[slot] = style
        return style
    }

    private mutating func add(_ key: LabelKey, _ run: TextRun, _ font: ResolvedFont) -> LabelStyle {
        if all.count >= LabelStyles.limit { all = [:] }
        made += 1
        let style = LabelStyle(key, run: run, number: made, font: font)
        all[key] = style
        return style
    }

    /// Spreads the fonts that interfaces mix: other sizes, weights and slants.
    private static func slot(_ run: UnsafePointer<TextRun>) -> Int {
        let font = run.pointee.font
        var bits = UInt64(font.size.bitPattern) &* 0x9e37_79b9_7f4a_7c15
        bits ^= UInt64(font.weight.bitPattern) &* 0xbf58_476d_1ce4_e5b9
        bits ^= (font.isItalic ? 0xff51_afd7_ed55_8ccd : 0)
        bits = (bits ^ (bits >> 29)) &* 0x94d0_49bb_1331_11eb
        return Int(bits >> 58)
    }
}
