import Foundation

// Curves stay curves: their crossings are found between short chords, to about a hundredth of a point.
// Areas with far too many edges to be compared (see `PathOverlay.mostWork`) are not cut: a union then is
// both paths together, anything else the path itself. A path with a coordinate that is not finite counts
// as empty.
extension Path {
    /// The area that lies in both paths. Its outline runs clockwise and its holes counterclockwise.
    ///
    /// - Parameters:
    ///   - other: The other area. Open subpaths count as closed.
    ///   - eoFill: Whether the even-odd rule decides what is inside of both paths; otherwise the
    ///     non-zero rule does.
    /// - Complexity: O(*n* log *n* + *crossings*) for outlines of everyday shapes.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && $1 }
    }

    /// The area that lies in either path; see `intersection(_:eoFill:)`.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill, or: Path(elements: elements + other.elements)) { $0 || $1 }
    }

    /// The area of this path that does not lie in the other; see `intersection(_:eoFill:)`.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && !$1 }
    }

    /// The area that lies in one of the paths and not in both; see `intersection(_:eoFill:)`.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 != $1 }
    }

    /// The same area with an outline that does not cross itself, so that both fill rules agree on
    /// it.
    ///
    /// - Parameter eoFill: Whether the even-odd rule decides what is inside of this path.
    public func normalized(eoFill: Bool = true) -> Path {
        combined(with: Path(), eoFill) { inside, _ in inside }
    }

    /// The area for which `isInside` of both areas is `true`; where that is too much work, `rest`, or this path.
    private func combined(
        with other: Path, _ eoFill: Bool, or rest: @autoclosure () -> Path? = nil,
        _ isInside: (Bool, Bool) -> Bool
    ) -> Path {
        let area = PathOverlay.combine(self, other, eoFill: eoFill, isInside)
        return (area ?? rest() ?? self)
            .lacking(area == nil ? .combining : nil, madeOf: self, other)
    }

    /// The parts of this path's lines that lie in the area of another path. The area of this path
    /// does not count.
    ///
    /// - Parameters:
    ///   - other: The path with the area.
    ///   - eoFill: Whether the even-odd rule decides what is inside of `other`.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        cut(by: other, eoFill, keepsInside: true)
    }

    /// The parts of this path's lines that do not lie in the area of another path. The area of this
    /// path does not count.
    ///
    /// - Parameters:
    ///   - other: The path with the area.
    ///   - eoFill: Whether the even-odd rule decides what is inside of `other`.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        cut(by: other, eoFill, keepsInside: false)
    }

    private func cut(by other: Path, _ eoFill: Bool, keepsInside: Bool) -> Path {
        var cutter = LineCutter(area: other, eoFill: eoFill)
        let lines = cutter.cut(self, keepsInside: keepsInside)
        return lines.lacking(cutter.excess, madeOf: self, other)
    }
}

/// Cuts lines at the outline of an area.
private struct LineCutter {
    let area: Path
    let eoFill: Bool
    private let chords: [PathChord]
    /// What was too much work.
    private(set) var excess: PathExcess?

    /// The largest number of pairs of chords that are compared; beyond it pieces are kept or left
    /// out as a whole.
    private static let mostPairs = 20_000_000
    /// The largest number of comparisons of a part with a chord of the outline, which find where it lies.
    /// With too many parts, pieces are kept or left out as a whole; with too many pieces, the path stays as
    /// it is.
    private static let mostComparisons = 100_000_000

    init(area: Path, eoFill: Bool) {
        self.area = area
        self.eoFill = eoFill
        chords = PathChord.all(of: area, firstSource: 0).chords
    }

    mutating func cut(_ path: Path, keepsInside: Bool) -> Path {
        var result = Path()
        let (own, sources) = PathChord.all(of: path, firstSource: 0, closing: false)
        guard sources.count * chords.count <= Self.mostComparisons else {
            excess = .combining
            return path
        }
        let cuts = cuts(of: own, into: sources.count)
        for (source, places) in zip(sources, cuts) {
            let sorted = places.sorted()
            for (low, high) in zip(sorted, sorted.dropFirst()) where high - low > 1e-9 {
                let middle = source.point(at: CGFloat((low + high) / 2))
                guard area.contains(middle, eoFill: eoFill) == keepsInside else { continue }
                source.append(from: low, to: high, to: &result)
            }
        }
        return result
    }

    /// Where each piece is cut, from 0 to 1; nowhere between them where that would be too much work.
    private mutating func cuts(of own: [PathChord], into count: Int) -> [[Double]] {
        let none = Array(repeating: [0.0, 1], count: count)
        guard own.count * chords.count <= Self.mostPairs else {
            excess = .combining
            return none
        }
        var cuts = none
        var parts = count
        for chord in own {
            for other in chords {
                guard let place = chord.crossing(other) else { continue }
                cuts[chord.source].append(chord.t0 + (chord.t1 - chord.t0) * place)
                parts += 1
            }
            guard parts * chords.count <= Self.mostComparisons else {
                excess = .combining
                return none
            }
        }
        return cuts
    }
}

extension Path.Segment {
    func point(at t: CGFloat) -> CGPoint {
        switch self {
        case .line(let from, let to): from.mixed(with: to, t)
        case .cubic(let curve): curve.point(at: t)
        }
    }

    /// Adds the part between two parameters, after a move if `path` ends elsewhere.
    fileprivate func append(from low: Double, to high: Double, to path: inout Path) {
        let start = point(at: CGFloat(low))
        if path.currentPoint.map({ $0.distance(to: start) > 1e-9 }) ?? true {
            path.append(.move(to: start))
        }
        switch self {
        case .line(let from, let to):
            path.append(.line(to: from.mixed(with: to, CGFloat(high))))
        case .cubic(let curve):
            let part = curve.part(from: CGFloat(low), to: CGFloat(high))
            path.append(.curve(to: part.to, control1: part.control1, control2: part.control2))
        }
    }
}
