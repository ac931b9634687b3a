internal import Foundation
internal import SwiftUI

/// Finds the places of marks on the scales of a chart.
struct MarkPlacer {
    typealias Place = PositionScale.Place

    let lying: [Bool]
    let stacks: MarkStacks
    let source: [Mark]
    /// The numbers of values that put marks side by side.
    private let groups: [_Datum: Int]
    private let hasSectors: Bool

    init(lying: [Bool], stacks: MarkStacks, source: [Mark]) {
        (self.lying, self.stacks, self.source) = (lying, stacks, source)
        hasSectors = source.contains { $0.kind == .sector }
        var groups: [_Datum: Int] = [:]
        var known: ObjectIdentifier?
        for mark in source where mark.lookIdentity != known {
            known = mark.lookIdentity
            guard let value = mark.look.position?.value.datum, groups[value] == nil else {
                continue
            }
            groups[value] = groups.count
        }
        self.groups = groups
    }

    /// A length: a part of the axis, and points.
    struct Length {
        var part: Double
        var points: CGFloat

        func scaled(by factor: Double) -> Length {
            Length(part: part * factor, points: points * CGFloat(factor))
        }
    }

    /// Adds the marks that have a place to the chart.
    ///
    /// - Parameter places: Which of the marks; `nil` for all.
    func place(in model: inout ChartModel, only places: [Int]? = nil) {
        if hasSectors { placeSectors(in: &model) }
        model.marks.reserveCapacity(places?.count ?? source.count)
        var styles = ResolvedStyles(resolver: model.styles)
        for number in 0..<(places?.count ?? source.count) {
            let place = places?[number] ?? number
            let mark = source[place]
            if mark.kind == .sector { continue }
            guard var box = box(mark, place, model) else { continue }
            styles.move(&box, with: mark)
            model.marks.append(
                PlacedMark(
                    mark: mark, box: box, isLying: lying[place],
                    isOutermost: stacks.isOutermost(place) || stacks.range(of: place) == nil,
                    isInnermost: stacks.isInnermost(place),
                    style: styles.style(of: mark)))
        }
    }

    /// The sectors of the pie, from twelve o'clock, clockwise.
    private func placeSectors(in model: inout ChartModel) {
        let sectors = source.filter { $0.kind == .sector }
        let ranges = sectors.map { $0.angle?.isRange ?? false }
        let amounts = zip(sectors, ranges).map { mark, isRange -> Double in
            guard let amount = mark.angle?.start.amount, amount.isFinite else { return 0 }
            return isRange ? 0 : max(amount, 0)
        }
        let total = amounts.reduce(0, +)
        let ends = zip(sectors, ranges).compactMap { mark, isRange in
            isRange ? mark.angle?.end.amount : nil
        }
        let whole = max(ends.max() ?? 0, total)
        var sum = 0.0
        for (place, mark) in sectors.enumerated() {
            var (start, end) = (sum, sum + amounts[place])
            sum = end
            if ranges[place], let from = mark.angle?.start.amount, let to = mark.angle?.end.amount {
                (start, end) = (from, to)
            }
            guard whole > 0, whole.isFinite, start.isFinite, end.isFinite else { continue }
            let zero = Place(part: 0)
            model.sectors.append((mark.angle?.start, start / whole, end / whole))
            model.marks.append(
                PlacedMark(
                    mark: mark,
                    box: MarkBox(
                        x0: Place(part: start / whole), x1: Place(part: end / whole), y0: zero,
                        y1: zero),
                    style: Shared(wrappedValue: model.styles.style(of: mark))))
        }
    }

    private func box(
        _ mark: Mark, _ place: Int, _ model: ChartModel
    ) -> MarkBox? {
        if mark.function != nil {
            return MarkBox(
                x0: Place(part: 0), x1: Place(part: 1), y0: Place(part: 0), y1: Place(part: 1))
        }
        let isLying = lying[place]
        let range = stacks.range(of: place)
        let group = groups.isEmpty ? nil : group(of: mark)
        let alongX = mark.look.position?.axis.map { $0 == .horizontal } ?? !isLying
        let x = edges(
            mark, mark.x, model.x, mark.width, isX: true, value: isLying ? range : nil,
            isValue: isLying, group: alongX ? group : nil)
        let y = edges(
            mark, mark.y, model.y, mark.height, isX: false, value: isLying ? nil : range,
            isValue: !isLying, group: alongX ? nil : group)
        guard let x, let y else { return nil }
        return MarkBox(
            x0: x.0, x1: x.1, y0: y.0, y1: y.1,
            isOrdered: (
                mark.width.isInset && (mark.kind != .bar || !isLying),
                mark.height.isInset && (mark.kind != .bar || isLying)
            ))
    }

