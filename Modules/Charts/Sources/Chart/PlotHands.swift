internal import SwiftUI

/// What hands do to a plot: selecting, scrolling, gestures of users.
struct PlotHands: ViewModifier {
    let model: ChartModel
    let settings: ChartSettings
    let isMirrored: Bool
    @Binding var scroll: ChartScroll
    @State private var began: CGPoint?

    func body(content: Content) -> some View {
        if settings.selections.isEmpty, settings.scrolling.axes.isEmpty, settings.gestures.isEmpty {
            content
        } else {
            content.overlay {
                GeometryReader { reader in
                    let proxy = ChartProxy(
                        model: model, plotSize: reader.size, anchor: nil, isMirrored: isMirrored,
                        selections: settings.selections)
                    ZStack {
                        if !settings.selections.isEmpty || !settings.scrolling.axes.isEmpty {
                            Color.clear.contentShape(Rectangle()).gesture(drag(proxy))
                        }
                        ForEach(settings.gestures.indices, id: \.self) {
                            settings.gestures[$0](proxy)
                        }
                    }
                }
            }
        }
    }

    private func drag(_ proxy: ChartProxy) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { value in
                let isScrolling = scrolls(value.translation)
                if isScrolling { move(value.translation, proxy) } else { select(value, proxy) }
            }
            .onEnded { value in
                if scrolls(value.translation) {
                    rest(proxy)
                } else {
                    select(value, proxy)
                }
                scroll.start = nil
            }
    }

    /// Whether a movement scrolls the chart; else it selects. A tap selects always.
    private func scrolls(_ translation: CGSize) -> Bool {
        guard !settings.scrolling.axes.isEmpty else { return false }
        return scroll.start != nil || hypot(translation.width, translation.height) > 8
    }

    private func select(_ value: DragGesture.Value, _ proxy: ChartProxy) {
        for selection in settings.selections {
            switch selection.kind {
            case .x: selection.select(proxy, proxy.datum(atX: value.location.x).map { ($0, $0) })
            case .y: selection.select(proxy, proxy.datum(atY: value.location.y).map { ($0, $0) })
            case .angle:
                selection.select(
                    proxy, proxy.datum(atAngle: proxy.angle(at: value.location)).map { ($0, $0) })
            case .xRange: proxy.selectXRange(from: value.startLocation.x, to: value.location.x)
            case .yRange: proxy.selectYRange(from: value.startLocation.y, to: value.location.y)
            }
        }
    }

    /// Moves what is seen with the finger.
    private func move(_ translation: CGSize, _ proxy: ChartProxy) {
        let scrolling = settings.scrolling
        if scroll.start == nil {
            scroll.start = (Self.start(model.x, scroll.x), Self.start(model.y, scroll.y))
        }
        if scrolling.axes.contains(.horizontal), let length = scrolling.xLength,
            proxy.plotSize.width > 0
        {
            let way = translation.width * (isMirrored ? -1 : 1) / proxy.plotSize.width
            scroll.x = (scroll.start?.x ?? 0) - Double(way) * length
            scrolling.x?.set.map { tell in Self.datum(scroll.x, model.x).map { tell($0) } }
        }
        if scrolling.axes.contains(.vertical), let length = scrolling.yLength,
            proxy.plotSize.height > 0
        {
            scroll.y =
                (scroll.start?.y ?? 0) + Double(translation.height / proxy.plotSize.height) * length
            scrolling.y?.set.map { tell in Self.datum(scroll.y, model.y).map { tell($0) } }
        }
    }

    /// Comes to rest where the behaviour says.
    private func rest(_ proxy: ChartProxy) {
        guard let behavior = settings.scrolling.behavior else { return }
        if let x = scroll.x, let datum = Self.datum(x, model.x) {
            scroll.x = behavior._rest(datum, from: datum, isX: true).amount ?? x
        }
        if let y = scroll.y, let datum = Self.datum(y, model.y) {
            scroll.y = behavior._rest(datum, from: datum, isX: false).amount ?? y
        }
    }

    private static func start(_ scale: PositionScale, _ place: Double?) -> Double? {
        place ?? (scale.kind == .category ? 0 : min(scale.start, scale.end))
    }

    private static func datum(_ place: Double?, _ scale: PositionScale) -> _Datum? {
        guard let place else { return nil }
        switch scale.kind {
        case .number: return .number(place)
        case .date: return .date(place)
        case .category: return scale.categories.first
        }
    }
}
