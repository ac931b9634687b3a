/// A call of `assertInlineSnapshot` in a source: where its text stands, or is to stand.
struct InlineCall {
    /// The bytes that are replaced: the closure behind the call with the space before it, or nothing behind its arguments.
    let range: Range<Int>
    private let indentation: String

    private static let name = Array("assertInlineSnapshot".utf8)

    /// Finds the call at a place.
    ///
    /// - Parameters:
    ///   - line: Of the call, from 1 on.
    ///   - column: Of the call, in bytes, from 1 on; the last call on the line that begins no later is taken.
    init(in source: [UInt8], line: Int, column: Int) throws(InlineSources.Problem) {
        let gone = InlineSources.Problem(
            words:
                "there is no call of assertInlineSnapshot in its line \(line): the source was changed since it was compiled."
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
        var skipper = SourceSkipper(source, from: call + Self.name.count)
        skipper.skipSpace()
        guard skipper.byte == UInt8(ascii: "("), skipper.skipBrackets() else {
            throw InlineSources.Problem(
                words: "the arguments of the call in line \(line) have no end.")
        }
        let close = skipper.place
        skipper.skipSpace()
        if skipper.byte == UInt8(ascii: "{") {
            guard skipper.skipBrackets() else {
                throw InlineSources.Problem(
                    words: "the closure of the call in line \(line) has no end.")
            }
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
    func closure(with text: String) -> String {
        var marks = ""
        // As many marks as keep everything in the text as it is.
        while text.contains("\\\(marks)") || text.contains("\"\"\"\(marks)") { marks += "#" }
        let inner = indentation + "    "
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : "\(inner)\($0)"
        }
        return " {\n\(inner)\(marks)\"\"\"\n" + lines.joined(separator: "\n")
            + "\n\(inner)\"\"\"\(marks)\n\(indentation)}"
    }
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")

/// Walks over Swift source by its brackets, literals and comments.
private struct SourceSkipper {
    private let source: [UInt8]
    private(set) var place: Int

    init(_ source: [UInt8], from place: Int) { (self.source, self.place) = (source, place) }

    /// The byte at the place; `nil` at the end.
    var byte: UInt8? { place < source.count ? source[place] : nil }

    private func starts(_ text: String) -> Bool { source[place...].starts(with: text.utf8) }

    /// Skips space, line ends and comments.
    mutating func skipSpace() {
        while let byte {
            if byte == space || byte == tab || byte == newline || byte == 13 {
                place += 1
            } else if !skipComment() {
                return
            }
        }
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

    /// Skips a bracket and all up to the one that closes it. Returns whether there is one.
    mutating func skipBrackets() -> Bool {
        var depth = 0
        while let byte {
            if skipComment() || skipLiteral() { continue }
            place += 1
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return true }
            default: break
            }
        }
        return false
    }

    /// Skips a literal of text with what is interpolated in it.
    private mutating func skipLiteral() -> Bool {
        var marks = 0
        while place + marks < source.count, source[place + marks] == UInt8(ascii: "#") {
            marks += 1
        }
        let first = place + marks
        guard first < source.count, source[first] == UInt8(ascii: "\"") else { return false }
        place = first
        let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
        let hashes = String(repeating: "#", count: marks)
        place += quotes.utf8.count
        while byte != nil {
            if starts(quotes + hashes) {
                place += quotes.utf8.count + marks
                return true
            }
            if starts("\\\(hashes)(") {
                place += 1 + marks
                guard skipBrackets() else { return true }
            } else if starts("\\\(hashes)") {
                place += 2 + marks
            } else {
                place += 1
            }
        }
        return true
    }
}
