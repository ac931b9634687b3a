public import SwiftUI

/// A chart of marks.
///
/// Apple: "Chart". It fills its proposal; where nothing is proposed it is 300 by 200 points (a choice: Apple is silent). From right to left
/// all is mirrored, the plot too (a choice).
public nonisolated struct Chart<Content: ChartContent>: View {
    private let content: () -> Content
    @Environment(\.chartSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size
    @State private var geometry = ChartGeometryBox()
    @State private var scroll = ChartScroll()

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
        var collector = _MarkCollector()
        content()._collect(&collector)
        let (window, settings) = scroll.window(of: settings)
        let model = ChartModel.resolved(
            collector.marks, settings, locale: locale, calendar: calendar, scrollingTo: window)
        return ChartFrame(
            model: model, settings: settings, isMirrored: direction == .rightToLeft,
            geometry: geometry, scroll: $scroll)
    }
}

extension ChartModel {
    /// The model with its axes.
    @MainActor static func resolved(
        _ marks: [Mark], _ settings: ChartSettings, locale: Locale, calendar: Calendar,
        scrollingTo window: Windows = Windows()
    ) -> ChartModel {
        let (xGroups, yGroups) = (groups(settings.x), groups(settings.y))
        var model = ChartModel(
            marks, settings, locale: locale, calendar: calendar, xGroups: xGroups, yGroups: yGroups)
        model.show(window, settings, source: marks)
        if model.isPie {
            // Pies have no axes.
            return model
        }
        model.xAxis = ResolvedAxis(
            xGroups, on: model.x, isX: true, locale: locale, calendar: calendar)
        model.yAxis = ResolvedAxis(
            yGroups, on: model.y, isX: false, locale: locale, calendar: calendar)
        // An axis that nothing is placed along has no marks.
        if marks.allSatisfy({ $0.x.isFree && $0.function == nil }), settings.x.content == nil {
            model.xAxis = ResolvedAxis()
        }
        if marks.allSatisfy({ $0.y.isFree && $0.function == nil }), settings.y.content == nil {
            model.yAxis = ResolvedAxis()
        }
        return model
    }

    /// What an axis has; none where it is hidden, `nil` for what is usual.
    private static func groups(_ axis: AxisSettings) -> [AxisGroup]? {
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
