internal import Foundation
internal import SwiftUI

/// A chart as it was worked out from its marks and settings: scales, places, styles, axes. It knows no size.
struct ChartModel {
    var x: PositionScale
    var y: PositionScale
    var marks: [PlacedMark] = []
    /// What is drawn, in the order in which it is drawn.
    var items: [PlotItem] = []
    var styles: StyleResolver
    var xAxis = ResolvedAxis()
    var yAxis = ResolvedAxis()
    /// The sectors of a pie: where each begins and ends, as parts of the turn.
    var sectors: [(datum: _Datum?, start: Double, end: Double)] = []
    var locale: Locale
    var calendar: Calendar
    /// What the values along the axes are values of; of pies `y` is what the angles are.
    private(set) var names: (x: Text?, y: Text?)
    /// What finds the places of the marks.
    private var placer: MarkPlacer

    /// Whether there are sectors and nothing else: then there are no axes.
    var isPie: Bool {
        !marks.isEmpty && marks.allSatisfy { $0.mark.kind == .sector }
    }

    /// Works a chart out; `place()` and `addAxes(_:)` do the rest.
    init(
        scalesOf source: [Mark], _ settings: ChartSettings, locale: Locale, calendar: Calendar,
        xGroups: [AxisGroup]?, yGroups: [AxisGroup]?
    ) {
        (self.locale, self.calendar) = (locale, calendar)
        let lying = source.map(MarkOrientation.isLying)
        let stacks = MarkStacks(source, lying)
        var (xData, yData) = (
            AxisData(settings.x.scale.type?.kind), AxisData(settings.y.scale.type?.kind)
        )
        for (place, mark) in source.enumerated() {
            Self.add(mark, place, lying[place], stacks, &xData, &yData)
        }
        if stacks.areShares {
            if zip(source, lying).contains(where: { $0.0.kind == .bar && $0.1 }) {
                xData.isShare = true
            } else {
                yData.isShare = true
            }
        }
        Self.tell(of: xData, "x")
        Self.tell(of: yData, "y")
        func xScale(_ data: AxisData) -> PositionScale {
            PositionScale(
                data, settings.x.scale, values: xGroups?.lazy.compactMap(\.rule).first,
                calendar: calendar)
        }
        Self.add(source.compactMap(\.function), &xData, &yData, xScale)
        x = xScale(xData)
        y = PositionScale(
            yData, settings.y.scale, values: yGroups?.lazy.compactMap(\.rule).first,
            calendar: calendar)
        y.isTopDown = true
        styles = StyleResolver(source, settings)
        names = (
            source.lazy.compactMap(\.xName).first, source.lazy.compactMap(\.yName).first
        )
        placer = MarkPlacer(lying: lying, stacks: stacks, source: source)
    }

    /// Places the marks on the scales; of a chart that scrolls those that may be seen.
    mutating func place() {
        placer.place(in: &self, only: SeenMarks.places(of: source, x, y))
        items = PlotItem.all(of: marks)
    }

    /// The marks as they were written.
    var source: [Mark] { placer.source }

    private static func tell(of data: AxisData, _ axis: String) {
        guard data.strangers > 0 else { return }
        ChartNotes.tell(
            "\(data.strangers) values along \(axis) are of another kind than the first (numbers, dates or categories) "
                + "and are not drawn.")
    }

    /// Adds the values of a mark to those of the axes.
    private static func add(
        _ mark: Mark, _ place: Int, _ isLying: Bool, _ stacks: MarkStacks, _ x: inout AxisData,
        _ y: inout AxisData
    ) {
        if mark.kind == .sector { return }
        if let range = stacks.ranges[place] {
            let (start, end) = (_Datum.number(range.start), _Datum.number(range.end))
            if isLying {
                x.add(start)
                x.add(end)
                add(mark.y, &y)
            } else {
                y.add(start)
                y.add(end)
                add(mark.x, &x)
            }
            return
        }
        add(mark.x, &x)
        add(mark.y, &y)
    }

    private static func add(_ position: Mark.Position, _ data: inout AxisData) {
        switch position {
        case .value(let extent):
            data.add(extent.start, unit: extent.unit)
            if extent.unit != nil { data.add(extent.end) }
        case .range(let start, let end):
            data.add(start)
            data.add(end)
        case .none, .points, .point: break
        }
    }

    /// The values of functions widen the scale of y where it is not given.
    private static func add(
        _ functions: [PlottedFunction], _ xData: inout AxisData, _ yData: inout AxisData,
        _ xScale: (AxisData) -> PositionScale
    ) {
        guard !functions.isEmpty else { return }
        for function in functions {
            if !function.isParametric, let domain = function.domain {
                xData.add(.number(domain.lowerBound))
                xData.add(.number(domain.upperBound))
            }
        }
        if xData.isEmpty, !functions.contains(where: \.isParametric) {
            xData.add(.number(-10))
            xData.add(.number(10))
        }
        let isFree = xData.isEmpty
        let x = xScale(xData)
        let all = min(x.start, x.end)...max(x.start, x.end)
        for function in functions {
            let points = FunctionSampler.points(
                of: function, in: function.domain ?? all, count: 200)
            for point in points {
                yData.add(.number(point.high))
                if let low = point.low { yData.add(.number(low)) }
                if isFree, function.isParametric { xData.add(.number(point.x)) }
            }
        }
    }
}

/// Whether marks stand or lie.
enum MarkOrientation {
    /// Whether the value of a bar or an area is along x.
    ///
    /// Apple is silent on what decides: here a bar lies where its x is a number and its y is none, or no value at all.
    static func isLying(_ mark: Mark) -> Bool {
        guard mark.kind == .bar || mark.kind == .area || mark.kind == .rectangle else {
            return false
        }
        if case .range = mark.y { return false }
        switch (mark.x, mark.y) {
        case (.range(let start, _), .value(let y)):
            // A bin along x, with a number along y, stands.
            return !(start.isNumber && y.start.isNumber && mark.kind == .bar) || mark.kind == .area
        case (.value(let x), .value(let y)): return x.start.isNumber && !y.start.isNumber
        case (.value(let x), _): return x.start.isNumber && mark.kind == .bar
        default: return false
        }
    }
}

/// Asks functions about numbers.
enum FunctionSampler {
    /// The points of a function at equal distances; places where it has no number are left out.
    static func points(
        of function: PlottedFunction, in domain: ClosedRange<Double>, count: Int
    ) -> [(x: Double, low: Double?, high: Double)] {
        guard domain.lowerBound.isFinite, domain.upperBound.isFinite else { return [] }
        let length = domain.upperBound - domain.lowerBound
        return (0...count).compactMap { place in
            let point = function.value(domain.lowerBound + length * Double(place) / Double(count))
            return point.x.isFinite && point.high.isFinite && (point.low ?? 0).isFinite
                ? point : nil
        }
    }
}
