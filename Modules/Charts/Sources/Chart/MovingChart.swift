internal import SwiftUI

/// A chart that moves to what it is next, where that is animated.
struct MovingChart: View {
    let model: ChartModel
    let settings: ChartSettings
    let isMirrored: Bool
    let geometry: ChartGeometryBox
    @Binding var scroll: ChartScroll
    @State private var history = ChartHistory()

    var body: some View {
        MovingFrame(
            model: model, settings: settings, isMirrored: isMirrored, geometry: geometry,
            scroll: $scroll, history: history, animatableData: history.take(model))
    }
}

/// The frame of a chart on its way: what is animated is the number of the chart.
private struct MovingFrame: View, Animatable {
    let model: ChartModel
    let settings: ChartSettings
    let isMirrored: Bool
    let geometry: ChartGeometryBox
    @Binding var scroll: ChartScroll
    let history: ChartHistory
    var animatableData: Double

    var body: some View {
        ChartFrame(
            shown: history.model(at: animatableData) ?? model, model: model, settings: settings,
            isMirrored: isMirrored, geometry: geometry, scroll: $scroll)
    }
}

/// What a chart was and what it becomes.
@MainActor
private final class ChartHistory {
    /// The number of the chart, one more for each that lies somewhere else than the one before.
    private var number = 0.0
    private var target: ChartModel?
    private var motion: ChartMotion?
    /// Where between numbers the motion began, and where the chart was seen last.
    private var start = 0.0
    private var seen = 0.0

    /// The number of a chart, which is that of the last where nothing lies anywhere else.
    func take(_ model: ChartModel) -> Double {
        guard let before = target else {
            target = model
            return number
        }
        if before.isPlaced(as: model) {
            target = model
            return number
        }
        if let motion, seen != number, before.isPlaced(as: model, butForRoom: true) {
            // It goes on: sizes of annotations are known after the first layout only.
            self.motion = ChartMotion(from: motion.old, to: model)
            target = model
            return number
        }
        let isFew = max(before.marks.count, model.marks.count) <= ChartMotion.mostMarks
        motion = isFew ? ChartMotion(from: self.model(at: seen) ?? before, to: model) : nil
        target = model
        start = seen
        number += 1
        return number
    }

    /// The chart at a number, on its way where that is between two charts; `nil` before there was one.
    func model(at place: Double) -> ChartModel? {
        seen = place
        guard let motion, place != number, number > start else { return target }
        return motion.model(at: (place - start) / (number - start))
    }
}

extension ChartModel {
    /// Whether all that moves is at the same places.
    ///
    /// - Parameter butForRoom: Whether the room for annotations at the ends of scales may be another.
    fileprivate func isPlaced(as other: ChartModel, butForRoom: Bool = false) -> Bool {
        if butForRoom, room == other.room { return false }
        return marks.count == other.marks.count && x.kind == other.x.kind && y.kind == other.y.kind
            && zip(marks, other.marks).allSatisfy {
                $0.mark.id == $1.mark.id
                    && (butForRoom ? $0.box.isAtParts(of: $1.box) : $0.box == $1.box)
            }
            && xAxis.isPlaced(as: other.xAxis, butForRoom)
            && yAxis.isPlaced(as: other.yAxis, butForRoom)
    }
}

extension MarkBox {
    /// Whether it is at the same parts of the plot, with any points beyond that.
    fileprivate func isAtParts(of other: MarkBox) -> Bool {
        vector.evenHalf == other.vector.evenHalf
    }
}

extension ResolvedAxis {
    fileprivate func isPlaced(as other: ResolvedAxis, _ butForRoom: Bool) -> Bool {
        lines.count == other.lines.count && labels.count == other.labels.count
            && ticks.count == other.ticks.count
            && zip(lines, other.lines).allSatisfy {
                $0.value == $1.value && (butForRoom || $0.place == $1.place)
            }
            && zip(labels, other.labels).allSatisfy {
                $0.value == $1.value && $0.edge == $1.edge
                    && (butForRoom || $0.place == $1.place)
            }
    }
}
