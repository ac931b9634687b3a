internal import Foundation

/// Words of a text, found paragraph by paragraph.
struct WordSteps {
    /// A stretch of the text between two neighbouring boundaries.
    struct Segment {
        var range: Range<Int>
        var isWord: Bool
    }

    /// How many bytes of a paragraph are looked at on each side: those of several pages. Words are not
    /// looked for across the ends of such a stretch of a longer paragraph.
    private static let reach = 1 << 14

    let text: String

    /// The end of the next word behind an offset; the text's end where there is none.
    func end(after offset: Int) -> Int {
        var from = offset
        while from < text.length {
            let (segments, end) = segments(around: from)
            if let word = segments.first(where: { $0.isWord && $0.range.upperBound > offset }) {
                return word.range.upperBound
            }
            from = max(text.end(after: end), text.end(after: from))
        }
        return text.length
    }

    /// The start of the last word before an offset; 0 where there is none.
    func start(before offset: Int) -> Int {
        var from = offset
        while from > 0 {
            let (segments, _) = segments(around: from)
            if let word = segments.last(where: { $0.isWord && $0.range.lowerBound < offset }) {
                return word.range.lowerBound
            }
            let start = segments.first?.range.lowerBound ?? from
            from = min(text.start(before: start), text.start(before: from))
        }
        return 0
    }

    /// What a double tap at an offset selects: the word there, else the spaces or punctuation.
    func segment(at offset: Int) -> Range<Int> {
        let (segments, _) = segments(around: offset)
        let beside = segments.filter {
            $0.range.lowerBound <= offset && $0.range.upperBound >= offset
        }
        let best =
            beside.last { $0.isWord && $0.range.lowerBound <= offset } ?? beside.last
        return best?.range ?? offset..<offset
    }

    /// The segments of the paragraph around an offset, and where they end.
    private func segments(around offset: Int) -> ([Segment], Int) {
        var range = text.paragraph(at: offset)
        if range.count > 2 * Self.reach {
            let lower = text.boundary(atOrBefore: offset - Self.reach)
            let upper = text.boundary(atOrAfter: offset + Self.reach)
            range = max(range.lowerBound, lower)..<min(range.upperBound, upper)
        }
        var segments: [Segment] = []
        var start = range.lowerBound
        let units = Array(text.part(range).utf16)
        WordSegments.forEach(in: units) { stretch, isWord in
            let bytes = units[stretch].reduce(0) { $0 + Self.bytes($1) }
            let end = text.boundary(atOrAfter: start + bytes)
            if end > start { segments.append(Segment(range: start..<end, isWord: isWord)) }
            start = max(start, start + bytes)
        }
        return (segments, range.upperBound)
    }

    /// The bytes in UTF-8 of a UTF-16 unit; of a pair of surrogates the first has three.
    private static func bytes(_ unit: UInt16) -> Int {
        unit < 0x80 ? 1 : unit < 0x800 ? 2 : UTF16.isTrailSurrogate(unit) ? 1 : 3
    }
}
