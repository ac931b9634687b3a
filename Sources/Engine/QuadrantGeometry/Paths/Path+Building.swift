public import Foundation

extension Path {
    /// Creates a rectangle, clockwise on screen from its top left corner.
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// Creates the ellipse that touches the middles of the rectangle's edges.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// The point where the next element starts: the end of the last element, or the start of the
    /// subpath that was closed last; `nil` for an empty path.
    ///
    /// - Complexity: O(1), after a close O(*length of the closed subpath*).
    public var currentPoint: CGPoint? {
        switch elements.last {
        case nil: nil
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
        case .closeSubpath: startOfLastSubpath
        }
    }

    private var startOfLastSubpath: CGPoint? {
        for element in elements.reversed() {
            if case .move(let to) = element { return to }
        }
        return nil
    }

    /// Begins a subpath at `end`.
    public mutating func move(to end: CGPoint) {
        append(.move(to: end))
    }

    /// Adds a line to `end`. Without a current point nothing is added.
    public mutating func addLine(to end: CGPoint) {
        guard !isEmpty else { return }
        append(.line(to: end))
    }

    /// Adds a quadratic curve to `end`. Without a current point nothing is added.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard !isEmpty else { return }
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a cubic curve to `end`. Without a current point nothing is added.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard !isEmpty else { return }
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a line back to the start of the subpath and closes it. Closing it again has no effect.
    public mutating func closeSubpath() {
        guard let last = elements.last, last != .closeSubpath else { return }
        append(.closeSubpath)
    }

    /// Adds a rectangle as a closed subpath. A null rectangle adds nothing.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { $0.applying(transform) }
        append(.move(to: corners[0]))
        for corner in corners.dropFirst() { append(.line(to: corner)) }
        append(.closeSubpath)
    }

    /// Adds each rectangle as a closed subpath.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an open subpath of straight lines through the points of `lines`. An empty array adds
    /// nothing.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        append(.move(to: first))
        for point in lines.dropFirst() { append(.line(to: point)) }
    }

    /// Adds the ellipse in `rect` as a closed subpath of four cubic curves, clockwise on screen
    /// from the rightmost point.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var arc = ArcBuilder(direction: CGVector(dx: 1, dy: 0))
        arc.matrix = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y
        ).concatenating(transform)
        append(.move(to: arc.point))
        arc.append(turns: 4, rest: 0, isReversed: false, to: &self)
        append(.closeSubpath)
    }

    /// Adds the elements of `path`, mapped by `transform`.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        untoldExcess = untoldExcess ?? path.untoldExcess
        for element in path.elements {
            append(transform.isIdentity ? element : element.applying(transform))
        }
    }
}
