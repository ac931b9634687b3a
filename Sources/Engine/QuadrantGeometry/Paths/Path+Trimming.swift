public import Foundation

extension Path {
    /// The part of the path between two fractions of its length, over all subpaths and with the
    /// lines that close them. Fractions are clamped to 0 and 1.
    ///
    /// The whole path keeps its closes; in a part of it, closes become lines. A curve is cut at the
    /// parameter that its measured length gives, to about a ten-thousandth of the curve.
    ///
    /// - Complexity: O(*elements*), 64 points for each curve.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let fault = NumberFault.unless(
            .known, "trimmedPath", ["from": from, "to": to], instead: "Nothing is left of it.")
        if let fault {
            var none = Path()
            none.note(fault)
            return none
        }
        let (from, to) = (max(0, min(1, from)), max(0, min(1, to)))
        if from == 0, to == 1 { return self }
        guard from < to else { return Path() }
        var pieces: [MeasuredSegment] = []
        forEachSegment { pieces.append(MeasuredSegment($0)) }
        let total = pieces.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return Path() }
        var trimmed = Path()
        trimmed.untoldExcess = untoldExcess
        var start: CGFloat = 0
        for piece in pieces where piece.length > 0 {
            let first = max(0, (from * total - start) / piece.length)
            let last = min(1, (to * total - start) / piece.length)
            // Sums of lengths leave residues: they must not cut a sliver off a whole curve.
            if last - first > 1e-9 {
                piece.append(first < 1e-9 ? 0 : first, last > 1 - 1e-9 ? 1 : last, to: &trimmed)
            }
            start += piece.length
        }
        return trimmed
    }
}

/// A piece of a path and how long it is.
struct MeasuredSegment {
    let segment: Path.Segment
    let length: CGFloat
    /// The length of a curve up to each of its steps.
    private let lengths: [CGFloat]

    private static let steps = 64

    init(_ segment: Path.Segment) {
        self.segment = segment
        switch segment {
        case .line(let from, let to):
            length = from.distance(to: to)
            lengths = []
        case .cubic(let curve):
            var sums: [CGFloat] = [0]
            var last = curve.from
            for step in 1...Self.steps {
                let point = curve.point(at: CGFloat(step) / CGFloat(Self.steps))
                sums.append(sums[step - 1] + last.distance(to: point))
                last = point
            }
            lengths = sums
            length = sums[Self.steps]
        }
    }

    /// Adds the part between two fractions of the length, after a move if `path` ends elsewhere.
    func append(_ first: CGFloat, _ last: CGFloat, to path: inout Path) {
        switch segment {
        case .line(let from, let to):
            start(at: from.mixed(with: to, first), in: &path)
            path.append(.line(to: from.mixed(with: to, last)))
        case .cubic(let curve):
            let part = curve.part(from: parameter(at: first), to: parameter(at: last))
            start(at: part.from, in: &path)
            path.append(
                .curve(to: part.to, control1: part.control1, control2: part.control2))
        }
    }

    private func start(at point: CGPoint, in path: inout Path) {
        if let current = path.currentPoint, current.distance(to: point) < 1e-9 { return }
        path.append(.move(to: point))
    }

    private func parameter(at fraction: CGFloat) -> CGFloat {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        let wanted = fraction * length
        let step = lengths.firstIndex { $0 > wanted } ?? Self.steps
        let (low, high) = (lengths[step - 1], lengths[step])
        return (CGFloat(step - 1) + (wanted - low) / (high - low)) / CGFloat(Self.steps)
    }
}

extension CubicSegment {
    /// The part of the curve between two parameters, as a curve of its own.
    func part(from first: CGFloat, to last: CGFloat) -> CubicSegment {
        let tail = first <= 0 ? self : split(at: first).1
        if last >= 1 { return tail }
        return tail.split(at: (last - first) / (1 - first)).0
    }

    func split(at t: CGFloat) -> (CubicSegment, CubicSegment) {
        let a = from.mixed(with: control1, t)
        let b = control1.mixed(with: control2, t)
        let c = control2.mixed(with: to, t)
        let (ab, bc) = (a.mixed(with: b, t), b.mixed(with: c, t))
        let middle = ab.mixed(with: bc, t)
        return (
            CubicSegment(from: from, control1: a, control2: ab, to: middle),
            CubicSegment(from: middle, control1: bc, control2: c, to: to)
        )
    }
}

extension CGPoint {
    /// The point a fraction of the way to another.
    func mixed(with other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }

    func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
