public import SwiftUI

extension View {
    /// Shows or hides the legend.
    ///
    /// Hidden, scales of numbers end with the data. It hides what an inner modifier says the legend is.
    ///
    /// Apple: "chartLegend(_:)".
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        settings { $0.legend.visibility = visibility }
    }

    /// Says where the legend is: unless it is said, below the chart, from its leading edge.
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        settings {
            $0.legend = LegendSettings(
                visibility: $0.legend.visibility, position: position, alignment: alignment,
                spacing: spacing)
        }
    }

    /// Puts a view in the place of the legend.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return settings {
            $0.legend = LegendSettings(
                visibility: $0.legend.visibility, position: position, alignment: alignment,
                spacing: spacing, content: content)
        }
    }

    /// Changes the plot, which is what lies between the axes, as a view.
    ///
    /// Apple: "chartPlotStyle(content:)".
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        settings { settings in
            let before = settings.plotStyle
            settings.plotStyle = { plot in
                AnyView(content(ChartPlotContent(content: before?(plot) ?? plot)))
            }
        }
    }

    /// Puts a view over the chart, which can ask for places of values and values of places.
    ///
    /// Apple: "chartOverlay(alignment:content:)".
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        settings {
            $0.overlays.append(ProxyView(alignment: alignment) { AnyView(content($0)) })
        }
    }

    /// Puts a view under the chart, which can ask for places of values and values of places.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        settings {
            $0.backgrounds.append(ProxyView(alignment: alignment) { AnyView(content($0)) })
        }
    }

    /// Adds a gesture to the plot. Its places are those of the plot.
    ///
    /// Apple: "chartGesture(_:)".
    nonisolated public func chartGesture<G: Gesture>(
        _ gesture: @escaping (ChartProxy) -> G
    ) -> some View {
        settings {
            $0.gestures.append { proxy in
                AnyView(Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)))
            }
        }
    }
}
