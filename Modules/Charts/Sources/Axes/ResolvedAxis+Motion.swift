internal import SwiftUI

extension ResolvedAxis {
    /// An axis on the way to another: in the first half with the labels of the old one, in the second with those of the
    /// new one. What both have at one value is there all the time.
    static func between(
        _ old: ResolvedAxis, _ new: ResolvedAxis, _ motion: ScaleMotion, at part: Double
    ) -> ResolvedAxis {
        let fade = Fade(part)
        var axis = ResolvedAxis()
        axis.addLabels(old.labels, new.labels, motion, part, fade)
        let (oldLines, newLines) = (Keyed(old.lines, \.value), Keyed(new.lines, \.value))
        for (key, line) in oldLines.order where newLines.found[key] == nil {
            axis.add(line, line.place.moved(to: motion.onNew(line.place), by: part), fade.going)
        }
        for (key, line) in newLines.order {
            let before = oldLines.found[key]
            axis.add(
                line, (before?.place ?? motion.onOld(line.place)).moved(to: line.place, by: part),
                before == nil ? fade.coming : 1)
        }
        let (oldTicks, newTicks) = (Keyed(old.ticks, \.value), Keyed(new.ticks, \.value))
        let labels = Dictionary(axis.labels.enumerated().map { ($1.key, $0) }) { first, _ in first }
        for (key, tick) in oldTicks.order where newTicks.found[key] == nil {
            var tick = tick
            tick.label = tick.label.flatMap { labels[old.labels[$0].key] }
            axis.add(tick, tick.place.moved(to: motion.onNew(tick.place), by: part), fade.going)
        }
        for (key, tick) in newTicks.order {
            let before = oldTicks.found[key]
            axis.add(
                tick, (before?.place ?? motion.onOld(tick.place)).moved(to: tick.place, by: part),
                before == nil ? fade.coming : 1)
        }
        return axis
    }

    /// The labels of the new axis in their order, and then those of the old one alone.
    private mutating func addLabels(
        _ old: [Label], _ new: [Label], _ motion: ScaleMotion, _ part: Double, _ fade: Fade
    ) {
        let before = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
        for label in new {
            let other = before[label.key].flatMap { $0.edge == label.edge ? $0 : nil }
            var label = label
            label.bandEnd = (other?.bandEnd ?? motion.onOld(label.bandEnd))
                .moved(to: label.bandEnd, by: part)
            label.place = (other?.place ?? motion.onOld(label.place))
                .moved(to: label.place, by: part)
            if other == nil { (label.presence, label.stage) = (fade.coming, .coming) }
            labels.append(label)
        }
        let after = Dictionary(new.map { ($0.key, $0) }) { first, _ in first }
        for label in old where after[label.key]?.edge != label.edge {
            var label = label
            label.place = label.place.moved(to: motion.onNew(label.place), by: part)
            label.bandEnd = label.bandEnd.moved(to: motion.onNew(label.bandEnd), by: part)
            (label.presence, label.stage) = (fade.going, .leaving)
            if after[label.key] != nil { label.key.number += new.count + 1 }
            labels.append(label)
        }
    }

    private mutating func add(_ line: Line, _ place: PositionScale.Place, _ presence: Double) {
        guard Self.isInside(place), presence > 0 else { return }
        var line = line
        (line.place, line.presence) = (place, presence)
        lines.append(line)
    }

    private mutating func add(_ tick: Tick, _ place: PositionScale.Place, _ presence: Double) {
        guard Self.isInside(place), presence > 0 else { return }
        var tick = tick
        (tick.place, tick.presence) = (place, presence)
        ticks.append(tick)
    }

    /// Whether a place is in the plot: what is on its way into it has no line yet.
    private static func isInside(_ place: PositionScale.Place) -> Bool {
        place.part > -1e-9 && place.part < 1 + 1e-9
    }
}

/// The parts of an axis by what they are at.
private struct Keyed<Part> {
    let order: [(ResolvedAxis.Key, Part)]
    let found: [ResolvedAxis.Key: Part]

    init(_ parts: [Part], _ value: (Part) -> _Datum?) {
        order = Array(zip(ResolvedAxis.keys(of: parts.map(value)), parts))
        found = Dictionary(order) { first, _ in first }
    }
}

/// How much is seen of what goes and of what comes.
private struct Fade {
    let going: Double
    let coming: Double

    init(_ part: Double) {
        going = min(max(1 - 2 * part, 0), 1)
        coming = min(max(2 * part - 1, 0), 1)
    }
}
