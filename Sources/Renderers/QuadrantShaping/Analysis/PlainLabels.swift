internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// Measures labels so plain that nothing but their words' glyphs bears on their width: Latin letters,
/// digits and common signs in one run from left to right. Agrees with the analysis, which such a label
/// needs only once it is drawn or wrapped. Not thread-safe: the engine's lock guards it.
final class PlainLabels {
    /// A label on one line.
    struct Measured {
        /// Its exact width, in points.
        var width: Double
        /// The same in whole pixels, without a proposal.
        var single: TextMeasurement
    }

    let analyzer: TextAnalyzer
    private var styles = LabelStyles()
    private var widths = LabelWidths()
    /// The UTF-16 units of the current label; kept to use their memory again.
    private(set) var units: [UInt16] = []

    /// How often a width was found that was known already, for tests.
    private(set) var hits = 0

    /// Takes fonts and words from an analyzer.
    init(_ analyzer: TextAnalyzer) {
        self.analyzer = analyzer
    }

    /// The label's measurement; `nil` for any text that is not plain.
    func measured(_ request: TextRequest) -> Measured? {
        guard let style = style(of: request), let width = width(of: request.runs[0].text, style)
        else { return nil }
        return measured(width, style, request.options)
    }

    /// The style of a text that may be a label; `nil` where its run or options say that it is none.
    func style(of request: TextRequest) -> LabelStyle? {
        guard request.runs.count == 1, request.options.layoutDirection == .leftToRight else {
            return nil
        }
        return styles.style(of: request, font: analyzer.font)
    }

    /// The measurement of a label of the given width.
    func measured(_ width: Double, _ style: LabelStyle, _ options: TextOptions) -> Measured {
        let size = CGSize(
            width: max(0, PixelGrid.up(width, options.displayScale)),
            height: style.metrics.lineHeight)
        return Measured(
            width: width,
            single: TextMeasurement(
                size: size, firstBaseline: style.metrics.baseline,
                lastBaseline: style.metrics.baseline))
    }

    private func width(of text: String, _ style: LabelStyle) -> Double? {
        guard let hash = LabelWidths.hash(of: text, style: style.number) else { return nil }
        if let width = widths.width(of: text, hash: hash, style: style.number) {
            hits += 1
            return width
        }
        guard takeUnits(of: text, style.face) else { return nil }
        guard let width = sum(style) else { return nil }
        widths.store(width, of: text, hash: hash, style: style.number)
        return width
    }

    /// Keeps the characters in `units`; returns `false` if one of them is not plain or not in the
    /// face.
    func takeUnits(of text: String, _ face: FontFace) -> Bool {
        guard face.coversASCII else { return false }
        units.removeAll(keepingCapacity: true)
        if units.appendPlainASCII(of: text) { return true }
        for unit in text.utf16 {
            guard PlainLabels.isPlain(unit), unit < 0x80 || face.covers(UInt32(unit)) else {
                return false
            }
            units.append(unit)
        }
        return true
    }

    /// Printing ASCII, the letters of Latin-1 and Latin Extended-A, dashes, quotes, the ellipsis and
    /// the euro sign. All are read from left to right, and none is a picture or joins its neighbours.
    private static func isPlain(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20..<0x7f: true
        case 0xd7, 0xf7: false
        case 0xc0...0x148, 0x14a...0x17f: true
        case 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x20ac: true
        default: false
        }
    }

    /// The advance of all clusters in the order in which a paragraph sums them up; `nil` where the label
    /// cannot be cut into words.
    private func sum(_ style: LabelStyle) -> Double? {
        let number = analyzer.number(of: style)
        var width = 0.0
        let isCut = forEachWord { word, isSpace in
            let word = units[word]
            if !isSpace, analyzer.add(number: word, style: style, number: number, to: &width) {
                return
            }
            let glyphs = analyzer.glyphs(
                of: word, style: style.word, number: number, face: style.face)
            PlainLabels.add(glyphs, to: &width, style)
        }
        return isCut ? width : nil
    }

    /// Calls `body` with each word and each stretch of spaces in `units`; returns `false`, maybe after
    /// some of them, if a sign stands alone, which is shaped together with the words beside it.
    func forEachWord(_ body: (_ word: Range<Int>, _ isSpace: Bool) -> Void) -> Bool {
        var start = 0
        while start < units.count {
            let isSpace = units[start] == 0x20
            var end = start + 1
            while end < units.count, (units[end] == 0x20) == isSpace { end += 1 }
            if !isSpace, end - start == 1, units.count > 1, WhiteSpace.isSign(units[start..<end]) {
                return false
            }
            body(start..<end, isSpace)
            start = end
        }
        return true
    }

    private static func add(
        _ glyphs: [WordShaper.Glyph], to width: inout Double, _ style: LabelStyle
    ) {
        var cluster = 0.0
        for index in glyphs.indices {
            cluster += Double(glyphs[index].advance) * style.scale
            if index + 1 < glyphs.count, glyphs[index + 1].cluster == glyphs[index].cluster {
                continue
            }
            if cluster != 0 { cluster += style.spacing }
            width += cluster
            cluster = 0
        }
    }
}
