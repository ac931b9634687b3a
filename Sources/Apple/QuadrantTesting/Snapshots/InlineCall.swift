/// A call of `assertInlineSnapshot` in a source: where its text stands, or is to stand.
struct InlineCall {
    /// The bytes that are replaced: the closure behind the call with the space before it, or nothing behind its arguments.
    let range: Range<Int>
    /// Whether a closure is there.
    let hasText: Bool
    private let indentation: String
    private let lineEnd: String

    private static let name = Array("assertInlineSnapshot".utf8)

    /// Finds the call at a place.
    ///
    /// - Parameters:
    ///   - line: Of the call, from 1 on.
    ///   - column: Of the call, in bytes, from 1 on; the last call on the line that begins no later is taken.
    init(in source: [UInt8], line: Int, column: Int) throws(InlineSources.Problem) {
        let gone = InlineSources.Problem(
            words: "there is no call of assertInlineSnapshot in its line \(line): "
                + "the source was changed since it was compiled, or a function of the test's own calls it."
        )
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = source[start...].firstIndex(of: newline) else { throw gone }
            start = end + 1
        }
        let end = source[start...].firstIndex(of: newline) ?? source.count
        let places = (start..<end).filter { source[$0...].starts(with: Self.name) }
        guard let call = places.last(where: { $0 < start + column }) ?? places.first else {
            throw gone
        }
        indentation = String(
            decoding: source[start..<end].prefix { $0 == space || $0 == tab }, as: UTF8.self)
        lineEnd = end > start && source[end - 1] == carriageReturn ? "\r\n" : "\n"
        var skipper = SourceSkipper(source, from: call + Self.name.count, line: line)
        skipper.skipSpace()
        guard skipper.byte == UInt8(ascii: "(") else { throw gone }
        try skipper.skipBrackets()
        let close = skipper.place
        skipper.skipSpace()
        hasText = skipper.byte == UInt8(ascii: "{")
        if hasText {
            try skipper.skipClosureOfLiteral()
            range = close..<skipper.place
        } else {
            let arguments = String(decoding: source[call..<close], as: UTF8.self)
            guard !arguments.contains("matches:") else {
                throw InlineSources.Problem(
                    words:
                        "'matches:' stands in the parentheses of the call in line \(line): write the closure behind them."
                )
            }
            range = close..<close
        }
    }

    /// The closure with a text, as a literal of several lines.
    func closure(with text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        var marks = ""
        // As many marks as keep everything in the text as it is.
        while bytes.contains(Array("\\\(marks)".utf8))
            || bytes.contains(Array("\"\"\"\(marks)".utf8))
        {
            marks += "#"
        }
        let inner = indentation + "    "
        var result = Array(" {\(lineEnd)\(inner)\(marks)\"\"\"\(lineEnd)".utf8)
        for line in bytes.split(separator: newline, omittingEmptySubsequences: false) {
            if !line.isEmpty { result += inner.utf8 }
            for byte in line {
                // What a source cannot hold, or what the compiler would take for the end of a line.
                if byte < 0x20 && byte != tab || byte == 0x7F {
                    result += "\\\(marks)u{\(String(byte, radix: 16))}".utf8
                } else {
                    result.append(byte)
                }
            }
            result += lineEnd.utf8
        }
        return result + "\(inner)\"\"\"\(marks)\(lineEnd)\(indentation)}".utf8
    }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")

/// Walks over Swift source by its brackets, literals and comments. What it does not understand for sure is a problem, so that no
/// source is changed where it should not be.
private struct SourceSkipper {
    private let source: [UInt8]
    private let line: Int
    private(set) var place: Int

    init(_ source: [UInt8], from place: Int, line: Int) {
        (self.source, self.place, self.line) = (source, place, line)
    }

    /// The byte at the place; `nil` at the end.
    var byte: UInt8? { place < source.count ? source[place] : nil }

    private func starts(_ text: String) -> Bool { source[place...].starts(with: text.utf8) }

    private func problem(_ words: String) -> InlineSources.Problem {
        InlineSources.Problem(words: "the call in line \(line) \(words)")
    }

    /// Skips space and line ends.
    private mutating func skipPlainSpace() {
        while let byte, byte == space || byte == tab || byte == newline || byte == carriageReturn {
            place += 1
        }
    }

    /// Skips space, line ends and comments.
    mutating func skipSpace() {
        repeat { skipPlainSpace() } while skipComment()
    }

    private mutating func skipComment() -> Bool {
        if starts("//") {
            while let byte, byte != newline { place += 1 }
            return true
        }
        guard starts("/*") else { return false }
        var depth = 0
        while byte != nil {
            if starts("/*") {
                (depth, place) = (depth + 1, place + 2)
            } else if starts("*/") {
                (depth, place) = (depth - 1, place + 2)
                if depth == 0 { return true }
            } else {
                place += 1
            }
        }
        return true
    }

    /// Skips a bracket and all up to the one that closes it.
    mutating func skipBrackets() throws(InlineSources.Problem) {
        var open: [UInt8] = []
        while let byte {
            if skipComment() { continue }
            if try skipLiteral() != nil { continue }
            place += 1
            switch byte {
            case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard open.popLast() == byte else {
                    throw problem("has brackets that do not belong together.")
                }
                if open.isEmpty { return }
            case UInt8(ascii: "/"):
                // A division, or the beginning of a regular expression with brackets of its own.
                throw problem("has a '/' in it: bind the value to a `let` before it.")
            default: break
            }
        }
        throw problem("has no end.")
    }

    /// Skips a closure in which nothing but one literal of text stands.
    mutating func skipClosureOfLiteral() throws(InlineSources.Problem) {
        let other = problem(
            "has a closure that is more than one literal of text: it is not replaced.")
        place += 1
        skipPlainSpace()
        guard try skipLiteral() == false else { throw other }
        skipPlainSpace()
        guard byte == UInt8(ascii: "}") else { throw other }
        place += 1
    }

    /// Skips a literal of text with what is interpolated in it. Returns whether something is; `nil` where there is no literal.
    private mutating func skipLiteral() throws(InlineSources.Problem) -> Bool? {
        var marks = 0
        while place + marks < source.count, source[place + marks] == UInt8(ascii: "#") {
            marks += 1
        }
        let first = place + marks
        guard first < source.count, source[first] == UInt8(ascii: "\"") else {
            if marks > 0, first < source.count, source[first] == UInt8(ascii: "/") {
                throw problem("has a regular expression in it: bind it to a `let` before it.")
            }
            return nil
        }
        place = first
        let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
        let hashes = String(repeating: "#", count: marks)
        place += quotes.utf8.count
        var isInterpolated = false
        while let byte {
            if starts(quotes + hashes) {
                place += quotes.utf8.count + marks
                return isInterpolated
            }
            if starts("\\\(hashes)(") {
                isInterpolated = true
                place += 1 + marks
                try skipBrackets()
            } else if starts("\\\(hashes)") {
                place += 2 + marks
            } else if byte == newline, quotes.utf8.count == 1 {
                break
            } else {
                place += 1
            }
        }
        throw problem("has a text that does not end.")
    }
}
