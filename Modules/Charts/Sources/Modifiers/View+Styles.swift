public import SwiftUI

extension View {
    /// Gives values styles.
    ///
    /// Apple: "chartForegroundStyleScale(_:)".
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let domain = mapping.map(\.key.datum)
        let range = mapping.map { ChartFill($0.value) }
        return settings { $0.style = StyleScale(domain: domain, range: range) }
    }

    /// Gives values of a domain the styles of a range in turn; numbers what is between colours.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        let (domain, range) = (domain._domain.given, range._values)
        return settings {
            $0.style = StyleScale(
                domain: domain, range: range.map { ChartFill($0) }, type: type,
                ramp: range as? [Color])
        }
    }

    /// Gives values of a domain the usual styles.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain.given
        return settings {
            $0.style.domain = domain
            $0.style.type = type
        }
    }

    /// Gives values the styles of a range in turn; numbers what is between colours.
    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        let range = range._values
        return settings {
            $0.style.range = range.map { ChartFill($0) }
            $0.style.ramp = range as? [Color]
            $0.style.type = type
        }
    }

    /// Says of which type the scale of styles is.
    nonisolated public func chartForegroundStyleScale(type: ScaleType) -> some View {
        settings { $0.style.type = type }
    }

    /// Gives each value a style.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        settings {
            $0.style.mapping = { DataValue.value(of: $0).map { ChartFill(mapping($0)) } }
        }
    }

    /// Gives each value of a domain a style.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        let data = domain.map(\.datum)
        return settings {
            $0.style = StyleScale(domain: data) {
                DataValue.value(of: $0).map { ChartFill(mapping($0)) }
            }
        }
    }
}

extension _ScaleDomain {
    /// The values that were given.
    var given: [_Datum]? { if case .values(let values) = kind { values } else { nil } }
}

extension View {
    /// Gives values symbols, which may be of several types.
    ///
    /// Apple: "chartSymbolScale(_:)".
    @_disfavoredOverload
    nonisolated public func chartSymbolScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
    ) -> some View {
        let domain = mapping.map(\.key.datum)
        let range = mapping.map { MarkSymbol.shape(AnyChartSymbolShape($0.value)) }
        return settings { $0.symbol = StyleScale(domain: domain, range: range) }
    }

    /// Gives values symbols.
    ///
    /// Apple: "chartSymbolScale(_:)".
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let domain = mapping.map(\.key.datum)
        let range = mapping.map { MarkSymbol.shape(AnyChartSymbolShape($0.value)) }
        return settings { $0.symbol = StyleScale(domain: domain, range: range) }
    }

    /// Gives values of a domain the symbols of a range in turn.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        let domain = domain._domain.given
        let range = range._values.map { MarkSymbol.shape(AnyChartSymbolShape($0)) }
        return settings { $0.symbol = StyleScale(domain: domain, range: range) }
    }

    /// Gives values of a domain the usual symbols.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        let domain = domain._domain.given
        return settings { $0.symbol.domain = domain }
    }

    /// Gives values the symbols of a range in turn.
    nonisolated public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue: ChartSymbolShape {
        let range = range._values.map { MarkSymbol.shape(AnyChartSymbolShape($0)) }
        return settings { $0.symbol.range = range }
    }

    /// Gives values symbols of several types in turn.
    nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
        let range = range.map { MarkSymbol.shape(AnyChartSymbolShape($0)) }
        return settings { $0.symbol.range = range }
    }

    /// Gives values of a domain symbols of several types in turn.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(
        domain: Domain, range: [any ChartSymbolShape]
    ) -> some View {
        let domain = domain._domain.given
        let range = range.map { MarkSymbol.shape(AnyChartSymbolShape($0)) }
        return settings { $0.symbol = StyleScale(domain: domain, range: range) }
    }

    /// Gives each value a symbol.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        settings {
            $0.symbol.mapping = {
                DataValue.value(of: $0).map { .shape(AnyChartSymbolShape(mapping($0))) }
            }
        }
    }

    /// Gives each value of a domain a symbol.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        let data = domain.map(\.datum)
        return settings {
            $0.symbol = StyleScale(domain: data) {
                DataValue.value(of: $0).map { .shape(AnyChartSymbolShape(mapping($0))) }
            }
        }
    }
}