    /// Which of how many marks side by side a mark is.
    private func group(of mark: Mark) -> (index: Int, count: Int, span: MarkDimension)? {
        guard let position = mark.look.position, let index = groups[position.value.datum] else {
            return nil
        }
        return (index, max(groups.count, 1), position.span)
    }

    /// The edges of a mark along an axis; `nil` for a mark without a place.
    private func edges(
        _ mark: Mark, _ position: Mark.Position, _ scale: PositionScale, _ dimension: MarkDimension,
        isX: Bool, value: (start: Double, end: Double)?, isValue: Bool,
        group: (index: Int, count: Int, span: MarkDimension)?
    ) -> (Place, Place)? {
        if let value {
            // A bar on a logarithmic scale begins at its lower end.
            let base = scale.place(.number(value.start)) ?? scale.place(scale.zero)
            guard let start = base, let end = scale.place(.number(value.end)) else { return nil }
            return (start, end)
        }
        switch position {
        case .none: return (Place(part: 0), Place(part: 1))
        case .points(let start, let end):
            return (
                start.map { Self.points($0, isX: isX) } ?? Place(part: 0),
                end.map { Self.points($0, isX: isX) } ?? Place(part: 1)
            )
        case .point(let point):
            let place = point.map { Self.points($0, isX: isX) } ?? Place(part: 0.5)
            return (place, place)
        case .range(let start, let end):
            guard let start = scale.place(start), let end = scale.place(end) else { return nil }
            return (start, end)
        case .value(let extent):
            return edges(mark, extent, scale, dimension, isValue: isValue, group: group)
        }
    }

    /// A number of points from the leading edge, or from the top.
    private static func points(_ points: CGFloat, isX: Bool) -> Place {
        let points = points.isFinite ? points : 0
        return isX ? Place(part: 0, points: points) : Place(part: 1, points: -points)
    }

    /// The edges of a mark at a value.
    private func edges(
        _ mark: Mark, _ extent: DatumExtent, _ scale: PositionScale, _ dimension: MarkDimension,
        isValue: Bool, group: (index: Int, count: Int, span: MarkDimension)?
    ) -> (Place, Place)? {
        let step = scale.step(extent)
        let isWide = mark.kind == .bar || mark.kind == .rectangle
        if mark.kind == .rectangle, step == 0, dimension == .automatic, extent.start.isNumber,
            scale.kind == .number
        {
            // Apple's example: a rectangle at (3, 3) spans (0, 0) to (3, 3).
            guard let start = scale.place(scale.zero), let end = scale.place(extent.start) else {
                return nil
            }
            return (start, end)
        }
        if mark.kind == .bar, isValue, scale.kind != .category, extent.unit == nil {
            guard let start = scale.place(scale.zero), let end = scale.place(extent.start) else {
                return nil
            }
            return (start, end)
        }
        let middle = extent.unit == nil ? extent.start : extent.middle
        guard let centre = scale.fraction(middle) else { return nil }
        var width =
            isWide
            ? Self.length(dimension, on: Length(part: step, points: 0)) : Length(part: 0, points: 0)
        var shift = Length(part: 0, points: 0)
        if let group {
            let span = Self.length(group.span, on: Length(part: step, points: 0))
            let share = span.scaled(by: 1 / Double(group.count))
            if isWide {
                width = Self.length(dimension, on: share)
            }
            let way = Double(group.index) + 0.5 - Double(group.count) / 2
            shift = share.scaled(by: scale.isTopDown && scale.kind == .category ? -way : way)
        }
        var start = scale.place(centre + shift.part - width.part / 2)
        var end = scale.place(centre + shift.part + width.part / 2)
        start.points += shift.points - width.points / 2
        end.points += shift.points + width.points / 2
        return (start, end)
    }

