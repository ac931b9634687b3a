/// The names in Swift source as far as they can be told without a parser: what stands in comments and in strings is left out, and so is
/// what is worked out in strings.
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
        if isNext("//") {
            while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        } else if isNext("/*") {
            skip(beyond: "*/", escapes: false)
        } else if isNext("\"\"\"") {
            skip(beyond: "\"\"\"", escapes: true)
        } else if isNext("#\"") {
            skip(beyond: "\"#", escapes: false)
        } else if byte == UInt8(ascii: "\"") {
            skip(beyond: "\"", escapes: true)
        } else if Self.isLetter(byte) {
            readWord()
        } else {
            step()
        }
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

    private func isNext(_ mark: StaticString) -> Bool {
        let text = Array("\(mark)".utf8)
        return position + text.count <= bytes.count
            && bytes[position..<position + text.count].elementsEqual(text)
    }

    /// Goes behind the next `end`, from a mark of the same length on.
    private mutating func skip(beyond end: StaticString, escapes: Bool) {
        let length = end.utf8CodeUnitCount
        position += length
        while position < bytes.count {
            if escapes, bytes[position] == UInt8(ascii: "\\") {
                step()
            } else if isNext(end) {
                position += length
                return
            } else if escapes, length == 1, bytes[position] == 0x0A {
                // A string that is not closed ends with its line.
                return
            }
            step()
        }
    }

    private mutating func step() {
        if position < bytes.count, bytes[position] == 0x0A {
            line += 1
            lineStart = position + 1
        }
        position += 1
    }

    /// Those of `wanted` that stand in bytes, with neither a letter nor a digit before and after.
    static func find(_ wanted: Set<String>, inBytes bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        let byLength = Dictionary(grouping: wanted.map { Array($0.utf8) }, by: \.count)
        var start = 0
        for end in 0...bytes.count {
            if end < bytes.count, isLetter(bytes[end]) || isDigit(bytes[end]) { continue }
            if end > start, let names = byLength[end - start] {
                for name in names where bytes[start] == name[0] {
                    if bytes[start..<end].elementsEqual(name) {
                        found.insert(String(decoding: name, as: UTF8.self))
                    }
                }
            }
            start = end + 1
        }
        return found
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
