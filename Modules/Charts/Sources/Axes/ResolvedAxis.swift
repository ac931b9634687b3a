internal import SwiftUI

/// An axis as it is drawn.
struct ResolvedAxis {
    /// A line through the plot.
    struct Line {
        /// Where along the axis, of the length of the plot.
        var place: PositionScale.Place
        var stroke: StrokeStyle?
        var style: AnyShapeStyle?
        var offset: CGSize
        /// What it is at; `nil` for the line behind the last category.
        var value: _Datum?
        /// How much of it is seen, from 0 to 1.
        var presence = 1.0
    }

    struct Tick {
        /// What it is at.
        var value: _Datum
        /// How much of it is seen, from 0 to 1.
        var presence = 1.0
        var place: PositionScale.Place
        var length: AxisTick.Length
        var stroke: StrokeStyle?
        var style: AnyShapeStyle?
        var offset: CGSize
        var edge: Edge
        /// Which label it ends with; `nil` for none.
        var label: Int?
    }

    struct Label {
        var content: AxisLabel
        /// What it is at.
        var value: _Datum
        /// How much of it is seen, from 0 to 1.
        var presence = 1.0
        /// Which of two axes has it, of which one becomes the other.
        var stage = Stage.settled
        /// Tells it from the other labels of the axis, also of the next one.
        var key = Key()
        /// What it says, if it has no view.
        var text: String
        var place: PositionScale.Place
        /// Where the next value is, for labels in the middle of their band.
        var bandEnd: PositionScale.Place
        var isCentered: Bool
        var preset: AxisMarkPreset.Kind
        var style: AnyShapeStyle?
        var font: Font??
        var offset: CGSize
        var edge: Edge
        var isFirst: Bool
        var isLast: Bool
    }

    /// Of two axes of which one becomes the other, those that have a label; `settled` is both.
    enum Stage { case settled, coming, leaving }

    /// What a part of an axis is at, and how many parts at it come before.
    struct Key: Hashable {
        var value: _Datum?
        var number = 0
    }

    var lines: [Line] = []
    var ticks: [Tick] = []
    var labels: [Label] = []

    /// Works out an axis.
    ///
    /// - Parameters:
    ///   - isX: Whether it is the axis x.
    ///   - groups: What it has; `nil` for what is usual.
    init(
        _ groups: [AxisGroup]?, on scale: PositionScale, isX: Bool, locale: Locale,
        calendar: Calendar
    ) {
        let usual = AxisGroup(preset: .automatic, position: .automatic, values: .found(.automatic))
        for group in groups ?? [usual] {
            add(group, scale, isX: isX, locale, calendar)
        }
        for (place, key) in Self.keys(of: labels.map(\.value)).enumerated() {
            labels[place].key = key
        }
    }

    /// What tells parts apart that are at some values.
    static func keys(of values: [_Datum?]) -> [Key] {
        var counts: [_Datum?: Int] = [:]
        return values.map { value in
            defer { counts[value, default: 0] += 1 }
            return Key(value: value, number: counts[value, default: 0])
        }
    }

    init() {}

    private mutating func add(
        _ group: AxisGroup, _ scale: PositionScale, isX: Bool, _ locale: Locale,
        _ calendar: Calendar
    ) {
        var own = scale
        if case .found(let values) = group.values, !values.isPlain, scale.kind != .category {
            own.setTicks(values, calendar)
        }
        if case .given(let values) = group.values {
            own.ticks = scale.kind == .category ? values.filter { scale.places[$0] != nil } : values
            own.setGivenSteps(calendar)
        }
        // All categories of a chart that does not scroll lie in it.
        let isWhole = scale.kind == .category && scale.shown == nil
        let inside = Self.thinned(
            isWhole ? own.ticks : own.ticks.filter { scale.contains($0) })
        let edge = Self.edge(group.position.kind, isX: isX)
        for (index, datum) in inside.enumerated() {
            let value = AxisValue(datum: datum, index: index, count: inside.count)
            let parts = group.content?(value) ?? Self.usualParts(group, isX: isX, scale)
            add(
                parts, value, own, group, edge, next: inside.dropFirst(index + 1).first, locale,
                calendar)
        }
        if scale.kind == .category, let last = lastBound(group, scale, isX: isX) {
            lines.append(last)
        }
    }

    /// Nobody can tell more values apart: of many every second, third and so on has marks, and no more than are seen as
    /// lines and not as a tone.
    private static let mostValues = 300
    private static let mostOfMany = 60

    private static func thinned(_ values: [_Datum]) -> [_Datum] {
        guard values.count > mostValues else { return values }
        let step = (values.count + mostOfMany - 1) / mostOfMany
        return stride(from: 0, to: values.count, by: step).map { values[$0] }
    }