    /// A dimension on a step.
    private static func length(_ dimension: MarkDimension, on step: Length) -> Length {
        let hasStep = step.part > 0 || step.points > 0
        switch dimension.kind {
        case .automatic: return hasStep ? step.scaled(by: 0.7) : Length(part: 0, points: 8)
        case .fixed(let points):
            return Length(part: 0, points: points.isFinite ? max(points, 0) : 0)
        case .ratio(let ratio):
            let ratio = ratio.isFinite ? Double(max(ratio, 0)) : 0
            return hasStep
                ? step.scaled(by: ratio) : Length(part: 0, points: 8 / 0.7 * CGFloat(ratio))
        case .inset(let inset):
            let inset = inset.isFinite ? inset : 0
            return hasStep
                ? Length(part: step.part, points: step.points - 2 * inset)
                : Length(part: 0, points: max(8 - 2 * inset, 0))
        }
    }
}

extension PlotItem {
    /// What the points of one line, or of one area, have in common.
    struct RunKey: Hashable {
        private let kind: Mark.Kind
        private let series: _Datum?
        private let style: _Datum?
        private let stroke: _Datum?

        init(_ mark: Mark) {
            (kind, series) = (mark.kind, mark.series)
            style = series == nil ? mark.look.styleBy?.datum : nil
            stroke = series == nil ? mark.look.strokeBy?.datum : nil
        }

        /// Whether two marks are surely of one line: most are of that of the mark before them.
        static func isSame(_ one: Mark, _ other: Mark) -> Bool {
            one.kind == other.kind && one.lookIdentity == other.lookIdentity
                && one.series == other.series
        }
    }

    /// The items of marks: those of a lower index first, then in the order of the content; a line is where its first
    /// point is.
    static func all(of marks: [PlacedMark]) -> [PlotItem] {
        var runs: [RunKey: Int] = [:]
        var found: [(index: Double, item: PlotItem)] = []
        var members: [[Int]] = []
        var last: (place: Int, run: Int)?
        found.reserveCapacity(marks.count)
        for place in marks.indices {
            let mark = marks[place].mark
            let index = mark.look.zIndex ?? 0
            if mark.function != nil {
                found.append((index, .function(place)))
                continue
            }
            guard mark.kind == .line || mark.kind == .area else {
                found.append((index, .shape(place)))
                continue
            }
            if let last, RunKey.isSame(marks[last.place].mark, mark) {
                members[last.run].append(place)
                continue
            }
            let key = RunKey(mark)
            let run = runs[key] ?? members.count
            last = (place, run)
            if run < members.count {
                members[run].append(place)
            } else {
                runs[key] = run
                found.append((index, .run([run])))
                members.append([place])
            }
        }
        var items: [(index: Double, item: PlotItem)] = []
        items.reserveCapacity(found.count)
        for (index, item) in found {
            guard case .run(let run) = item else {
                items.append((index, item))
                continue
            }
            items.append((index, .run(members[run[0]])))
            let shown = members[run[0]].filter { marks[$0].style.symbol != nil }
            if !shown.isEmpty { items.append((index, .symbols(shown))) }
        }
        if items.allSatisfy({ $0.index == 0 }) { return items.map(\.item) }
        let sorted = items.enumerated().sorted {
            ($0.element.index, $0.offset) < ($1.element.index, $1.offset)
        }
        return sorted.map(\.element.item)
    }
}

/// Resolves styles; marks of one look have one style.
private struct ResolvedStyles {
    let resolver: StyleResolver
    private var last: ObjectIdentifier?
    private var style: Shared<ResolvedMarkStyle>?
    private var offset = MarkOffset()

    init(resolver: StyleResolver) { self.resolver = resolver }

    private mutating func look(at mark: Mark) -> Shared<ResolvedMarkStyle> {
        if last == mark.lookIdentity, let style { return style }
        let new = Shared(wrappedValue: resolver.style(of: mark))
        (last, style, offset) = (mark.lookIdentity, new, mark.look.offset)
        return new
    }

    mutating func style(of mark: Mark) -> Shared<ResolvedMarkStyle> { look(at: mark) }

    /// Moves a mark by its offset.
    mutating func move(_ box: inout MarkBox, with mark: Mark) {
        _ = look(at: mark)
        if offset == MarkOffset() { return }
        box.x0.points += offset.xStart
        box.x1.points += offset.xEnd
        box.y0.points -= offset.yStart
        box.y1.points -= offset.yEnd
    }
}
