/// The names in Swift source as far as they can be told without a parser: what stands in comments and in strings is left out, but not
/// what is worked out in a string. What is worked out in a raw one is.
struct CodeWords {
    /// A name in a source.
    struct Word: Equatable {
        var name: String
        /// Whether it stands after a point.
        var isMember: Bool
        /// The line, from 1.
        var line: Int
        /// The column in UTF-8 bytes, from 1.
        var column: Int
    }

    /// The names, in order.
    private(set) var all: [Word] = []
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0

    /// Reads a source.
    ///
    /// - Complexity: Linear in its length.
    init(in source: String) {
        bytes = Array(source.utf8)
        while position < bytes.count { readNext() }
    }

    private mutating func readNext() {
        let byte = bytes[position]
        if Self.isLetter(byte) {
            readWord()
        } else if byte != Self.slash, byte != Self.quote, byte != Self.number {
            step()
        } else if isNext(Mark.lineComment) {
            while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        } else if isNext(Mark.comment) {
            skip(beyond: Mark.commentEnd, escapes: false)
        } else if isNext(Mark.lines) {
            skip(beyond: Mark.lines, escapes: true)
        } else if isNext(Mark.raw) {
            skip(beyond: Mark.rawEnd, escapes: false)
        } else if byte == Self.quote {
            skip(beyond: [Self.quote], escapes: true)
        } else {
            step()
        }
    }

    private static let (slash, quote, number, open) = (
        UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "(")
    )

    /// What begins and ends what is left out.
    private enum Mark {
        static let lineComment = Array("//".utf8)
        static let comment = Array("/*".utf8)
        static let commentEnd = Array("*/".utf8)
        static let lines = Array("\"\"\"".utf8)
        static let raw = Array("#\"".utf8)
        static let rawEnd = Array("\"#".utf8)
    }

    private mutating func readWord() {
        let start = position
        while position < bytes.count,
            Self.isLetter(bytes[position]) || Self.isDigit(bytes[position])
        {
            position += 1
        }
        let before = start > 0 ? bytes[start - 1] : 0
        let beforeThat = start > 1 ? bytes[start - 2] : 0
        // A part of a number is no name.
        if Self.isDigit(before) { return }
        all.append(
            Word(
                name: String(decoding: bytes[start..<position], as: UTF8.self),
                // Not the end of a range.
                isMember: before == UInt8(ascii: ".") && beforeThat != UInt8(ascii: "."),
                line: line, column: start - lineStart + 1))
    }

    private func isNext(_ mark: [UInt8]) -> Bool {
        bytes[position] == mark[0] && position + mark.count <= bytes.count
            && bytes[position..<position + mark.count].elementsEqual(mark)
    }

    /// Goes behind the next `end`, from a mark of the same length on.
    private mutating func skip(beyond end: [UInt8], escapes: Bool) {
        position += end.count
        while position < bytes.count {
            if escapes, bytes[position] == UInt8(ascii: "\\") {
                step()
                if position < bytes.count, bytes[position] == Self.open {
                    readInterpolation(inLine: end.count == 1)
                    continue
                }
            } else if isNext(end) {
                position += end.count
                return
            } else if escapes, end.count == 1, bytes[position] == 0x0A {
                // A string that is not closed ends with its line.
                return
            }
            step()
        }
    }

    /// Reads what is worked out in a string, up to behind its parenthesis; in a string of one line no further than that line.
    private mutating func readInterpolation(inLine: Bool) {
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case Self.open: depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case 0x0A where inLine: return
            default:
                readNext()
                continue
            }
            step()
            if depth == 0 { return }
        }
    }

    private mutating func step() {
        if position < bytes.count, bytes[position] == 0x0A {
            line += 1
            lineStart = position + 1
        }
        position += 1
    }

    /// Whether a byte belongs to names: that of a letter, also of one beyond ASCII, or a low line.
    static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }

    /// Whether a byte is a digit.
    static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
