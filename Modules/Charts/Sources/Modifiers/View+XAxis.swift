public import SwiftUI

extension View {
    /// Shows or hides the axis x of the charts in the view.
    ///
    /// Hidden, the domain ends with the data: only ticks round it out. It hides what an inner modifier says the axis
    /// has.
    ///
    /// Apple: "chartXAxis(_:)".
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        settings { $0.x.visibility = visibility }
    }

    /// Says what the axis x of the charts in the view has.
    nonisolated public func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return settings { $0.x.content = content }
    }

    /// Changes the labels of the axis x as a view.
    nonisolated public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        settings { $0.x.style = { AnyView(content(ChartAxisContent(content: $0))) } }
    }

    /// Gives the axis x a name. Apple is silent on its place; here it is below the chart, in the middle.
    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(
            content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return settings { $0.x.labels.append(title) }
    }

    /// Gives the axis x a name.
    nonisolated public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Gives the axis x a name.
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Gives the axis x a name.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(
            Text(labelResource), position: position, alignment: alignment, spacing: spacing)
    }

    /// Gives the axis x a name.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }

    /// Says which values the scale x has, how far it reaches, and how values become lengths.
    ///
    /// Apple: "chartXScale(domain:range:type:)".
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        let (domain, range) = (domain._domain, range._positions)
        return settings {
            $0.x.scale = ScaleSpecification(domain: domain, range: range, type: type)
        }
    }

    /// Says which values the scale x has, and how values become lengths.
    nonisolated public func chartXScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        return settings {
            $0.x.scale.domain = domain
            if let type { $0.x.scale.type = type }
        }
    }

    /// Says how far the scale x reaches, and how values become lengths.
    nonisolated public func chartXScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        let range = range._positions
        return settings {
            $0.x.scale.range = range
            if let type { $0.x.scale.type = type }
        }
    }

    /// Says how values become lengths along x.
    nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
        settings { $0.x.scale.type = type }
    }
}
