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
    /// Whether only a line of the same paragraph ended before it, so that the direction goes on.
    var continuesParagraph = false

    /// Splits the runs at Unicode's mandatory breaks, which belong to no paragraph: line feed, line
    /// tabulation, form feed, carriage return (one with a line feed after it), next line, U+2028 and
    /// U+2029. There is always one paragraph. An attachment is one U+FFFC, whatever its run's text.
    static func split(_ runs: [TextRun]) -> [ParagraphSource] {
        var paragraphs: [ParagraphSource] = []
        var current = ParagraphSource()
        var endedWithReturn = false
        for (index, run) in runs.enumerated() {
            var start = current.units.count
            if run.attachment != nil {
                current.units.append(0xfffc)
                endedWithReturn = false
                current.close(from: start, run: index)
                continue
            }
            for unit in run.text.utf16 {
                let completesReturn = unit == 0x0a && endedWithReturn
                endedWithReturn = unit == 0x0d
                if completesReturn { continue }
                guard isSeparator(unit) else {
                    current.units.append(unit)
                    continue
                }
                current.close(from: start, run: index)
                paragraphs.append(current)
                current = ParagraphSource(runIndex: index)
                current.continuesParagraph = unit == 0x2028 || unit == 0x0b
                start = 0
            }
            current.close(from: start, run: index)
        }
        return paragraphs + [current]
    }

    private static func isSeparator(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0a...0x0d, 0x85, 0x2028, 0x2029: true
        default: false
        }
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
    /// The tabulator.
    static let tab: UInt16 = 0x09

    /// Whether a UTF-16 unit is one: the tabulator, the space and Unicode's breaking spaces.
    static func contains(_ unit: UInt16) -> Bool {
        switch unit {
        case tab, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000: true
        default: false
        }
    }

    /// Whether a word is a single dash, bullet or mathematical sign.
    static func isSign(_ word: ArraySlice<UInt16>) -> Bool {
        guard word.count == 1, let unit = word.first, let scalar = Unicode.Scalar(unit) else {
            return false
        }
        return switch scalar.properties.generalCategory {
        case .dashPunctuation, .mathSymbol: true
        case .otherPunctuation: unit >= 0x80 || unit == 0x2a || unit == 0x2f
        default: false
        }
    }

    /// The characters as they are shaped: tabulators become spaces and other control characters,
    /// which would be boxes, the zero-width space.
    static func shown(_ units: ArraySlice<UInt16>) -> ArraySlice<UInt16> {
        units.contains(where: isControl)
            ? ArraySlice(units.map { $0 == tab ? 0x20 : isControl($0) ? 0x200b : $0 }) : units
    }

    private static func isControl(_ unit: UInt16) -> Bool {
        unit < 0x20 || (0x7f..<0xa0).contains(unit)
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
