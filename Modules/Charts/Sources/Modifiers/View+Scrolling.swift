public import SwiftUI

extension View {
    /// Has the charts in the view scroll along axes: what is seen of a domain is as long as
    /// `chartXVisibleDomain(length:)` says.
    ///
    /// Apple: "chartScrollableAxes(_:)". Unless a length is said, all is seen.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        settings { $0.scrolling.axes = axes }
    }

    /// How much of the domain of x is seen at once: numbers, seconds, or categories.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        settings { $0.scrolling.xLength = length.datum.amount }
    }

    /// How much of the domain of y is seen at once: numbers, seconds, or categories.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        settings { $0.scrolling.yLength = length.datum.amount }
    }

    /// Tells and sets which value is at the leading side of the plot.
    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        modifier(ScrollPositionModifier(position: x, path: \.x))
    }

    /// Tells and sets which value is at the bottom of the plot.
    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        modifier(ScrollPositionModifier(position: y, path: \.y))
    }

    /// Says which value is at the leading side of the plot at first.
    nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        settings { $0.scrolling.x = ScrollSettings.ScrollPlace(initial: initialX.datum) }
    }

    /// Says which value is at the bottom of the plot at first.
    nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        settings { $0.scrolling.y = ScrollSettings.ScrollPlace(initial: initialY.datum) }
    }

    /// Says where charts that scroll come to rest.
    nonisolated public func chartScrollTargetBehavior(
        _ behavior: some ChartScrollTargetBehavior
    ) -> some View {
        settings { $0.scrolling.behavior = behavior }
    }
}

/// Has charts follow a binding: its value is read where a change of it is noticed.
private nonisolated struct ScrollPositionModifier<P: Plottable>: ViewModifier {
    @Binding var position: P
    let path: any WritableKeyPath<ScrollSettings, ScrollSettings.ScrollPlace?> & Sendable

    @MainActor
    func body(content: Content) -> some View {
        let binding = $position
        let place = ScrollSettings.ScrollPlace(initial: position.datum) { datum in
            guard let value = P.value(of: datum) else { return nil }
            binding.wrappedValue = value
            return value.datum
        }
        content.settings { $0.scrolling[keyPath: path] = place }
    }
}
