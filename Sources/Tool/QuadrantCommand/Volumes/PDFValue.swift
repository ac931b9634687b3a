/// The values of a PDF file as bytes.
enum PDFValue {
    /// A value whose references to objects have other numbers; what `number` has none for stays.
    ///
    /// Texts, names and comments are copied as they are.
    static func renumbered(
        _ value: ArraySlice<UInt8>, _ number: (Int) -> Int?
    ) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(value.count + 16)
        var place = value.startIndex
        while place < value.endIndex {
            let end: Int
            switch value[place] {
            case UInt8(ascii: "("): end = endOfText(in: value, from: place)
            case UInt8(ascii: "<") where place + 1 < value.endIndex && value[place + 1] != 0x3C:
                end = endOf(value, from: place) { $0 != 0x3E } + 1
            case UInt8(ascii: "%"): end = endOf(value, from: place) { $0 != 0x0A }
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if let found = reference(in: value, from: place), let new = number(found.number) {
                    result += Array("\(new) 0 R".utf8)
                    place = found.end
                    continue
                }
                end = endOf(value, from: place, while: isRegular)
            case let byte where isRegular(byte) || byte == 0x2F:
                end = endOf(value, from: place + 1, while: isRegular)
            case UInt8(ascii: "<"): end = place + 2
            default: end = place + 1
            }
            result += value[place..<min(end, value.endIndex)]
            place = end
        }
        return result
    }

    /// The object that a value refers to at a place: `12 0 R`.
    private static func reference(
        in value: ArraySlice<UInt8>, from place: Int
    ) -> (number: Int, end: Int)? {
        let end = endOf(value, from: place, while: isDigit)
        let rest = Array(" 0 R".utf8)
        guard value[end...].starts(with: rest),
            let number = Int(String(decoding: value[place..<end], as: UTF8.self))
        else { return nil }
        return (number, end + rest.count)
    }

    private static func endOf(
        _ value: ArraySlice<UInt8>, from place: Int, while isPart: (UInt8) -> Bool
    ) -> Int {
        var end = place
        while end < value.endIndex, isPart(value[end]) { end += 1 }
        return end
    }

    /// The end of a text in parentheses, which may have others in it.
    private static func endOfText(in value: ArraySlice<UInt8>, from place: Int) -> Int {
        var (end, depth) = (place, 0)
        while end < value.endIndex {
            switch value[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            end += 1
            if depth == 0 { break }
        }
        return end
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// Whether a byte is neither space nor a sign that separates.
    private static func isRegular(_ byte: UInt8) -> Bool {
        byte > 0x20 && !separators.contains(byte)
    }

    private static let separators = Array("()<>[]{}/%".utf8)
}
