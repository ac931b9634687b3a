/// A `printf` format, cut into what is shown as it is and places for values.
///
/// Read byte by byte, so that a place ends where its specifier ends, whatever follows: a combining
/// character behind it belongs to the value.
struct FormatParts: Sequence, IteratorProtocol {
    enum Part: Equatable {
        case literal(String)
        /// A place for the value at a position from 0, `nil` for the next one; the specifier without the
        /// position, as `%lld` or `%.2f`. `%#@name@` and `%arg` have their name as the specifier.
        case place(Int?, specifier: String)
    }

    private var rest: Substring.UTF8View

    init(_ format: String) {
        rest = format[...].utf8
    }

    /// Whether there is a letter that is not of a place: something to translate.
    var hasWords: Bool {
        contains {
            guard case .literal(let text) = $0 else { return false }
            return text.contains(where: \.isLetter)
        }
    }

    mutating func next() -> Part? {
        guard let first = rest.first else { return nil }
        guard first == Self.percent else {
            let end = rest.firstIndex(of: Self.percent) ?? rest.endIndex
            let literal = rest[..<end]
            rest = rest[end...]
            return .literal(String(Substring(literal)))
        }
        let body = rest.dropFirst()
        if body.first == Self.percent {
            rest = body.dropFirst()
            return .literal("%")
        }
        if body.starts(with: "arg".utf8) {
            rest = body.dropFirst(3)
            return .place(nil, specifier: "%arg")
        }
        var scan = body
        let position = Self.position(&scan)
        if scan.starts(with: "#@".utf8),
            let end = scan.dropFirst(2).firstIndex(of: UInt8(ascii: "@"))
        {
            let name = scan[...end]
            rest = scan[scan.index(after: end)...]
            return .place(position, specifier: "%" + String(Substring(name)))
        }
        let flags = scan.prefix(while: Self.isFlag)
        guard flags.endIndex < scan.endIndex, Self.isKind(scan[flags.endIndex]) else {
            rest = body
            return .literal("%")
        }
        let end = scan.index(after: flags.endIndex)
        defer { rest = scan[end...] }
        if flags.count > 3 {
            let kind = String(Substring(scan[flags.endIndex..<end]))
            return .place(position, specifier: "%" + Self.bounded(Substring(flags)) + kind)
        }
        return .place(
            position,
            specifier: position == nil
                ? String(Substring(rest[..<end])) : "%" + String(Substring(scan[..<end])))
    }

    private static let percent = UInt8(ascii: "%")

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// One of `0123456789.+-# 'hlqzjtL`.
    private static func isFlag(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "#"),
            UInt8(ascii: " "), UInt8(ascii: "'"), UInt8(ascii: "h"), UInt8(ascii: "l"),
            UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "j"), UInt8(ascii: "t"),
            UInt8(ascii: "L"):
            true
        default: isDigit(byte)
        }
    }

    private static func isKind(_ byte: UInt8) -> Bool {
        "@diuxXofFeEgGaAcsCSp".utf8.contains(byte)
    }

    /// The most characters that a width or precision may ask for.
    private static let longestNumber = 512

    /// Flags whose numbers are no more than what is shown: C would fill memory with blanks.
    private static func bounded(_ flags: Substring) -> String {
        var result = ""
        var number = ""
        func close() {
            if !number.isEmpty {
                let value = Int(number) ?? .max
                let zeros = number.prefix { $0 == "0" }.prefix(1)
                result += value > longestNumber ? "\(zeros)\(longestNumber)" : number
            }
            number = ""
        }
        for flag in flags {
            if flag.isASCII, flag.isNumber {
                number.append(flag)
            } else {
                close()
                result.append(flag)
            }
        }
        close()
        return result
    }

    /// `2$` for the second value.
    private static func position(_ scan: inout Substring.UTF8View) -> Int? {
        let digits = scan.prefix(while: isDigit)
        guard digits.endIndex < scan.endIndex, scan[digits.endIndex] == UInt8(ascii: "$"),
            let number = Int(Substring(digits)), number > 0
        else { return nil }
        scan = scan[scan.index(after: digits.endIndex)...]
        return number - 1
    }
}
