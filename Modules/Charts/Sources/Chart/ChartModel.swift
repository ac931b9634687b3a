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
    /// The room that its scales have for annotations.
    var room = EdgeInsets()
    /// How far it has come on its way from another chart, from 0 to 1; `nil` where it does not move.
    var progress: Double?
    var locale: Locale
    var calendar: Calendar
    /// What the values along the axes are values of; of pies `y` is what the angles are.
    private(set) var names: (x: Text?, y: Text?)
    /// What finds the places of the marks.
    private var placer: MarkPlacer
    /// Of a chart that scrolls, how far its many marks reach.
    var seen: SeenMarks?

    /// Whether there are sectors and nothing else: then there are no axes.
    var isPie: Bool {
        !marks.isEmpty && marks.allSatisfy { $0.mark.kind == .sector }
    }

    /// Works a chart out; `place()` and `addAxes(_:)` do the rest.
    init(
        scalesOf facts: MarkFacts, _ settings: ChartSettings, locale: Locale, calendar: Calendar,
        xGroups: [AxisGroup]?, yGroups: [AxisGroup]?
    ) {
        (self.locale, self.calendar) = (locale, calendar)
        var (xData, yData) = (facts.x, facts.y)
        Self.tell(of: xData, "x")
        Self.tell(of: yData, "y")
        let isLying = facts.lying.contains(true)
        let isCentred = facts.stacks.areCentredBars
        func xScale(_ data: AxisData) -> PositionScale {
            PositionScale(
                data, settings.x.scale,
                values: Self.rule(xGroups, isCentred: isCentred && isLying), calendar: calendar)
        }
        Self.add(facts.functions, &xData, &yData, xScale)
        x = xScale(xData)
        y = PositionScale(
            yData, settings.y.scale,
            values: Self.rule(yGroups, isCentred: isCentred && !isLying), calendar: calendar)
        y.isTopDown = true
        styles = StyleResolver(facts.styled, settings)
        names = facts.names
        placer = facts.placer
        tellOfLostEnds()
    }

    /// Tells of domains of logarithmic scales that have no place on them, of which chart too: by the names of its
    /// values.
    private func tellOfLostEnds() {
        for (scale, axis) in [(x, "x"), (y, "y")] {
            guard let end = scale.lostEnd else { continue }
            let words = [names.y, names.x].map { $0?._resolveText(in: EnvironmentValues()) ?? "" }
            let low = min(scale.start, scale.end)
            ChartNotes.tell(
                "The chart of \"\(words[0])\" by \"\(words[1])\" has a logarithmic scale "
                    + "along \(axis) whose domain has the end "
                    + "\(AxisFormat.spoken(.number(end), locale)): 0 and less have no place there, so it ends at "
                    + "\(AxisFormat.spoken(.number(low), locale)). Give it a domain above 0, or use .symmetricLog."
            )
        }
    }

    /// What an axis says about ticks. Without marks of an axis, the domain is that of the data: only ticks round it
    /// out. That of centred bars is rounded nevertheless (measured in one picture: -0.91…0.91 gave -1…1; that of
    /// centred areas is not).
    static func rule(_ groups: [AxisGroup]?, isCentred: Bool = false) -> AxisMarkValues? {
        guard groups?.isEmpty == true, !isCentred else {
            return groups?.lazy.compactMap(\.rule).first
        }
        return .automatic(roundLowerBound: false, roundUpperBound: false)
    }

    /// Places the marks on the scales; of a chart that scrolls those that may be seen.
    mutating func place() {
        placer.place(in: &self, only: seen?.places(x, y))
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
            for point in points.joined() {
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
    /// Of a range along one axis and a number along the other, the number is the value and the range where the bar
    /// stands; two ends are the value.
    static func isLying(_ mark: Mark) -> Bool {
        guard mark.kind == .bar || mark.kind == .area || mark.kind == .rectangle else {
            return false
        }
        switch (mark.x, mark.y) {
        case (.value(let x), .range):
            return mark.kind == .bar && !mark.hasEnds.y && x.start.isNumber
        case (_, .range): return false
        case (.range, .value(let y)):
            return mark.kind != .bar || mark.hasEnds.x || !y.start.isNumber
        case (.value(let x), .value(let y)): return x.start.isNumber && !y.start.isNumber
        case (.value(let x), _): return x.start.isNumber && mark.kind == .bar
        default: return false
        }
    }
}
