internal import CHarfBuzz
internal import Foundation
internal import QuadrantText

/// What a face should be like that stands in for one that lacks a character.
package struct FallbackStyle: Hashable {
    /// The weight on OpenType's scale, to whole hundreds.
    package var weight: Int
    package var isItalic: Bool
    /// Whether strokes should end in serifs.
    package var isSerif: Bool
    /// Whether coloured pictures come first.
    package var isEmoji: Bool
    /// Whose forms ideographs take; `nil` for characters that are no part of East Asian writing.
    package var han: HanForm?
    /// An ISO 15924 tag as HarfBuzz numbers it; `nil` for what is common to all scripts.
    package var script: UInt32?

    /// A style; by default regular and upright, for characters common to all scripts.
    package init(
        weight: Int = 400, isItalic: Bool = false, isSerif: Bool = false, isEmoji: Bool = false,
        han: HanForm? = nil, script: UInt32? = nil
    ) {
        self.weight = weight
        self.isItalic = isItalic
        self.isSerif = isSerif
        self.isEmoji = isEmoji
        self.han = han
        self.script = script
    }
}

/// The places that write one ideograph differently.
package enum HanForm: String, Hashable, CaseIterable {
    case simplified = "SC"
    case japanese = "JP"
    case traditional = "TC"
    case hongKong = "HK"
    case korean = "KR"

    /// The form that a BCP 47 language tag asks for; `nil` for languages without ideographs.
    package init?(language: String) {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "zh", "yue":
            let isTraditional = parts.contains { ["hant", "tw", "mo"].contains($0) }
            let isCantonese = parts.first == "yue" && !parts.contains("hans")
            let isHongKong = parts.contains("hk") || isCantonese
            self = isHongKong ? .hongKong : isTraditional ? .traditional : .simplified
        default: return nil
        }
    }

    /// The form of a text whose language does not tell: Japanese if there is kana, Korean if there is
    /// hangul, traditional Chinese if there is bopomofo, else simplified Chinese.
    package init(guessedFrom units: [UInt16]) {
        for unit in units {
            switch unit {
            case 0x3041...0x30ff, 0x31f0...0x31ff, 0xff66...0xff9f: self = .japanese
            case 0x1100...0x11ff, 0x3131...0x318e, 0xac00...0xd7ff: self = .korean
            case 0x3105...0x312f, 0x31a0...0x31bf: self = .traditional
            default: continue
            }
            return
        }
        self = .simplified
    }

    /// Whether a character is of East Asian writing: an ideograph, kana, hangul, bopomofo or one of
    /// the marks and wide forms that are used with them.
    package static func contains(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1100...0x11ff, 0x2e80...0x33ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xa960...0xa97f,
            0xac00...0xd7ff, 0xf900...0xfaff, 0xfe30...0xfe4f, 0xff00...0xffef, 0x1aff0...0x1b16f,
            0x20000...0x3ffff:
            true
        default: false
        }
    }
}

/// The order in which the machine's fonts are tried. It depends on what they are called only, so it
/// is the same on machines with the same fonts, whatever their settings.
package struct FallbackOrder {
    /// The characters and the look that are asked for.
    package let style: FallbackStyle
    private let scriptName: String?

    /// The order for a style.
    package init(_ style: FallbackStyle) {
        self.style = style
        scriptName = style.script.flatMap(ScriptNames.name)
    }

    /// How early a family is tried: 0 first.
    ///
    /// Emoji: Noto Color Emoji, any other coloured font. East Asian writing: Noto Sans CJK in the
    /// form asked for, then in the others. A script: its Noto Sans, then its other Noto fonts. Then
    /// for all: Noto Sans, its symbols, mathematics and music, CJK, Noto of any other script, DejaVu,
    /// all others by name, coloured fonts last. Serif designs take Noto Serif before Noto Sans.
    package func tier(of family: String, isColored: Bool) -> Int {
        if style.isEmoji, isColored { return family == "Noto Color Emoji" ? 0 : 1 }
        if isColored { return 99 }
        let (first, second) =
            style.isSerif ? ("Noto Serif", "Noto Sans") : ("Noto Sans", "Noto Serif")
        if let han = style.han, let tier = hanTier(of: family, han, first, second) { return tier }
        if let name = scriptName {
            if family == "\(first) \(name)" { return 20 }
            if family.hasPrefix("\(first) \(name)") { return 21 }
            if family == "\(second) \(name)" { return 22 }
            if family.hasPrefix("Noto "), family.contains(name) { return 23 }
        }
        return generalTier(of: family, first)
    }

    private func hanTier(of family: String, _ han: HanForm, _ first: String, _ second: String)
        -> Int?
    {
        let forms = [han] + HanForm.allCases.filter { $0 != han }
        for (index, form) in forms.enumerated() {
            for (step, kind) in [first, second].enumerated()
            where family == "\(kind) CJK \(form.rawValue)" || family == "\(kind) \(form.rawValue)" {
                return index * 2 + step
            }
        }
        return nil
    }

    private func generalTier(of family: String, _ first: String) -> Int {
        switch family {
        case first: 30
        case "Noto Sans": 31
        case "Noto Sans Symbols": 32
        case "Noto Sans Symbols 2", "Noto Sans Symbols2": 33
        case "Noto Sans Math": 34
        case "Noto Music": 35
        case "DejaVu Sans": 50
        case _ where family.hasPrefix("Noto Sans CJK"): 36
        case _ where family.hasPrefix(first): 37
        case _ where family.hasPrefix("Noto"): 38
        case _ where family.hasPrefix("DejaVu"): 51
        default: 60
        }
    }
}