    /// What is at a value unless it is said.
    private static func usualParts(
        _ group: AxisGroup, isX: Bool, _ scale: PositionScale
    ) -> [AxisPart] {
        var label = AxisLabel()
        label.format = group.format
        return [
            AxisPart(kind: .line(centered: nil), stroke: group.stroke),
            AxisPart(kind: .tick(centered: nil, length: .automatic), stroke: group.stroke),
            AxisPart(kind: .label(label)),
        ]
    }

    private static func edge(_ position: AxisMarkPosition.Kind, isX: Bool) -> Edge {
        switch position {
        case .top where isX: .top
        case .leading where !isX: .leading
        default: isX ? .bottom : .trailing
        }
    }

    /// The line behind the last band, where there are lines.
    private func lastBound(_ group: AxisGroup, _ scale: PositionScale, isX: Bool) -> Line? {
        guard let line = lines.last, isX || group.content == nil else { return nil }
        guard case .found(let values) = group.values, values.isPlain else { return nil }
        return Line(
            place: scale.place(1), stroke: line.stroke, style: line.style, offset: line.offset)
    }

    private mutating func add(
        _ parts: [AxisPart], _ value: AxisValue, _ scale: PositionScale, _ group: AxisGroup,
        _ edge: Edge, next: _Datum?, _ locale: Locale, _ calendar: Calendar
    ) {
        guard let middle = scale.fraction(value.datum) else { return }
        let isBand = scale.kind == .category
        let half = isBand ? 0.5 / scale.bandCount : 0
        let end =
            isBand
            ? middle + half
            : next.flatMap(scale.fraction) ?? scale.bandEnd(middle, value.datum, calendar)
        let start = middle - half
        func place(_ centered: Bool?) -> PositionScale.Place {
            // Lines of categories are at the bounds of bands, unless they are centred.
            if centered == true { return scale.place(isBand ? middle : (middle + end) / 2) }
            return scale.place(isBand ? start : middle)
        }
        let label =
            parts.contains { if case .label = $0.kind { true } else { false } } ? labels.count : nil
        // What is in the middle of a band beyond the domain is beyond it too.
        let isBeyond = !isBand && (middle + end) / 2 > 1 + 1e-9
        for part in parts {
            if isBeyond, part.isCentered { continue }
            switch part.kind {
            case .line(let centered):
                lines.append(
                    Line(
                        place: place(centered), stroke: part.stroke, style: part.style,
                        offset: part.offset, value: value.datum))
            case .tick(let centered, let length):
                ticks.append(
                    Tick(
                        value: value.datum, place: place(centered), length: length,
                        stroke: part.stroke,
                        style: part.style, offset: part.offset, edge: edge, label: label))
            case .label(let content):
                let text =
                    content.format.map { $0(value.datum, locale) ?? "" }
                    ?? group.format?(value.datum, locale)
                    ?? AxisFormat.text(value.datum, on: scale, locale, calendar)
                labels.append(
                    Label(
                        content: content, value: value.datum, text: text,
                        place: scale.place(isBand ? start : middle),
                        bandEnd: scale.place(end), isCentered: content.centered ?? isBand,
                        preset: group.preset.kind, style: part.style, font: part.font,
                        offset: part.offset, edge: edge, isFirst: value.index == 0,
                        isLast: value.index == value.count - 1))
            }
        }
    }
}

extension PositionScale {
    /// Whether a value lies in the domain.
    func contains(_ datum: _Datum) -> Bool {
        guard let fraction = fraction(datum) else { return false }
        return fraction >= -1e-9 && fraction <= 1 + 1e-9
    }

    /// How the values that were given for ticks lie to each other, for their format.
    mutating func setGivenSteps(_ calendar: Calendar) {
        let amounts = ticks.compactMap(\.amount).sorted()
        let steps = zip(amounts.dropFirst(), amounts).map { $0 - $1 }.filter { $0 > 0 }
        guard let least = steps.min() else { return }
        if kind == .number {
            // The step that all are multiples of, as far as digits go.
            tickStep = ticks.compactMap(\.amount).allSatisfy { $0 == $0.rounded() } ? 1 : least
            return
        }
        let units: [(Double, Calendar.Component)] = [
            (31_500_000, .year), (2_400_000, .month), (86_000, .day), (3_599, .hour), (59, .minute),
        ]
        tickUnit = units.first { least >= $0.0 }?.1 ?? .second
    }

    /// Where the band of the last value ends: where another would begin.
    func bandEnd(_ start: Double, _ datum: _Datum, _ calendar: Calendar) -> Double {
        if case .date(let seconds) = datum, let unit = tickUnit,
            abs(seconds) < CalendarYears.mostSeconds,
            let end = calendar.dateInterval(
                of: unit, for: Date(timeIntervalSinceReferenceDate: seconds))?.end,
            let fraction = fraction(.date(end.timeIntervalSinceReferenceDate))
        {
            return fraction
        }
        let before = ticks.dropLast().last.flatMap(fraction)
        return before.map { 2 * start - $0 } ?? 1
    }
}
