import Foundation

/// Where the engine differs from Pango 1.50 on purpose.
struct Exception: Sendable {
    enum Kind {
        /// Lines are broken at other places.
        case breaks
        /// Glyphs are further away than by rounding.
        case positions
    }

    /// The passage's.
    var name: String
    var kind: Kind
    /// Up to this width in points.
    var widest: CGFloat
    /// In points, of positions.
    var tolerance = 0.0
    var reason: String

    /// Whether it speaks of that passage at that width.
    func applies(to passage: Passage, at width: CGFloat?) -> Bool {
        name == passage.name && (width ?? .infinity) <= widest
    }

    static let all: [Exception] = [
        Exception(
            name: "Armenian", kind: .breaks, widest: 90,
            reason: "Where a word is too wide, Pango cuts ligatures too; here they stay whole."),
        Exception(
            name: "Thai", kind: .breaks, widest: 90,
            reason: "ICU's dictionary and Pango's libthai part some compounds at other places."),
        Exception(
            name: "Lao", kind: .breaks, widest: 400,
            reason: "ICU has a dictionary of Lao; Pango breaks at spaces only."),
        Exception(
            name: "Khmer", kind: .breaks, widest: 400,
            reason: "ICU has a dictionary of Khmer; Pango breaks at spaces only."),
        Exception(
            name: "Japanese", kind: .breaks, widest: 300,
            reason: """
                In Japanese ICU breaks lines normally, so that small kana and the length mark may \
                begin one; Pango breaks all lines strictly.
                """),
        Exception(
            name: "Hebrew with points", kind: .breaks, widest: 40,
            reason: """
                Rule LB21a of Unicode 16 allows a break between a maqaf and a Hebrew letter; Pango \
                1.50 follows an older version.
                """),
        Exception(
            name: "English in Hebrew", kind: .breaks, widest: 400,
            reason: """
                Rule LB20a of Unicode 16 keeps the hyphen that begins a word ("-c") with it; Pango \
                1.50 follows an older version.
                """),
        Exception(
            name: "Soft hyphens", kind: .breaks, widest: 90,
            reason: """
                Where a word is too wide, Pango leaves room for a hyphen at whatever place it cuts; \
                here only a soft hyphen is seen. Pango cannot be told so for soft hyphens alone.
                """),
        Exception(
            name: "Emoji", kind: .breaks, widest: 400,
            reason: "Pango for FreeType does not scale the bitmaps of a colour font, nor advances."),
        Exception(
            name: "Emoji", kind: .positions, widest: .infinity, tolerance: 10_000,
            reason: "Pango for FreeType does not scale the bitmaps of a colour font, nor advances."),
        Exception(
            name: "Arabic in English", kind: .positions, widest: .infinity, tolerance: 1,
            reason: """
                Digits behind Hebrew are of the Hebrew script for Pango, for which Inter has no \
                kerning; here they are kerned as among Latin letters.
                """),
    ]
}
