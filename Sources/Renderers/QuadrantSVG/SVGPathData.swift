internal import Foundation
internal import QuadrantGeometry

/// Writes paths as the value of `d`: absolute coordinates, `H` and `V` for upright lines.
enum SVGPathData {
    /// The elements of `path`, moved by `offset`, as far as the limit.
    static func text(
        _ path: Path, offset: CGPoint = .zero, limit: CoordinateLimit = .numbers
    ) -> String {
        var text = SVGPathText()
        var start = SVGPathText.Place(x: 0, y: 0)
        func place(_ point: CGPoint) -> SVGPathText.Place {
            SVGPathText.Place(
                x: SVGText.scaled(limit.cut(point.x + offset.x)),
                y: SVGText.scaled(limit.cut(point.y + offset.y)))
        }
        for element in path.elements {
            switch element {
            case .move(let to):
                start = place(to)
                text.add("M", start)
            case .line(let to):
                text.addLine(place(to))
            case .quadCurve(let to, let control):
                text.add("Q", place(control), place(to))
            case .curve(let to, let control1, let control2):
                text.add("C", place(control1), place(control2), place(to))
            case .closeSubpath:
                text.close(at: start)
            }
        }
        return String(decoding: text.bytes, as: UTF8.self)
    }
}

/// The value of `d` while it is written.
private struct SVGPathText {
    /// A point in thousandths.
    struct Place: Equatable {
        var x: Int
        var y: Int
    }

    private(set) var bytes: [UInt8] = []
    private var current = Place(x: .max, y: .max)

    /// Adds a letter and places, the last of which is where the path goes on.
    mutating func add(_ letter: Unicode.Scalar, _ places: Place...) {
        bytes.append(UInt8(ascii: letter))
        for (index, place) in places.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: " ")) }
            SVGText.append(place.x, to: &bytes)
            bytes.append(UInt8(ascii: " "))
            SVGText.append(place.y, to: &bytes)
            current = place
        }
    }

    mutating func addLine(_ end: Place) {
        if end.y == current.y {
            bytes.append(UInt8(ascii: "H"))
            SVGText.append(end.x, to: &bytes)
        } else if end.x == current.x {
            bytes.append(UInt8(ascii: "V"))
            SVGText.append(end.y, to: &bytes)
        } else {
            add("L", end)
        }
        current = end
    }

    mutating func close(at start: Place) {
        bytes.append(UInt8(ascii: "Z"))
        current = start
    }
}
