public import SwiftUI

/// A chart of marks.
///
/// Apple: "Chart". It fills its proposal; where nothing is proposed it is 300 by 200 points (a choice: Apple is
/// silent). From right to left all is mirrored, the plot too (a choice).
public nonisolated struct Chart<Content: ChartContent>: View {
    private let content: () -> Content
    @Environment(\.chartSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size
    @State private var geometry = ChartGeometryBox()
    @State private var memory = ChartMemory()
    @State private var noteSizes: [MarkNote.Tag: CGSize] = [:]

    /// A chart of the marks in a closure.
    nonisolated public init(@ChartContentBuilder content: () -> Content) {
        let content = content()
        self.content = { content }
    }

    /// A chart of marks for each element; the elements identify themselves by their `id`.
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = { ForEach(data, content: content) }
    }

    /// A chart of marks for each element; the value at `id` identifies an element.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = { ForEach(data, id: id, content: content) }
    }

    /// The plot with its axes and its legend.
    @MainActor public var body: some View {
        let facts = memory.facts(of: content(), settings)
        let base = ChartModel(facts, settings, locale: locale, calendar: calendar)
        let isMirrored = direction == .rightToLeft
        if settings.scrolling.axes.isEmpty {
            MovingChart(
                model: base.padded(for: noteSizes, in: geometry.geometry.plot.size).whole(settings),
                settings: settings, isMirrored: isMirrored, geometry: geometry,
                scroll: .constant(ChartScroll())
            )
            .environment(\.noteSizes, $noteSizes)
        } else {
            ScrollingChart(
                base: base.scrolling(memory.seen(facts, base.x, base.y)), settings: settings,
                isMirrored: isMirrored,
                geometry: geometry)
        }
    }

}

extension ChartModel {
    /// The scales and the styles of marks.
    @MainActor
    fileprivate init(
        _ facts: MarkFacts, _ settings: ChartSettings, locale: Locale, calendar: Calendar
    ) {
        self.init(
            scalesOf: facts, settings, locale: locale, calendar: calendar,
            xGroups: Self.groups(settings.x), yGroups: Self.groups(settings.y))
    }

    /// The chart as one that scrolls.
    fileprivate func scrolling(_ seen: SeenMarks?) -> ChartModel {
        var model = self
        model.seen = seen
        return model
    }

    /// All of it, with its axes.
    @MainActor fileprivate func whole(_ settings: ChartSettings) -> ChartModel {
        var model = self
        model.place()
        model.addAxes(settings)
        return model
    }

    /// Adds the axes. Pies have none, and an axis that nothing is placed along has no marks.
    @MainActor mutating func addAxes(_ settings: ChartSettings) {
        if isPie { return }
        if settings.x.content != nil
            || source.contains(where: { !$0.x.isFree || $0.function != nil })
        {
            xAxis = ResolvedAxis(
                Self.groups(settings.x), on: x, isX: true, locale: locale, calendar: calendar)
        }
        if settings.y.content != nil
            || source.contains(where: { !$0.y.isFree || $0.function != nil })
        {
            yAxis = ResolvedAxis(
                Self.groups(settings.y), on: y, isX: false, locale: locale, calendar: calendar)
        }
    }

    /// What an axis has; none where it is hidden, `nil` for what is usual.
    static func groups(_ axis: AxisSettings) -> [AxisGroup]? {
        if axis.visibility == .hidden { return [] }
        guard let content = axis.content else { return nil }
        var collector = _AxisCollector()
        content._collect(&collector)
        return collector.groups
    }
}

extension Mark.Position {
    /// Whether no value is involved.
    var isFree: Bool {
        switch self {
        case .none, .points, .point: true
        case .value, .range: false
        }
    }
}
