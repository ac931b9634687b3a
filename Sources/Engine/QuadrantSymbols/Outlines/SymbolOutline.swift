import Foundation
import QuadrantGeometry

/// A list of path elements under construction; the building blocks of the symbols.
struct SymbolOutline: Equatable, Sendable {
    var elements: [Path.Element] = []

    /// How far along a tangent the control points of a quarter circle lie, in radii.
    private static let quarter: CGFloat = 0.5522847498307936

    static func + (left: SymbolOutline, right: SymbolOutline) -> SymbolOutline {
        var sum = left
        sum.elements += right.elements
        return sum
    }

    mutating func move(_ point: CGPoint) {
        elements.append(.move(to: point))
    }

    mutating func line(_ point: CGPoint) {
        elements.append(.line(to: point))
    }

    mutating func curve(_ point: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    mutating func close() {
        elements.append(.closeSubpath)
    }

    /// Straight lines through points.
    static func polyline(_ points: [CGPoint], closed: Bool = false) -> SymbolOutline {
        var outline = SymbolOutline()
        guard let first = points.first else { return outline }
        outline.move(first)
        for point in points.dropFirst() { outline.line(point) }
        if closed { outline.close() }
        return outline
    }

    /// A closed polygon whose corners are rounded; `radius` shrinks where an edge is too short.
    static func rounded(_ points: [CGPoint], radius: CGFloat) -> SymbolOutline {
        var outline = SymbolOutline()
        for index in points.indices {
            let before = points[(index + points.count - 1) % points.count]
            let corner = points[index]
            let after = points[(index + 1) % points.count]
            let start = corner.toward(before, by: min(radius, corner.distance(to: before) / 2))
            let end = corner.toward(after, by: min(radius, corner.distance(to: after) / 2))
            if index == 0 { outline.move(start) } else { outline.line(start) }
            outline.curve(
                end, start.mix(corner, quarter), end.mix(corner, quarter))
        }
        outline.close()
        return outline
    }

    /// A rectangle with quarter-circle corners.
    static func roundedRect(_ rect: CGRect, radius: CGFloat) -> SymbolOutline {
        rounded(
            [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ], radius: min(radius, rect.width / 2, rect.height / 2))
    }

    static func ellipse(_ rect: CGRect) -> SymbolOutline {
        let (x, y) = (rect.midX, rect.midY)
        let (a, b) = (rect.width / 2, rect.height / 2)
        let (ka, kb) = (a * quarter, b * quarter)
        func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        var outline = SymbolOutline()
        outline.move(at(a, 0))
        outline.curve(at(0, b), at(a, kb), at(ka, b))
        outline.curve(at(-a, 0), at(-ka, b), at(-a, kb))
        outline.curve(at(0, -b), at(-a, -kb), at(-ka, -b))
        outline.curve(at(a, 0), at(ka, -b), at(a, -kb))
        outline.close()
        return outline
    }

    static func circle(_ center: CGPoint, radius: CGFloat) -> SymbolOutline {
        ellipse(
            CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        )
    }

    /// An open arc; angles in degrees, 0 to the right, growing clockwise on screen.
    static func arc(
        _ center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> SymbolOutline {
        var outline = SymbolOutline()
        outline.move(center.polar(radius, start))
        outline.addArc(center, radius: radius, from: start, to: end)
        return outline
    }

    /// Continues along an arc that starts where the outline is.
    mutating func addArc(_ center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        let count = max(1, Int((abs(end - start) / 90).rounded(.up)))
        let step = (end - start) / CGFloat(count)
        let reach = radius * 4 / 3 * tan(step * .pi / 180 / 4)
        for index in 0..<count {
            let a = start + step * CGFloat(index)
            let (p, q) = (center.polar(radius, a), center.polar(radius, a + step))
            curve(q, p.polar(reach, a + 90), q.polar(-reach, a + step + 90))
        }
    }

    /// The border of the area that a round pen of `width` covers on a walk that ends where it began.
    ///
    /// The walk goes once around a tree of lines, so a plain line `a b` is the walk `a b`, a corner
    /// `a b c` the walk `a b c b`, and a plus visits its centre between the arms. The border
    /// has no self-crossing as long as bends are wider than the pen.
    static func covered(by walk: [CGPoint], width: CGFloat) -> SymbolOutline {
        var outline = SymbolOutline()
        let half = width / 2
        for index in walk.indices {
            let point = walk[index]
            let before = walk[(index + walk.count - 1) % walk.count]
            let after = walk[(index + 1) % walk.count]
            let arriving = before.direction(to: point)
            var turn = point.direction(to: after) - arriving
            while turn > 180.0001 { turn -= 360 }
            while turn <= -179.9999 { turn += 360 }
            let first = point.polar(half, arriving - 90)
            if turn > 60 {
                if index == 0 { outline.move(first) } else { outline.line(first) }
                outline.addArc(
                    point, radius: half, from: arriving - 90, to: arriving - 90 + turn)
            } else {
                // Between lines that nearly touch the border would run far out.
                let miter = point.polar(
                    half / max(cos(turn * .pi / 360), 0.25), arriving - 90 + turn / 2)
                if index == 0 { outline.move(miter) } else { outline.line(miter) }
            }
        }
        outline.close()
        return outline
    }
}

extension SymbolOutline {
    var isEmpty: Bool { elements.isEmpty }

    /// The same through `transform`.
    func applying(_ transform: CGAffineTransform) -> SymbolOutline {
        SymbolOutline(elements: Path(elements: elements).applying(transform).elements)
    }

    /// Its pieces, each from a move on.
    var subpaths: [SymbolOutline] {
        elements.reduce(into: []) { pieces, element in
            if case .move = element { pieces.append(SymbolOutline()) }
            if !pieces.isEmpty { pieces[pieces.count - 1].elements.append(element) }
        }
    }

    /// Its subpaths as runs of straight lines, each curve in `pieces`; closed ones end where they begin.
    func flattened(pieces: Int) -> [[CGPoint]] {
        var runs: [[CGPoint]] = []
        for element in elements {
            let last = runs.last?.last ?? .zero
            switch element {
            case .move(let point): runs.append([point])
            case .line(let point): runs[runs.count - 1].append(point)
            case .quadCurve(let point, let control):
                let (a, b) = (last.mix(control, 2 / 3), point.mix(control, 2 / 3))
                runs[runs.count - 1] += Self.pieces(last, a, b, point, count: pieces)
            case .curve(let point, let a, let b):
                runs[runs.count - 1] += Self.pieces(last, a, b, point, count: pieces)
            case .closeSubpath:
                if let first = runs.last?.first { runs[runs.count - 1].append(first) }
            }
        }
        return runs
    }

    private static func pieces(
        _ start: CGPoint, _ a: CGPoint, _ b: CGPoint, _ end: CGPoint, count: Int
    ) -> [CGPoint] {
        (1...count).map { step in
            guard step < count else { return end }
            let t = CGFloat(step) / CGFloat(count)
            let (p, q, r) = (start.mix(a, t), a.mix(b, t), b.mix(end, t))
            return p.mix(q, t).mix(q.mix(r, t), t)
        }
    }
}

/// The smallest box around points.
struct SymbolBox {
    /// The box so far; `nil` without points.
    private(set) var rect: CGRect?

    mutating func take(_ point: CGPoint) {
        let dot = CGRect(origin: point, size: .zero)
        rect =
            rect.map { box in
                let (x, y) = (min(box.minX, point.x), min(box.minY, point.y))
                return CGRect(
                    x: x, y: y, width: max(box.maxX, point.x) - x,
                    height: max(box.maxY, point.y) - y)
            } ?? dot
    }

    /// Takes an outline in; of a curve sixteen points.
    mutating func take(_ outline: SymbolOutline) {
        for point in outline.flattened(pieces: 16).joined() { take(point) }
    }
}

extension CGPoint {
    /// The point at `radius` from here, in degrees clockwise from the right.
    func polar(_ radius: CGFloat, _ degrees: CGFloat) -> CGPoint {
        CGPoint(
            x: x + radius * cos(degrees * .pi / 180), y: y + radius * sin(degrees * .pi / 180))
    }

    fileprivate func distance(to other: CGPoint) -> CGFloat {
        hypot(other.x - x, other.y - y)
    }

    func direction(to other: CGPoint) -> CGFloat {
        atan2(other.y - y, other.x - x) * 180 / .pi
    }

    func mix(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }

    fileprivate func toward(_ other: CGPoint, by length: CGFloat) -> CGPoint {
        let whole = distance(to: other)
        return whole > 0 ? mix(other, length / whole) : self
    }
}

extension SymbolOutline {
    /// Mirrored from left to right around a vertical line.
    func mirrored(around x: CGFloat) -> SymbolOutline {
        applying(MirrorMap(true).transform(in: CGRect(x: x, y: 0, width: 0, height: 0)))
    }
}
