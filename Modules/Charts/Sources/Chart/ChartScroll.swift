internal import Foundation
internal import SwiftUI

/// How far a chart has scrolled, and what its bars do.
struct ChartScroll {
    var x = ScrolledAxis()
    var y = ScrolledAxis()
    /// Where both were when the finger came.
    var start: (x: Double, y: Double)?
    /// Whether the chart goes on without the finger.
    var isGliding = false
    /// How much of the bars is seen, from 0 to 1.
    var barOpacity = 0.0
}

/// How far a chart has scrolled along an axis.
struct ScrolledAxis {
    /// What is at the leading side or at the bottom: a number, seconds, or how many categories are before it; `nil`
    /// before anybody has scrolled.
    var at: Double?
    private var bound: Bound?

    /// What the binding of the position was before it was told where the chart is, and after that.
    private final class Bound {
        let before: _Datum
        let after: _Datum
        /// Whether the chart was given the new value since: then the old one was set again.
        var hasCome = false

        init(before: _Datum, after: _Datum) { (self.before, self.after) = (before, after) }
    }

    /// Where the window begins: where hands have left it, unless the binding was set since; at first where the
    /// settings say, else at the start of the domain.
    func start(_ place: ScrollSettings.ScrollPlace?, _ scale: PositionScale, length: Double)
        -> Double
    {
        let (low, high) = (scale.ends.lowerBound, scale.ends.upperBound)
        var first = low
        if let at, !isSet(place) {
            first = at
        } else if let place {
            let amount =
                scale.kind == .category
                ? scale.places[place.initial].map(Double.init) : place.initial.amount
            if let amount, amount.isFinite { first = amount }
        }
        return max(min(first, high - length), low)
    }

    /// Whether the binding has another value than the chart gave it.
    private func isSet(_ place: ScrollSettings.ScrollPlace?) -> Bool {
        guard let place, place.set != nil, let bound else { return false }
        if place.initial == bound.after {
            bound.hasCome = true
            return false
        }
        return bound.hasCome || place.initial != bound.before
    }

    /// Tells the binding where the chart is.
    mutating func tell(_ place: ScrollSettings.ScrollPlace?, _ datum: _Datum?) {
        guard let place, let set = place.set, let datum, let after = set(datum) else { return }
        bound = Bound(before: place.initial, after: after)
    }
}

/// A chart of whose domain a part is seen.
struct ScrollingChart: View {
    /// All of the chart, without places of marks.
    let base: ChartModel
    let settings: ChartSettings
    let isMirrored: Bool
    let geometry: ChartGeometryBox
    @State private var scroll = ChartScroll()

    var body: some View {
        let scrolling = settings.scrolling
        let x = base.x.length(scrolling.axes.contains(.horizontal) ? scrolling.xLength : nil)
        let y = base.y.length(scrolling.axes.contains(.vertical) ? scrolling.yLength : nil)
        ScrolledFrame(
            base: base, settings: settings, isMirrored: isMirrored, geometry: geometry,
            lengths: (x, y), scroll: $scroll,
            animatableData: AnimatablePair(
                x.map { scroll.x.start(scrolling.x, base.x, length: $0) } ?? 0,
                y.map { scroll.y.start(scrolling.y, base.y, length: $0) } ?? 0))
    }
}

/// The frame of a chart at a place of its domain, which moves there.
private struct ScrolledFrame: View, Animatable {
    let base: ChartModel
    let settings: ChartSettings
    let isMirrored: Bool
    let geometry: ChartGeometryBox
    let lengths: (x: Double?, y: Double?)
    @Binding var scroll: ChartScroll
    var animatableData: AnimatablePair<Double, Double>

    var body: some View {
        MovingChart(
            model: base.showing(
                x: lengths.x.map { (animatableData.first, $0) },
                y: lengths.y.map { (animatableData.second, $0) }, settings),
            settings: settings, isMirrored: isMirrored, geometry: geometry, scroll: $scroll)
    }
}

extension ChartModel {
    /// The chart with a part of the domains, from a value on.
    @MainActor fileprivate func showing(
        x window: (start: Double, length: Double)?, y other: (start: Double, length: Double)?,
        _ settings: ChartSettings
    ) -> ChartModel {
        var model = self
        if let window { model.x.show(window.length, from: window.start, calendar) }
        if let other { model.y.show(other.length, from: other.start, calendar) }
        model.place()
        model.addAxes(settings)
        return model
    }
}

extension PositionScale {
    /// The domain, the lesser end first: numbers, seconds, or 0 to the number of categories.
    var ends: ClosedRange<Double> {
        kind == .category ? 0...Double(categories.count) : min(start, end)...max(start, end)
    }

    /// How much of the domain is seen at once; `nil` for all.
    func length(_ wanted: Double?) -> Double? {
        guard let wanted, wanted.isFinite, wanted > 0,
            ends.upperBound - ends.lowerBound > wanted
        else { return nil }
        return wanted
    }

    /// Shows a length of the domain, from a value in it.
    fileprivate mutating func show(_ length: Double, from first: Double, _ calendar: Calendar) {
        whole = ends
        if kind == .category {
            shown = (first, length)
            // A spring moves it beyond the ends for a while.
            let from = max(min(first, ends.upperBound - length), 0)
            let seen = Int(from.rounded(.down))..<Int((from + length).rounded(.up))
            ticks = Array(categories[seen.clamped(to: categories.indices)])
            return
        }
        (start, end) = isReversed ? (first + length, first) : (first, first + length)
        setTicks(nil, calendar)
    }
}
