public import SwiftUI

extension View {
    /// Shows or hides the axis z of the charts in the view.
    ///
    /// Hidden, the domain ends with the data: only ticks round it out. It hides what an inner modifier says the axis
    /// has.
    ///
    /// Apple: "chartZAxis(_:)".
    nonisolated public func chartZAxis(_ visibility: Visibility) -> some View {
        settings { $0.z.visibility = visibility }
    }

    /// Says what the axis z of the charts in the view has.
    nonisolated public func chartZAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return settings { $0.z.content = content }
    }

    /// Changes the labels of the axis z as a view.
    nonisolated public func chartZAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        settings { $0.z.style = { AnyView(content(ChartAxisContent(content: $0))) } }
    }

    /// Gives the axis z a name. It is drawn in charts with depth only.
    nonisolated public func chartZAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(
            content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return settings { $0.z.labels.append(title) }
    }

    /// Gives the axis z a name.
    nonisolated public func chartZAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartZAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Gives the axis z a name.
    nonisolated public func chartZAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartZAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Gives the axis z a name.
    @_disfavoredOverload
    nonisolated public func chartZAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartZAxisLabel(
            Text(labelResource), position: position, alignment: alignment, spacing: spacing)
    }

    /// Gives the axis z a name.
    @_disfavoredOverload
    nonisolated public func chartZAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartZAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }

    /// Says which values the scale z has, how far it reaches, and how values become lengths.
    ///
    /// Apple: "chartZScale(domain:range:type:)".
    nonisolated public func chartZScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        let (domain, range) = (domain._domain, range._positions)
        return settings {
            $0.z.scale = ScaleSpecification(domain: domain, range: range, type: type)
        }
    }

    /// Says which values the scale z has, and how values become lengths.
    nonisolated public func chartZScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        return settings {
            $0.z.scale.domain = domain
            if let type { $0.z.scale.type = type }
        }
    }

    /// Says how far the scale z reaches, and how values become lengths.
    nonisolated public func chartZScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        let range = range._positions
        return settings {
            $0.z.scale.range = range
            if let type { $0.z.scale.type = type }
        }
    }

    /// Says how values become lengths along z.
    nonisolated public func chartZScale(type: ScaleType? = nil) -> some View {
        settings { $0.z.scale.type = type }
    }
}
