public import Foundation

extension Path {
    /// The smallest upright rectangle around the path itself, in points, with the exact bounds of
    /// curves; `.null` for an empty path.
    ///
    /// - Complexity: O(*elements*).
    public var boundingRect: CGRect {
        var box = PointBounds()
        forEachSegment { segment in
            switch segment {
            case .line(let from, let to):
                box.take(from)
                box.take(to)
            case .cubic(let curve):
                box.take(curve.from)
                box.take(curve.to)
                for t in curve.extrema(\.x) + curve.extrema(\.y) { box.take(curve.point(at: t)) }
            }
        }
        for case .move(let to) in elements { box.take(to) }
        return box.rect
    }

    /// Whether `p` lies inside, by the non-zero winding rule or the even-odd rule. Open subpaths
    /// count as closed.
    ///
    /// - Complexity: O(*elements*).
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        forEachSegment(closing: true) { segment in
            switch segment {
            case .line(let from, let to):
                winding += CubicSegment(from: from, control1: from, control2: to, to: to)
                    .windingAsLine(around: p)
            case .cubic(let curve):
                winding += curve.winding(around: p)
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// A straight or curved piece of a path.
    package enum Segment {
        /// A straight line.
        case line(from: CGPoint, to: CGPoint)
        /// A curve; quadratic ones are raised to cubics.
        case cubic(CubicSegment)
    }

    /// Calls `body` with each piece that has two ends; with `closing`, also with the lines that
    /// would close open subpaths.
    package func forEachSegment(closing: Bool = false, _ body: (Segment) -> Void) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func close() {
            if current != start { body(.line(from: current, to: start)) }
            current = start
        }
        for element in elements {
            switch element {
            case .move(let to):
                if closing { close() }
                (start, current) = (to, to)
            case .line(let to):
                body(.line(from: current, to: to))
                current = to
            case .quadCurve(let to, let control):
                body(.cubic(CubicSegment(from: current, quadControl: control, to: to)))
                current = to
            case .curve(let to, let control1, let control2):
                let curve = CubicSegment(
                    from: current, control1: control1, control2: control2, to: to)
                body(.cubic(curve))
                current = to
            case .closeSubpath:
                close()
            }
        }
        if closing { close() }
    }
}
