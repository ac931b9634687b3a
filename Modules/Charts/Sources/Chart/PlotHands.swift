internal import Foundation
internal import SwiftUI

/// What hands do to a plot: selecting, scrolling, gestures of users.
struct PlotHands: ViewModifier {
    let model: ChartModel
    let settings: ChartSettings
    let isMirrored: Bool
    @Binding var scroll: ChartScroll

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
                        if scroll.barOpacity > 0 {
                            ChartScrollBars(model: model, size: reader.size, isMirrored: isMirrored)
                                .opacity(scroll.barOpacity)
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
                halt()
                if scrolls(value.translation) {
                    move(value.translation, proxy)
                } else if settings.scrolling.axes.isEmpty {
                    select(value, proxy)
                }
            }
            .onEnded { value in
                if scrolls(value.translation) {
                    glide(value.velocity, proxy)
                } else {
                    select(value, proxy)
                }
                scroll.start = nil
            }
    }

    /// Whether a movement scrolls the chart. What scrolls selects by taps only, when the finger goes; else the finger
    /// selects all the time.
    private func scrolls(_ translation: CGSize) -> Bool {
        guard !settings.scrolling.axes.isEmpty else { return false }
        return scroll.start != nil || hypot(translation.width, translation.height) > 8
    }

    /// A finger holds a chart that goes on where it is seen.
    private func halt() {
        guard scroll.isGliding else { return }
        scroll.isGliding = false
        if model.x.whole != nil { scroll.x.at = model.x.windowStart }
        if model.y.whole != nil { scroll.y.at = model.y.windowStart }
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
        let start = scroll.start ?? (model.x.windowStart, model.y.windowStart)
        scroll.start = start
        scroll.barOpacity = 1
        let way = ways(translation, proxy)
        if let whole = model.x.whole {
            scroll.x.at = model.x.clamped(start.x - way.x, in: whole)
            scroll.x.tell(settings.scrolling.x, model.x.datum(atWindow: scroll.x.at))
        }
        if let whole = model.y.whole {
            scroll.y.at = model.y.clamped(start.y + way.y, in: whole)
            scroll.y.tell(settings.scrolling.y, model.y.datum(atWindow: scroll.y.at))
        }
    }

    /// How much of the domains is along a way of a finger.
    private func ways(_ way: CGSize, _ proxy: ChartProxy) -> (x: Double, y: Double) {
        let size = proxy.plotSize
        let along = size.width > 0 ? Double(way.width / size.width) * (isMirrored ? -1 : 1) : 0
        let up = size.height > 0 ? Double(way.height / size.height) : 0
        return (along * model.x.windowLength, up * model.y.windowLength)
    }

    /// Goes on as a scroll view does, slower and slower, and comes to rest where the behavior says.
    private func glide(_ velocity: CGSize, _ proxy: ChartProxy) {
        let way = ways(
            CGSize(
                width: velocity.width * Gliding.constant, height: velocity.height * Gliding.constant
            ),
            proxy)
        let behavior = settings.scrolling.behavior
        func target(_ scale: PositionScale, _ at: Double?, _ way: Double, isX: Bool) -> Double? {
            guard let whole = scale.whole, let at else { return nil }
            let free = scale.clamped(at + way, in: whole)
            guard let behavior, scale.kind != .category,
                let start = scale.datum(atWindow: isX ? scroll.start?.x : scroll.start?.y),
                let end = scale.datum(atWindow: at), let datum = scale.datum(atWindow: free)
            else { return free }
            let push = _ChartPush(
                start: start, end: end, free: datum, page: scale.windowLength,
                isSwipe: abs(isX ? velocity.width : velocity.height) > Gliding.swipe, isX: isX)
            return behavior._rest(push).amount.map { scale.clamped($0, in: whole) } ?? free
        }
        let (x, y) = (
            target(model.x, scroll.x.at, -way.x, isX: true),
            target(model.y, scroll.y.at, way.y, isX: false)
        )
        if x != scroll.x.at || y != scroll.y.at {
            withAnimation(Animation(Gliding())) {
                scroll.isGliding = true
                if let x { scroll.x.at = x }
                if let y { scroll.y.at = y }
            } completion: {
                scroll.isGliding = false
            }
            scroll.x.tell(settings.scrolling.x, model.x.datum(atWindow: x))
            scroll.y.tell(settings.scrolling.y, model.y.datum(atWindow: y))
        }
        withAnimation(.linear(duration: 0.3).delay(1)) { scroll.barOpacity = 0 }
    }
}

/// The way of what was pushed: its speed falls by a part of itself.
struct Gliding: CustomAnimation {
    /// Seconds in which the speed falls to 1 / e: a scroll view keeps 99.8 % of its speed in a millisecond (Apple:
    /// "normal", the rate of deceleration). In all, what is pushed goes on for as long a way as at its first speed in
    /// this time.
    static let constant = 0.4995
    /// From this speed on it is a swipe, in points a second. Apple is silent.
    static let swipe: CGFloat = 200

    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        // Less than a hundredth of the way is left.
        time > 5 * Self.constant ? nil : value.scaled(by: 1 - exp(-max(time, 0) / Self.constant))
    }
}

extension PositionScale {
    /// What is at the leading side or at the bottom of a chart that scrolls: a number, seconds, or how many categories
    /// are before it.
    var windowStart: Double { kind == .category ? shown?.first ?? 0 : min(start, end) }

    /// How much of the domain is seen.
    var windowLength: Double { kind == .category ? bandCount : abs(end - start) }

    /// The start of a window that does not reach beyond the domain.
    func clamped(_ start: Double, in whole: ClosedRange<Double>) -> Double {
        max(min(start, whole.upperBound - windowLength), whole.lowerBound)
    }

    /// The value at the start of a window; of categories the first of which the greater part is seen.
    func datum(atWindow start: Double?) -> _Datum? {
        guard let start, start.isFinite else { return nil }
        switch kind {
        case .number: return .number(start)
        case .date: return .date(start)
        case .category:
            let place = Int(start.rounded())
            return categories.indices.contains(place) ? categories[place] : nil
        }
    }
}
