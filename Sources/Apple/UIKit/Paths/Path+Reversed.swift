internal import Foundation
internal import QuadrantGeometry

extension Path {
    /// The same subpaths, each from its end to its beginning.
    var reversed: Path {
        var result = Path()
        var points: [CGPoint] = []
        var parts: [Element] = []
        func finish(isClosed: Bool) {
            guard let last = points.last else { return }
            result.move(to: last)
            for (index, part) in parts.enumerated().reversed() {
                switch part {
                case .quadCurve(_, let control):
                    result.addQuadCurve(to: points[index], control: control)
                case .curve(_, let control1, let control2):
                    result.addCurve(to: points[index], control1: control2, control2: control1)
                default: result.addLine(to: points[index])
                }
            }
            if isClosed { result.closeSubpath() }
            points = []
            parts = []
        }
        forEach { element in
            switch element {
            case .move(let to):
                finish(isClosed: false)
                points = [to]
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
                parts.append(element)
                points.append(to)
            case .closeSubpath:
                let start = points.first
                finish(isClosed: true)
                // What follows without a move begins where the closed part began.
                if let start { points = [start] }
            }
        }
        if !parts.isEmpty { finish(isClosed: false) }
        return result
    }
}
