internal import SwiftUI

/// A chart on its way to another: the marks of both move on scales that become those of the other.
///
/// Apple is silent on how. Here what is in both goes from place to place; of what is in one only, marks come and go by
/// their opacity, and the points of lines and areas from beyond the plot, or else out of the next point that is in
/// both. Lines and labels of axes that go do so in the first half and those that come in the second, so that no label
/// lies on another.
struct ChartMotion {
    let old: ChartModel
    private let new: ChartModel
    private let x: ScaleMotion
    private let y: ScaleMotion

    /// When marks that go are gone, and those that come are there: before a spring swings back.
    private static let goneBy = 0.75
    /// More marks than these do not move.
    static let mostMarks = 2_000

    init(from old: ChartModel, to new: ChartModel) {
        (self.old, self.new) = (old, new)
        x = ScaleMotion(from: old.x, to: new.x)
        y = ScaleMotion(from: old.y, to: new.y)
    }

    /// The chart on the way; a part of 0 is the old one, 1 the new one, and springs go beyond.
    func model(at part: Double) -> ChartModel {
        var model = new
        (model.x, model.y) = (x.scale(at: part), y.scale(at: part))
        model.marks = marks(at: part)
        model.items = PlotItem.all(of: model.marks)
        model.xAxis = .between(old.xAxis, new.xAxis, x, at: part)
        model.yAxis = .between(old.yAxis, new.yAxis, y, at: part)
        model.progress = min(max(part, 0), 1)
        return model
    }

    private func marks(at part: Double) -> [PlacedMark] {
        let oldPlaces = Self.places(old.marks)
        let newPlaces = Self.places(new.marks)
        let common = Runs(old.marks, newPlaces)
        let kept = Runs(new.marks, oldPlaces)
        // What goes is drawn after what was before it.
        var going: [Int: [PlacedMark]] = [:]
        var before = -1
        for (place, mark) in old.marks.enumerated() {
            if let other = newPlaces[mark.mark.id] {
                before = other
                continue
            }
            var gone = mark
            gone.stage = .leaving
            let goal = box(of: mark, x.onNew, y.onNew)
            if let next = common.neighbor(of: place), let other = newPlaces[old.marks[next].mark.id]
            {
                let goal = goal.isInPlot ? new.marks[other].box : goal
                gone.box = mark.box.moved(to: goal, by: part)
            } else {
                gone.box = mark.box.moved(to: goal, by: part)
                gone.presence *= max(1 - part / Self.goneBy, 0)
                if mark.isVertex { gone.mark.series = common.name(of: mark) }
            }
            if gone.presence > 0 { going[before, default: []].append(gone) }
        }
        var found = going[-1] ?? []
        for (place, mark) in new.marks.enumerated() {
            found.append(moved(mark, place, oldPlaces, kept, part))
            found += going[place] ?? []
        }
        return found
    }

    private func moved(
        _ mark: PlacedMark, _ place: Int, _ oldPlaces: [MarkPath: Int], _ kept: Runs, _ part: Double
    ) -> PlacedMark {
        var moved = mark
        if let other = oldPlaces[mark.mark.id] {
            moved.box = old.marks[other].box.moved(to: mark.box, by: part)
            moved.presence = old.marks[other].presence
            moved.presence += (mark.presence - moved.presence) * min(max(part, 0), 1)
            return moved
        }
        moved.stage = .coming
        let start = box(of: mark, x.onOld, y.onOld)
        if let next = kept.neighbor(of: place), let other = oldPlaces[new.marks[next].mark.id] {
            let start = start.isInPlot ? old.marks[other].box : start
            moved.box = start.moved(to: mark.box, by: part)
        } else {
            moved.box = start.moved(to: mark.box, by: part)
            moved.presence *= min(max(part / Self.goneBy, 0), 1)
        }
        return moved
    }

    /// The box of a mark on other scales; only edges that are at values have another place there.
    private func box(
        of mark: PlacedMark, _ x: (PositionScale.Place) -> PositionScale.Place,
        _ y: (PositionScale.Place) -> PositionScale.Place
    ) -> MarkBox {
        var box = mark.box
        if mark.mark.kind == .sector || mark.mark.function != nil { return box }
        if !mark.mark.x.isFree { (box.x0, box.x1) = (x(box.x0), x(box.x1)) }
        if !mark.mark.y.isFree { (box.y0, box.y1) = (y(box.y0), y(box.y1)) }
        return box
    }

    private static func places(_ marks: [PlacedMark]) -> [MarkPath: Int] {
        Dictionary(marks.enumerated().map { ($1.mark.id, $0) }) { first, _ in first }
    }
}

/// The lines and areas of a chart, and which of their points are in another chart too.
private struct Runs {
    /// The nearest point of the same line that is in both charts, by places of marks that are in one.
    private var neighbors: [Int: Int] = [:]

    init(_ marks: [PlacedMark], _ others: [MarkPath: Int]) {
        var last: [PlotItem.RunKey: Int] = [:]
        var waiting: [PlotItem.RunKey: [Int]] = [:]
        for (place, mark) in marks.enumerated() where mark.isVertex {
            let key = PlotItem.RunKey(mark.mark)
            if others[mark.mark.id] != nil {
                for other in waiting.removeValue(forKey: key) ?? [] { neighbors[other] = place }
                last[key] = place
            } else if let before = last[key] {
                neighbors[place] = before
            } else {
                waiting[key, default: []].append(place)
            }
        }
    }

    func neighbor(of place: Int) -> Int? { neighbors[place] }

    /// A series for a line that goes as a whole, so that it is not joined with one that comes.
    func name(of mark: PlacedMark) -> _Datum {
        .category("\u{0}\(PlotItem.RunKey(mark.mark).hashValue)")
    }
}

extension PlacedMark {
    /// Whether it is a point of a line or an area.
    fileprivate var isVertex: Bool {
        (mark.kind == .line || mark.kind == .area) && mark.function == nil
    }
}

extension MarkBox {
    /// Whether its end is seen in the plot.
    fileprivate var isInPlot: Bool {
        [x1.part, y1.part].allSatisfy { $0 > -1e-9 && $0 < 1 + 1e-9 }
    }

    /// A box on the way to another.
    fileprivate func moved(to other: MarkBox, by part: Double) -> MarkBox {
        var box = other
        box.vector = vector + (other.vector - vector) * part
        return box
    }
}
