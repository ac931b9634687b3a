internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// The styles of an engine's labels, found without hashing where the same few come again and again.
struct LabelStyles {
    /// The number of slots for recent styles.
    private static let slots = 64
    /// The most styles that are kept; beyond it all are forgotten.
    private static let limit = 1024
    private var recent = [LabelStyle?](repeating: nil, count: LabelStyles.slots)
    private var all: [LabelKey: LabelStyle] = [:]
    private var made = 0

    /// The style of the only run of a request, if it may be a label; `font` gives its font if it is new.
    mutating func style(
        of request: TextRequest, font: (FontDescriptor) -> ResolvedFont
    ) -> LabelStyle? {
        // The run is read where it lies: to copy it would take longer than to find its style.
        unsafe request.runs.withUnsafeBufferPointer { runs in
            guard let run = runs.baseAddress, unsafe run.pointee.attachment == nil,
                unsafe run.pointee.baselineOffset == 0,
                unsafe 1...LabelWidths.longest ~= run.pointee.text.utf8.count,
                unsafe !run.pointee.font.isPlaceholder,
                unsafe !SmallCapitals.areWanted(run.pointee.font.features)
            else { return nil }
            return unsafe style(of: run, request.options, font: font)
        }
    }

    private mutating func style(
        of run: UnsafePointer<TextRun>, _ options: TextOptions,
        font: (FontDescriptor) -> ResolvedFont
    ) -> LabelStyle {
        let slot = unsafe LabelStyles.slot(run)
        if let style = recent[slot], unsafe style.key.font == run.pointee.font,
            unsafe style.key.kerning == run.pointee.kerning,
            unsafe style.key.tracking == run.pointee.tracking,
            style.key.displayScale == options.displayScale,
            style.key.language == options.language
        {
            return style
        }
        let key = unsafe LabelKey(
            font: run.pointee.font, kerning: run.pointee.kerning, tracking: run.pointee.tracking,
            language: options.language, displayScale: options.displayScale)
        let style = unsafe all[key] ?? add(key, run.pointee, font(key.font))
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
        let font = unsafe run.pointee.font
        var bits = UInt64(font.size.bitPattern) &* 0x9e37_79b9_7f4a_7c15
        bits ^= UInt64(font.weight.bitPattern) &* 0xbf58_476d_1ce4_e5b9
        bits ^= (font.isItalic ? 0xff51_afd7_ed55_8ccd : 0)
        bits = (bits ^ (bits >> 29)) &* 0x94d0_49bb_1331_11eb
        return Int(bits >> 58)
    }
}
