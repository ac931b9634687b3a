internal import Foundation
internal import QuadrantGeometry

/// Numbers, names and colours as SVG writes them.
enum SVGText {
    /// At most `places` decimals, without zeros at the end; what is not finite becomes 0 or a
    /// number too large to see.
    static func number(_ value: CGFloat, places: Int = 3) -> String {
        guard !value.isNaN else { return "0" }
        let unit = [1.0, 10, 100, 1000, 10_000][min(max(places, 0), 4)]
        let scaled = (max(-1e9, min(1e9, Double(value))) * unit).rounded()
        let digits = Int(abs(scaled))
        var text = String(digits / Int(unit))
        var rest = digits % Int(unit)
        if rest > 0 {
            var decimals = ""
            var place = Int(unit) / 10
            while rest > 0 {
                decimals += String(rest / place)
                rest %= place
                place /= 10
            }
            text += ".\(decimals)"
        }
        return scaled < 0 ? "-" + text : text
    }

    /// Text that may stand in an attribute or between tags; characters that XML cannot hold are
    /// left out.
    static func escaped(_ text: String) -> String {
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
