internal import Foundation

/// Two scales of one kind, of which one becomes the other: the way from values to places is what moves, so that all
/// that is on the scales moves as one, also what is on only one of them.
struct ScaleMotion {
    private let old: PositionScale
    private let new: PositionScale
    private let isPossible: Bool

    init(from old: PositionScale, to new: PositionScale) {
        (self.old, self.new) = (old, new)
        isPossible =
            old.kind == new.kind && old.transform == new.transform && old.line.slope != 0
            && new.line.slope != 0 && old.line.slope.isFinite && new.line.slope.isFinite
    }

    /// Where a place on the new scale would be on the old one.
    func onOld(_ place: PositionScale.Place) -> PositionScale.Place {
        Self.carry(place, new, old, isPossible)
    }

    /// Where a place on the old scale would be on the new one.
    func onNew(_ place: PositionScale.Place) -> PositionScale.Place {
        Self.carry(place, old, new, isPossible)
    }

    private static func carry(
        _ place: PositionScale.Place, _ from: PositionScale, _ to: PositionScale, _ isPossible: Bool
    ) -> PositionScale.Place {
        // Of a range in points nothing is a part of the plot.
        guard isPossible, case .plot(let start, let end) = from.range,
            case .plot(let first, let last) = to.range
        else { return place }
        let fraction =
            to.line.slope * (place.part - from.line.start) / from.line.slope + to.line.start
        let before = start - CGFloat(place.part) * (start + end)
        let after = first - CGFloat(fraction) * (first + last)
        return PositionScale.Place(part: fraction, points: place.points - before + after)
    }

    /// The scale on the way; with a part of 0 the old one, of 1 the new one.
    func scale(at part: Double) -> PositionScale {
        guard isPossible else { return new }
        var scale = new
        let slope = old.line.slope + (new.line.slope - old.line.slope) * part
        let start = old.line.start + (new.line.start - old.line.start) * part
        guard slope != 0, slope.isFinite, start.isFinite else { return new }
        if new.kind == .category {
            let count = 1 / abs(slope)
            scale.shown = (new.isTopDown ? (start - 1) * count : -start * count, count)
        } else {
            scale.start = new.transform.backward(-start / slope)
            scale.end = new.transform.backward((1 - start) / slope)
        }
        return scale
    }
}

extension PositionScale {
    /// The line that makes parts of the axis of values: of numbers on their curve, of categories of their index with a
    /// half.
    fileprivate var line: (slope: Double, start: Double) {
        guard kind == .category else {
            let (low, high) = (transform.forward(start), transform.forward(end))
            return (1 / (high - low), -low / (high - low))
        }
        let first = shown?.first ?? 0
        return isTopDown
            ? (-1 / bandCount, 1 + first / bandCount) : (1 / bandCount, -first / bandCount)
    }
}

extension PositionScale.Place {
    /// A place on the way to another.
    func moved(to other: PositionScale.Place, by part: Double) -> PositionScale.Place {
        PositionScale.Place(
            part: self.part + (other.part - self.part) * part,
            points: points + (other.points - points) * CGFloat(part))
    }
}
