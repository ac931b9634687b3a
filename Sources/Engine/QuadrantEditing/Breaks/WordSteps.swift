internal import Foundation

/// Words of a text, found in some paragraphs at a time.
struct WordSteps {
    /// A stretch of the text between two neighbouring boundaries.
    struct Segment {
        var range: Range<Int>
        var isWord: Bool
    }

    /// How many bytes are looked at on each side: those of several pages. Words are not looked for across the ends of
    /// such a stretch of a longer paragraph.
    private static let reach = 1 << 14

    let text: String

    /// The end of the next word behind an offset; the text's end where there is none.
    func end(after offset: Int) -> Int {
        var from = offset
        while from < text.length {
            let (segments, end) = segments(in: paragraphs(around: from))
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
            let (segments, _) = segments(in: paragraphs(around: from))
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
        let (segments, _) = segments(in: paragraph(around: offset))
        let beside = segments.filter {
            $0.range.lowerBound <= offset && $0.range.upperBound >= offset
        }
        let best =
            beside.last { $0.isWord && $0.range.lowerBound <= offset } ?? beside.last
        return best?.range ?? offset..<offset
    }

    /// The paragraph around an offset; of a long one, what is within reach.
    private func paragraph(around offset: Int) -> Range<Int> {
        let range = text.paragraph(at: offset)
        guard range.count > 2 * Self.reach else { return range }
        let lower = text.boundary(atOrBefore: offset - Self.reach)
        let upper = text.boundary(atOrAfter: offset + Self.reach)
        return max(range.lowerBound, lower)..<min(range.upperBound, upper)
    }

    /// The same with the whole paragraphs within reach before and behind it: no word goes on past their ends, and many
    /// short ones are looked at together.
    private func paragraphs(around offset: Int) -> Range<Int> {
        let own = paragraph(around: offset)
        guard own.count <= Self.reach else { return own }
        let scalars = text.unicodeScalars
        let first = text.place(text.boundary(atOrBefore: own.lowerBound - Self.reach))
        let start = text.place(own.lowerBound)
        var lower = own.lowerBound
        if first == text.startIndex {
            lower = 0
        } else if let separator = scalars[first..<start].firstIndex(where: \.endsParagraph) {
            lower = text.offset(of: scalars.index(after: separator))
        }
        let last = text.place(text.boundary(atOrAfter: own.upperBound + Self.reach))
        let end = text.place(own.upperBound)
        var upper = own.upperBound
        if last == text.endIndex {
            upper = text.length
        } else if let separator = scalars[end..<last].lastIndex(where: \.endsParagraph) {
            upper = text.offset(of: separator)
        }
        return lower..<max(upper, own.upperBound)
    }

    /// The segments of a stretch, and where they end.
    private func segments(in range: Range<Int>) -> ([Segment], Int) {
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
