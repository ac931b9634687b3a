import Foundation

/// A short straight stretch that stands for a part of a piece of a path.
struct PathChord {
    var from: CGPoint
    var to: CGPoint
    /// Index of the piece.
    var source: Int
    /// The stretch of the piece, 0 to 1.
    var t0: Double
    var t1: Double

    /// The pieces of a path, open subpaths closed, and the chords that follow them; nothing where a
    /// coordinate is not finite.
    static func all(
        of path: Path, firstSource: Int, closing: Bool = true
    ) -> (chords: [PathChord], sources: [Path.Segment]) {
        var (chords, sources) = ([PathChord](), [Path.Segment]())
        var isFinite = true
        path.forEachSegment(closing: closing) { segment in
            let source = firstSource + sources.count
            sources.append(segment)
            isFinite = isFinite && segment.isFinite
            guard isFinite else { return }
            switch segment {
            case .line(let from, let to):
                chords.append(PathChord(from: from, to: to, source: source, t0: 0, t1: 1))
            case .cubic(let curve):
                append(curve, source, to: &chords)
            }
        }
        return isFinite ? (chords, sources) : ([], [])
    }

    /// Chords between the places where the curve turns upwards or downwards, about a hundredth of a
    /// point off the curve.
    private static func append(
        _ curve: CubicSegment, _ source: Int, to chords: inout [PathChord]
    ) {
        let ends = [0] + curve.extrema(\.y) + [1]
        for (low, high) in zip(ends, ends.dropFirst()) where high > low {
            let part = curve.part(from: low, to: high)
            let bend = max(
                part.from.bend(part.control1, part.control2),
                part.control1.bend(part.control2, part.to))
            // A cubic is off its chords by at most 3/4 of the bend over the square of their number.
            let steps = Int(min(64, max(1, (bend * 75).squareRoot().rounded(.up))))
            var last = part.from
            for step in 1...steps {
                let (a, b) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
                let next = step == steps ? part.to : part.point(at: CGFloat(b))
                chords.append(
                    PathChord(
                        from: last, to: next, source: source,
                        t0: Double(low) + Double(high - low) * a,
                        t1: Double(low) + Double(high - low) * b))
                last = next
            }
        }
    }

    /// Where along this chord, 0 to 1, another crosses it.
    func crossing(_ other: PathChord) -> Double? {
        guard min(from.x, to.x) <= max(other.from.x, other.to.x),
            max(from.x, to.x) >= min(other.from.x, other.to.x),
            min(from.y, to.y) <= max(other.from.y, other.to.y),
            max(from.y, to.y) >= min(other.from.y, other.to.y)
        else { return nil }
        let (ax, ay) = (to.x - from.x, to.y - from.y)
        let (bx, by) = (other.to.x - other.from.x, other.to.y - other.from.y)
        let (cx, cy) = (other.from.x - from.x, other.from.y - from.y)
        let area = ax * by - ay * bx
        guard area != 0 else { return nil }
        let (here, there) = ((cx * by - cy * bx) / area, (cx * ay - cy * ax) / area)
        guard here >= 0, here <= 1, there >= 0, there <= 1 else { return nil }
        return Double(here)
    }
}

extension Path.Segment {
    fileprivate var isFinite: Bool {
        switch self {
        case .line(let from, let to): from.isFinite && to.isFinite
        case .cubic(let curve):
            curve.from.isFinite && curve.control1.isFinite && curve.control2.isFinite
                && curve.to.isFinite
        }
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite && abs(x) < 1e12 && abs(y) < 1e12 }

    /// How far the way over this point, `middle` and `end` is from being straight and even.
    fileprivate func bend(_ middle: CGPoint, _ end: CGPoint) -> CGFloat {
        hypot(x - 2 * middle.x + end.x, y - 2 * middle.y + end.y)
    }
}
