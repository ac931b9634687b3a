/// A `printf` format, cut into what is shown as it is and places for values.
struct FormatParts: Sequence, IteratorProtocol {
    enum Part: Equatable {
        case literal(String)
        /// A place for the value at a position from 0, `nil` for the next one; the specifier without the
        /// position, as `%lld` or `%.2f`. `%#@name@` and `%arg` have their name as the specifier.
        case place(Int?, specifier: String)
    }

    private var rest: Substring

    init(_ format: String) {
        rest = format[...]
    }

    mutating func next() -> Part? {
        guard let first = rest.first else { return nil }
        if first != "%" {
            let literal = rest.prefix { $0 != "%" }
            rest = rest.dropFirst(literal.count)
            return .literal(String(literal))
        }
        let body = rest.dropFirst()
        if body.first == "%" {
            rest = body.dropFirst()
            return .literal("%")
        }
        if body.hasPrefix("arg") {
            rest = body.dropFirst(3)
            return .place(nil, specifier: "%arg")
        }
        var scan = body
        let position = Self.position(&scan)
        if scan.hasPrefix("#@"), let end = scan.dropFirst(2).firstIndex(of: "@") {
            let name = scan[scan.index(scan.startIndex, offsetBy: 2)..<end]
            rest = scan[scan.index(after: end)...]
            return .place(position, specifier: "%#@\(name)@")
        }
        let flags = scan.prefix { "0123456789.+-# 'hlqzjtL".contains($0) }
        let after = scan.dropFirst(flags.count)
        guard let kind = after.first, "@diuxXofFeEgGaAcsCSp".contains(kind) else {
            rest = body
            return .literal("%")
        }
        rest = after.dropFirst()
        return .place(position, specifier: "%\(Self.bounded(flags))\(kind)")
    }

    /// The most characters that a width or precision may ask for.
    private static let longestNumber = 512

    /// Flags whose numbers are no more than what is shown: C would fill memory with blanks.
    private static func bounded(_ flags: Substring) -> String {
        guard flags.count > 3 else { return String(flags) }
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
    private static func position(_ scan: inout Substring) -> Int? {
        let digits = scan.prefix { $0.isASCII && $0.isNumber }
        let after = scan.dropFirst(digits.count)
        guard after.first == "$", let number = Int(digits), number > 0 else { return nil }
        scan = after.dropFirst()
        return number - 1
    }
}
