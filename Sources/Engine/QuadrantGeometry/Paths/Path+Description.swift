internal import Foundation

extension Path: LosslessStringConvertible {
    /// The path in postfix form: `x y m`, `x y l`, `cx cy x y q`, `c1x c1y c2x c2y x y c`, `h`.
    /// Numbers have six significant digits.
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let to): "\(Self.text([to])) m"
            case .line(let to): "\(Self.text([to])) l"
            case .quadCurve(let to, let control): "\(Self.text([control, to])) q"
            case .curve(let to, let control1, let control2):
                "\(Self.text([control1, control2, to])) c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Creates a path from a `description`; `nil` if the string does not have that form.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
            } else if let element = Self.element(word, numbers) {
                append(element)
                numbers = []
            } else {
                return nil
            }
        }
        guard numbers.isEmpty else { return nil }
    }

    private static func element(_ word: Substring, _ numbers: [CGFloat]) -> Element? {
        guard numbers.count % 2 == 0 else { return nil }
        let points = stride(from: 0, to: numbers.count, by: 2).map {
            CGPoint(x: numbers[$0], y: numbers[$0 + 1])
        }
        switch (word, points.count) {
        case ("m", 1): return .move(to: points[0])
        case ("l", 1): return .line(to: points[0])
        case ("q", 2): return .quadCurve(to: points[1], control: points[0])
        case ("c", 3): return .curve(to: points[2], control1: points[0], control2: points[1])
        case ("h", 0): return .closeSubpath
        default: return nil
        }
    }

    private static func text(_ points: [CGPoint]) -> String {
        points.map { String(format: "%g %g", Double($0.x), Double($0.y)) }.joined(separator: " ")
    }
}
