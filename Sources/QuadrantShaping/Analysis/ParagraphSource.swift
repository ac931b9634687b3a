internal import Foundation
internal import QuadrantText

/// The characters of one paragraph and the runs that they come from.
struct ParagraphSource {
    /// Neighbouring characters of one run.
    struct Segment {
        /// UTF-16 offsets in the paragraph; never empty.
        var range: Range<Int>
        /// Index into the request's runs.
        var run: Int
    }

    /// The characters without the separator, UTF-16.
    var units: [UInt16] = []
    /// In order, without gaps; none if the paragraph is empty.
    var segments: [Segment] = []
    /// The run in which the paragraph begins.
    var runIndex = 0

    /// Splits the runs at line feeds, carriage returns (one with a line feed after it) and the
    /// separators U+2028 and U+2029, which belong to no paragraph. There is always one paragraph.
    static func split(_ runs: [TextRun]) -> [ParagraphSource] {
        var paragraphs: [ParagraphSource] = []
        var current = ParagraphSource()
        var endedWithReturn = false
        for (index, run) in runs.enumerated() {
            var start = current.units.count
            for unit in run.text.utf16 {
                let completesReturn = unit == 0x0a && endedWithReturn
                endedWithReturn = unit == 0x0d
                if completesReturn { continue }
                guard unit == 0x0a || unit == 0x0d || unit == 0x2028 || unit == 0x2029 else {
                    current.units.append(unit)
                    continue
                }
                current.close(from: start, run: index)
                paragraphs.append(current)
                current = ParagraphSource(runIndex: index)
                start = 0
            }
            current.close(from: start, run: index)
        }
        return paragraphs + [current]
    }

    /// Ends the segment that began at `start`.
    private mutating func close(from start: Int, run: Int) {
        guard units.count > start else { return }
        if segments.isEmpty { runIndex = run }
        segments.append(Segment(range: start..<units.count, run: run))
    }
}

/// The characters that separate words and hang at the end of a line.
enum WhiteSpace {
    /// Whether a UTF-16 unit is one: the space, the control characters and Unicode's breaking spaces.
    static func contains(_ unit: UInt16) -> Bool {
        switch unit {
        case 0...0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000: true
        default: false
        }
    }

    /// The spaces as they are shaped: control characters, the tabulator too, become plain spaces.
    static func shown(_ spaces: ArraySlice<UInt16>) -> ArraySlice<UInt16> {
        spaces.contains { $0 < 0x20 }
            ? ArraySlice(spaces.map { $0 < 0x20 ? 0x20 : $0 }) : spaces
    }
}

/// Line breaks of texts so plain that the Unicode algorithm is not needed.
enum PlainBreaks {
    /// The offsets after spaces, if the text is of ASCII letters, digits, spaces and of marks that
    /// never allow a break beside them; `nil` for any other text. Agrees with Unicode's UAX 14.
    static func afterSpaces(of units: [UInt16]) -> [Int]? {
        var breaks: [Int] = []
        var afterSpace = false
        for (index, unit) in units.enumerated() {
            switch unit {
            case 0x20:
                afterSpace = true
                continue
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a:
                if afterSpace, index > 0 { breaks.append(index) }
            case 0x27, 0x2c, 0x2e, 0x3a, 0x3b:
                if afterSpace || index == 0 { return nil }
            default:
                return nil
            }
            afterSpace = false
        }
        return breaks
    }
}
