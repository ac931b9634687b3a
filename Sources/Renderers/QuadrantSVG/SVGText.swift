internal import Foundation
internal import QuadrantGeometry

/// Numbers, names and colours as SVG writes them.
enum SVGText {
    /// At most `places` decimals, without zeros at the end; what is not finite becomes 0 or a
    /// number too large to see.
    static func number(_ value: CGFloat, places: Int = 3) -> String {
        var bytes: [UInt8] = []
        let places = min(max(places, 0), 4)
        append(scaled(value, places: places), places: places, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The number in units of its last decimal.
    static func scaled(_ value: CGFloat, places: Int = 3) -> Int {
        guard !value.isNaN else { return 0 }
        return Int((max(-1e9, min(1e9, Double(value))) * Double(units[places])).rounded())
    }

    private static let units = [1, 10, 100, 1000, 10_000]

    /// Adds what `scaled` answered, as `number` writes it.
    static func append(_ scaled: Int, places: Int = 3, to bytes: inout [UInt8]) {
        if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
        let unit = units[places]
        let (whole, rest) = (abs(scaled) / unit, abs(scaled) % unit)
        appendDigits(of: whole, to: &bytes)
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (left, place) = (rest, unit / 10)
        while left > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(left / place))
            left %= place
            place /= 10
        }
    }

    private static func appendDigits(of number: Int, to bytes: inout [UInt8]) {
        if number >= 10 { appendDigits(of: number / 10, to: &bytes) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Text that may stand in an attribute or between tags; characters that XML cannot hold are
    /// left out.
    static func escaped(_ text: String) -> String {
        // Most texts are numbers, of which there are many: they need no escaping.
        let isPlain = text.utf8.allSatisfy {
            (0x20..<0x7F).contains($0) && ![0x22, 0x26, 0x3C, 0x3E].contains($0)
        }
        if isPlain { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t": result += "&#9;"
            case "\n": result += "&#10;"
            case "\r": result += "&#13;"
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// `#rgb` or `#rrggbb`; alpha is written apart. Components beyond 0 to 1 are cut off.
    static func color(_ color: RGBAColor) -> String {
        let bytes = [color.red, color.green, color.blue].map {
            UInt8(($0.isNaN ? 0 : max(0, min(1, $0)) * 255).rounded())
        }
        if bytes.allSatisfy({ $0 % 17 == 0 }) {
            return "#" + bytes.map { String($0 / 17, radix: 16) }.joined()
        }
        return "#"
            + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// A value of `transform`, in its shortest form.
    static func transform(_ map: CGAffineTransform) -> String {
        let place = "\(number(map.tx)) \(number(map.ty))"
        guard map.b == 0, map.c == 0 else {
            let entries = [map.a, map.b, map.c, map.d].map { number($0, places: 4) }
            return "matrix(\(entries.joined(separator: " ")) \(place))"
        }
        var parts: [String] = []
        if map.tx != 0 || map.ty != 0 { parts.append("translate(\(place))") }
        if map.a != 1 || map.d != 1 {
            let (x, y) = (number(map.a, places: 4), number(map.d, places: 4))
            parts.append(x == y ? "scale(\(x))" : "scale(\(x) \(y))")
        }
        return parts.joined(separator: " ")
    }
}
