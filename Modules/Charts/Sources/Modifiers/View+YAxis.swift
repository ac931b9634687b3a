public import SwiftUI

extension View {
    /// Shows or hides the axis y of the charts in the view.
    ///
    /// Hidden, the domain ends with the data: only ticks round it out. It hides what an inner modifier says the axis
    /// has.
    ///
    /// Apple: "chartYAxis(_:)".
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        settings { $0.y.visibility = visibility }
    }

    /// Says what the axis y of the charts in the view has.
    nonisolated public func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return settings { $0.y.content = content }
    }

    /// Changes the labels of the axis y as a view.
    nonisolated public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        settings { $0.y.style = { AnyView(content(ChartAxisContent(content: $0))) } }
    }

    /// Gives the axis y a name. Apple is silent on its place; here it is above the chart, at the trailing side.
    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(
            content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return settings { $0.y.labels.append(title) }
    }

    /// Gives the axis y a name.
    nonisolated public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Gives the axis y a name.
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Gives the axis y a name.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(
            Text(labelResource), position: position, alignment: alignment, spacing: spacing)
    }

    /// Gives the axis y a name.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }

    /// Says which values the scale y has, how far it reaches, and how values become lengths.
    ///
    /// Apple: "chartYScale(domain:range:type:)".
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        let (domain, range) = (domain._domain, range._positions)
        return settings {
            $0.y.scale = ScaleSpecification(domain: domain, range: range, type: type)
        }
    }

    /// Says which values the scale y has, and how values become lengths.
    nonisolated public func chartYScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        return settings {
            $0.y.scale.domain = domain
            if let type { $0.y.scale.type = type }
        }
    }

    /// Says how far the scale y reaches, and how values become lengths.
    nonisolated public func chartYScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        let range = range._positions
        return settings {
            $0.y.scale.range = range
            if let type { $0.y.scale.type = type }
        }
    }

    /// Says how values become lengths along y.
    nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
        settings { $0.y.scale.type = type }
    }
}
