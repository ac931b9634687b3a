internal import Foundation
internal import QuadrantGeometry

/// Writes paths as the value of `d`: absolute coordinates, `H` and `V` for upright lines.
enum SVGPathData {
    /// The elements of `path`, moved by `offset`.
    static func text(_ path: Path, offset: CGPoint = .zero) -> String {
        var text = ""
        var current = Place("", "")
        var start = current
        func place(_ point: CGPoint) -> Place {
            Place(SVGText.number(point.x + offset.x), SVGText.number(point.y + offset.y))
        }
        for element in path.elements {
            switch element {
            case .move(let to):
                current = place(to)
                start = current
                text += "M\(current)"
            case .line(let to):
                let end = place(to)
                if end.y == current.y {
                    text += "H\(end.x)"
                } else if end.x == current.x {
                    text += "V\(end.y)"
                } else {
                    text += "L\(end)"
                }
                current = end
            case .quadCurve(let to, let control):
                current = place(to)
                text += "Q\(place(control)) \(current)"
            case .curve(let to, let control1, let control2):
                current = place(to)
                text += "C\(place(control1)) \(place(control2)) \(current)"
            case .closeSubpath:
                current = start
                text += "Z"
            }
        }
        return text
    }

    /// A point as it is written.
    private struct Place: CustomStringConvertible {
        var x: String
        var y: String

        init(_ x: String, _ y: String) {
            self.x = x
            self.y = y
        }

        var description: String { "\(x) \(y)" }
    }
}
