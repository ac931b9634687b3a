import Foundation
import PangoLayoutShim
import QuadrantGeometry
import QuadrantShaping
import QuadrantText

/// A passage as one of the engines laid it out. White space and what is never seen is left out.
struct Layout {
    struct Glyph {
        var id: UInt32
        /// From the line's first glyph.
        var x: Double
        var y: Double
    }

    struct Line {
        /// In the passage's UTF-8.
        var bytes: Range<Int>
        /// From left to right.
        var glyphs: [Glyph]

        /// The largest distance of two glyphs of the same number.
        func distance(to other: Line) -> Double {
            zip(glyphs, other.glyphs).reduce(0) {
                max($0, abs($1.0.x - $1.1.x), abs($1.0.y - $1.1.y))
            }
        }
    }

    static let size = 16.0
    private(set) var lines: [Line] = []
    /// Whether words that are wider than their line are parted with hyphens, which Pango never does.
    private(set) var partsWords = false

    /// What each line shows, with the passage's own spaces.
    func breaks(in passage: Passage) -> [String] {
        let bytes = Array(passage.text.utf8)
        return lines.map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
    }

    /// By the text engine.
    init(ours passage: Passage, width: CGFloat?, engine: ShapingEngine) {
        let shaped = engine.shape(
            Layout.request(passage), proposal: ProposedViewSize(width: width, height: nil))
        var start = 0
        for line in shaped.lines {
            var end = start
            var glyphs: [Glyph] = []
            for run in line.runs {
                let isSign = run.text == "\u{2010}"
                if run.partsWord { partsWords = true }
                end += isSign ? 0 : run.text.utf8.count
                for glyph in run.glyphs
                where isSign || Layout.isSeen(run.text, at: Int(glyph.cluster)) {
                    glyphs.append(
                        Glyph(
                            id: glyph.id, x: Double(run.origin.x + glyph.x),
                            y: Double(run.origin.y + glyph.y)))
                }
            }
            lines.append(Line(bytes: start..<end, glyphs: Layout.fromFirst(glyphs)))
            start = end
        }
    }

    /// By Pango, in the same faces.
    init(pango passage: Passage, width: CGFloat?, faces: Faces) {
        let files = faces.ranges.map { strdup($0.file) }
        defer { for file in files { free(file) } }
        let fonts = zip(faces.ranges, files).map {
            OracleFont(
                start: Int32($0.bytes.lowerBound), end: Int32($0.bytes.upperBound), file: $1,
                index: Int32($0.index))
        }
        guard
            let layout = oracle_layout(
                passage.text, passage.language, Layout.size, width.map { Double($0) } ?? -1,
                fonts, Int32(fonts.count))
        else { return }
        defer { oracle_free(layout) }
        precondition(layout.pointee.wrongFaces == 0, "\(passage.name): Pango took another font")
        let end = passage.text.utf8.count
        for number in 0..<Int(layout.pointee.lineCount) {
            let line = layout.pointee.lines[number]
            let isLast = number + 1 == Int(layout.pointee.lineCount)
            let next = isLast ? end : Int(layout.pointee.lines[number + 1].start)
            let glyphs = (0..<Int(line.glyphCount)).compactMap { index -> Glyph? in
                let glyph = layout.pointee.glyphs[Int(line.firstGlyph) + index]
                guard
                    Layout.isSeen(passage.text, at: Int(glyph.offset))
                        || glyph.advance > 0 && Layout.isSoftHyphen(passage.text, Int(glyph.offset))
                else { return nil }
                return Glyph(id: glyph.glyph, x: glyph.x, y: -glyph.y)
            }
            lines.append(
                Line(bytes: Int(line.start)..<next, glyphs: Layout.fromFirst(glyphs)))
        }
    }

    static func request(_ passage: Passage) -> TextRequest {
        var options = TextOptions()
        options.language = passage.language
        let font = FontDescriptor(family: .named("Inter"), size: size)
        return TextRequest(runs: [TextRun(passage.text, font: font)], options: options)
    }

    private static func fromFirst(_ glyphs: [Glyph]) -> [Glyph] {
        let left = glyphs.first?.x ?? 0
        return glyphs.map { Glyph(id: $0.id, x: $0.x - left, y: $0.y) }
    }

    private static func isSeen(_ text: String, at offset: Int) -> Bool {
        guard let scalar = scalar(text, offset) else { return false }
        return !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
    }

    private static func isSoftHyphen(_ text: String, _ offset: Int) -> Bool {
        scalar(text, offset) == "\u{ad}"
    }

    private static func scalar(_ text: String, _ offset: Int) -> Unicode.Scalar? {
        let index = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
        return index < text.endIndex ? text.unicodeScalars[index] : nil
    }
}
