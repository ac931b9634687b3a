internal import Foundation
internal import SwiftUI

/// How far a chart has scrolled.
struct ChartScroll {
    /// What is at the leading side and at the bottom; `nil` before anybody has scrolled.
    var x: Double?
    var y: Double?
    /// Where they were when the finger came.
    var start: (x: Double?, y: Double?)?

    /// What is to be seen, and the settings with it.
    func window(of settings: ChartSettings) -> (ChartModel.Windows, ChartSettings) {
        var windows = ChartModel.Windows()
        let scrolling = settings.scrolling
        if scrolling.axes.contains(.horizontal), let length = scrolling.xLength {
            let place = x ?? .nan
            windows.x = Window.range(place, length)
        }
        if scrolling.axes.contains(.vertical), let length = scrolling.yLength {
            let place = y ?? .nan
            windows.y = Window.range(place, length)
        }
        return (windows, settings)
    }

    private enum Window {
        /// A range that begins at NaN is where the settings say.
        static func range(_ start: Double, _ length: Double) -> ClosedRange<Double>? {
            guard length.isFinite, length > 0 else { return nil }
            return start.isFinite ? start...(start + length) : 0...length
        }
    }
}

extension ChartModel {
    /// Shows a part of the domains only, of a chart that scrolls.
    mutating func show(_ windows: Windows, _ settings: ChartSettings, source: [Mark]) {
        guard windows.x != nil || windows.y != nil else { return }
        let scrolling = settings.scrolling
        var isChanged = false
        if let window = windows.x {
            isChanged = x.show(
                length: window.upperBound - window.lowerBound,
                from: windows.x.flatMap { _ in scrollStart(settings.scrolling.x, x, window) },
                calendar)
        }
        if let window = windows.y {
            isChanged =
                y.show(
                    length: window.upperBound - window.lowerBound,
                    from: scrollStart(scrolling.y, y, window), calendar) || isChanged
        }
        guard isChanged else { return }
        marks = []
        sectors = []
        let lying = source.map(MarkOrientation.isLying)
        MarkPlacer(lying: lying, stacks: MarkStacks(source, lying), source: source).place(in: &self)
        items = PlotItem.all(of: marks)
    }

    /// Where the window begins.
    private func scrollStart(
        _ place: ScrollSettings.ScrollPlace?, _ scale: PositionScale, _ window: ClosedRange<Double>
    ) -> Double? {
        if window.lowerBound != 0 { return window.lowerBound }
        guard let place else { return nil }
        if scale.kind == .category { return scale.places[place.initial].map(Double.init) }
        return place.initial.amount
    }
}

extension PositionScale {
    /// Shows a length of the domain, from a value; `nil`, or one that is not finite, for its start. Returns whether anything changes.
    mutating func show(length: Double, from value: Double?, _ calendar: Calendar) -> Bool {
        guard length > 0 else { return false }
        let value = value.flatMap { $0.isFinite ? $0 : nil }
        if kind == .category {
            let count = categories.count
            guard Double(count) > length else { return false }
            let first = min(max(value ?? 0, 0), Double(count) - length)
            let shown = Array(
                categories[Int(first)..<min(Int((first + length).rounded(.up)), count)])
            (categories, places) = (shown, [:])
            for (place, datum) in shown.enumerated() { places[datum] = place }
            ticks = shown
            return true
        }
        let (low, high) = (min(start, end), max(start, end))
        guard high - low > length else { return false }
        let first = min(max(value ?? low, low), high - length)
        let isDown = isReversed
        (start, end) = isDown ? (first + length, first) : (first, first + length)
        setTicks(nil, calendar)
        return true
    }
}
