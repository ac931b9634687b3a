public import SwiftUI

extension View {
    /// Has the charts in the view scroll along axes: what is seen of a domain is as long as `chartXVisibleDomain(length:)` says.
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
        settings {
            $0.scrolling.x = ScrollSettings.ScrollPlace(initial: x.wrappedValue.datum) { datum in
                if let value = P.value(of: datum) { x.wrappedValue = value }
            }
        }
    }

    /// Tells and sets which value is at the bottom of the plot.
    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        settings {
            $0.scrolling.y = ScrollSettings.ScrollPlace(initial: y.wrappedValue.datum) { datum in
                if let value = P.value(of: datum) { y.wrappedValue = value }
            }
        }
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
