internal import SwiftUI

/// Describes a chart to assistive technologies: its axes and series, to be told or heard as tones.
struct ChartDescription: ViewModifier {
    let model: ChartModel
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        content
            .accessibilityElement(children: .contain)
            .accessibilityChartDescriptor(DescribedChart(model: model, environment: environment))
    }
}

/// The description of a chart.
private struct DescribedChart: AXChartDescriptorRepresentable {
    let model: ChartModel
    let environment: EnvironmentValues

    /// More marks are not told.
    private static let most = 10_000

    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            title: nil, summary: nil, xAxis: xAxis, yAxis: yAxis, additionalAxes: [],
            series: series)
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
        descriptor.xAxis = xAxis
        descriptor.yAxis = yAxis
        descriptor.series = series
    }

    /// The name of an axis: that of its values, or its letter.
    private func title(_ name: Text?, _ letter: String) -> String {
        guard let words = name?._resolveText(in: environment), !words.isEmpty else { return letter }
        return words
    }

    private var xAxis: any AXDataAxisDescriptor {
        let title = title(model.names.x, "x")
        if model.isPie {
            return AXCategoricalDataAxisDescriptor(
                title: title, categoryOrder: model.marks.indices.map(sector))
        }
        if model.x.kind == .category {
            return AXCategoricalDataAxisDescriptor(
                title: title, categoryOrder: model.x.categories.map(\.name))
        }
        return numeric(model.x, title)
    }

    private var yAxis: AXNumericDataAxisDescriptor? {
        let title = title(model.names.y, "y")
        if model.isPie {
            let most =
                model.marks.compactMap { $0.mark.angle?.start.amount }
                .filter(\.isFinite).max() ?? 0
            return AXNumericDataAxisDescriptor(
                title: title, range: 0...max(most, 0), gridlinePositions: []
            ) { AxisFormat.spoken(.number($0), model.locale) }
        }
        return model.y.kind == .category ? nil : numeric(model.y, title)
    }

    private func numeric(_ scale: PositionScale, _ title: String) -> AXNumericDataAxisDescriptor {
        let (locale, isDate) = (model.locale, scale.kind == .date)
        return AXNumericDataAxisDescriptor(
            title: title, range: min(scale.start, scale.end)...max(scale.start, scale.end),
            gridlinePositions: scale.ticks.compactMap(\.amount)
        ) { AxisFormat.spoken(isDate ? .date($0) : .number($0), locale) }
    }

    /// What a sector of a pie is called: by its style, or by its place.
    private func sector(_ place: Int) -> String {
        model.marks[place].mark.look.styleBy?.datum.name ?? "\(place + 1)"
    }

    /// One series for each value that tells lines apart, or that styles; each mark is a point.
    private var series: [AXDataSeriesDescriptor] {
        if model.isPie {
            let points = model.marks.indices.prefix(Self.most).map {
                AXDataPoint(x: sector($0), y: model.marks[$0].mark.angle?.start.amount ?? 0)
            }
            return [AXDataSeriesDescriptor(name: "", isContinuous: false, dataPoints: points)]
        }
        var order: [String] = []
        var points: [String: [AXDataPoint]] = [:]
        var continuous: Set<String> = []
        for placed in model.marks.prefix(Self.most) {
            let mark = placed.mark
            let name = (mark.series ?? mark.look.styleBy?.datum)?.name ?? ""
            guard let y = mark.y.value?.amount ?? mark.x.value?.amount else { continue }
            if points[name] == nil { order.append(name) }
            if mark.kind == .line || mark.kind == .area { continuous.insert(name) }
            switch mark.x.value {
            case .category(let x): points[name, default: []].append(AXDataPoint(x: x, y: y))
            case .some(let x): points[name, default: []].append(AXDataPoint(x: x.amount ?? 0, y: y))
            case nil: continue
            }
        }
        return order.map {
            AXDataSeriesDescriptor(
                name: $0, isContinuous: continuous.contains($0), dataPoints: points[$0] ?? [])
        }
    }
}

extension Mark.Position {
    /// The value, or where the range begins.
    var value: _Datum? {
        switch self {
        case .value(let extent): extent.start
        case .range(let start, _): start
        case .none, .points, .point: nil
        }
    }
}

/// Tells assistive technologies of each mark of a plot: what is at its x and y.
struct MarkElements: ViewModifier {
    let model: ChartModel
    let isMirrored: Bool

    /// Of more marks only the description of the chart is told.
    private static let most = 300

    func body(content: Content) -> some View {
        let isMany = model.marks.count > Self.most
        let shown =
            isMany
            ? []
            : model.marks.indices.filter {
                !model.marks[$0].mark.look.accessibility.isHidden
                    && model.marks[$0].stage != .leaving
                    && model.marks[$0].mark.function == nil
            }
        if shown.isEmpty {
            content
        } else {
            content.accessibilityChildren {
                BesideLayout {
                    ForEach(shown, id: \.self) { place in
                        MarkElement(placed: model.marks[place], locale: model.locale)
                            .layoutValue(
                                key: BesideRole.self,
                                value: BesidePlace(
                                    box: model.marks[place].anchorBox, isMirrored: isMirrored,
                                    position: .overlay, alignment: .center, spacing: 0,
                                    resolution: .init(x: .disabled, y: .disabled),
                                    sector: model.marks[place].sector, fillsSector: true))
                    }
                }
            }
        }
    }
}

/// A mark for assistive technologies.
private struct MarkElement: View {
    let placed: PlacedMark
    let locale: Locale

    var body: some View {
        let mark = placed.mark
        let own = mark.look.accessibility
        Color.clear
            .accessibilityElement()
            .accessibilityLabel(own.label ?? Text(verbatim: label))
            .accessibilityValue(own.value ?? Text(verbatim: value))
            .accessibilityIdentifier(own.identifier ?? "")
    }

    private var label: String {
        let x = placed.mark.x.value.map { AxisFormat.spoken($0, locale) }
        let series = (placed.mark.series ?? placed.mark.look.styleBy?.datum)?.name
        return [x, series].compactMap { $0 }.joined(separator: ", ")
    }

    private var value: String {
        let datum = placed.mark.y.value ?? placed.mark.angle?.start
        return datum.map { AxisFormat.spoken($0, locale) } ?? ""
    }
}
