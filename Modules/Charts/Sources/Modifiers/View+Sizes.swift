public import SwiftUI

extension View {
    /// Gives values sizes of symbols, as areas in square points.
    ///
    /// Apple: "chartSymbolSizeScale(_:)".
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable, N: BinaryFloatingPoint>(
        _ mapping: KeyValuePairs<DataValue, N>
    ) -> some View {
        let (domain, range) = (mapping.map(\.key.datum), mapping.map { CGFloat($0.value) })
        return settings { $0.symbolSize = StyleScale(domain: domain, range: range) }
    }

    /// Gives values of a domain the sizes of a range; numbers what is between.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let (domain, values) = (domain._domain.given, range._values)
        let isSpan = range._isSpan
        return settings {
            $0.symbolSize = StyleScale(domain: domain, range: values, type: type)
            $0.symbolSize.isSpan = isSpan
        }
    }

    /// Gives values of a domain the usual sizes.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain.given
        return settings {
            $0.symbolSize.domain = domain
            $0.symbolSize.type = type
        }
    }

    /// Gives values the sizes of a range, as areas in square points; numbers what is between. Of a closed range, such
    /// as
    /// `20...400`, categories have sizes at even distances from its lower to its upper end.
    nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let (values, isSpan) = (range._values, range._isSpan)
        return settings {
            $0.symbolSize.range = values
            $0.symbolSize.type = type
            $0.symbolSize.isSpan = isSpan
        }
    }

    /// Says of which type the scale of sizes is.
    nonisolated public func chartSymbolSizeScale(type: ScaleType) -> some View {
        settings { $0.symbolSize.type = type }
    }

    /// Gives each value a size.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        settings { $0.symbolSize.mapping = { DataValue.value(of: $0).map(mapping) } }
    }

    /// Gives each value of a domain a size.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        let data = domain.map(\.datum)
        return settings {
            $0.symbolSize = StyleScale(domain: data) { DataValue.value(of: $0).map(mapping) }
        }
    }
}

extension View {
    /// Gives values styles of lines.
    ///
    /// Apple: "chartLineStyleScale(_:)".
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let (domain, range) = (mapping.map(\.key.datum), mapping.map(\.value))
        return settings { $0.lineStyle = StyleScale(domain: domain, range: range) }
    }

    /// Gives values of a domain the styles of a range in turn.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        let (domain, range) = (domain._domain.given, range._values)
        return settings { $0.lineStyle = StyleScale(domain: domain, range: range) }
    }

    /// Gives values of a domain the usual styles.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        let domain = domain._domain.given
        return settings { $0.lineStyle.domain = domain }
    }

    /// Gives values the styles of a range in turn.
    nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue == StrokeStyle {
        let range = range._values
        return settings { $0.lineStyle.range = range }
    }

    /// Gives each value a style.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        settings { $0.lineStyle.mapping = { DataValue.value(of: $0).map(mapping) } }
    }

    /// Gives each value of a domain a style.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        let data = domain.map(\.datum)
        return settings {
            $0.lineStyle = StyleScale(domain: data) { DataValue.value(of: $0).map(mapping) }
        }
    }
}
