internal import SwiftUI

/// The values that marks are styled by, and the styles that they get.
struct StyleResolver {
    let settings: ChartSettings
    /// The values that choose fills, symbols, sizes and lines, in the order of the marks.
    private(set) var fills: EncodedDomain
    private(set) var symbols: EncodedDomain
    private(set) var sizes: EncodedDomain
    private(set) var strokes: EncodedDomain

    /// The usual area of a symbol, in square points (measured: 48.98).
    static let symbolArea: CGFloat = 49
    /// The usual areas of sizes by value; Apple is silent.
    static let areas: [CGFloat] = [16, 400]

    /// The dashes that values have in turn; Apple is silent.
    static let dashes: [[CGFloat]] = [[], [4, 4], [8, 4], [1, 3], [8, 3, 2, 3]]

    init(_ marks: [Mark], _ settings: ChartSettings) {
        self.settings = settings
        fills = EncodedDomain(settings.style.domain, settings.style.type)
        symbols = EncodedDomain(settings.symbol.domain, .category)
        sizes = EncodedDomain(settings.symbolSize.domain, settings.symbolSize.type)
        strokes = EncodedDomain(settings.lineStyle.domain, .category)
        var known: ObjectIdentifier?
        for mark in marks where mark.lookIdentity != known {
            known = mark.lookIdentity
            if let value = mark.look.styleBy { fills.add(value) }
            if let value = mark.look.symbolBy { symbols.add(value) }
            if let value = mark.look.symbolSizeBy { sizes.add(value) }
            if let value = mark.look.strokeBy { strokes.add(value) }
        }
        let hasTicks = settings.legend.visibility != .hidden
        fills.finish(isRounded: hasTicks)
        sizes.finish(isRounded: hasTicks, fromZero: true)
    }

    /// What a mark is drawn with.
    func style(of mark: Mark) -> ResolvedMarkStyle {
        let look = mark.look
        var fill = ChartFill.palette(0)
        if let style = look.style {
            fill = style
        } else if let value = look.styleBy {
            fill = self.fill(of: value.datum)
        }
        var symbol = look.symbol
        if symbol == nil, let value = look.symbolBy { symbol = self.symbol(of: value.datum) }
        var size = look.symbolSize ?? .area(Self.symbolArea)
        if look.symbolSize == nil, let value = look.symbolSizeBy {
            size = .area(area(of: value.datum))
        }
        var stroke = look.stroke
        if let value = look.strokeBy, stroke == nil { stroke = self.stroke(of: value.datum) }
        return ResolvedMarkStyle(fill: fill, symbol: symbol, symbolSize: size, stroke: stroke)
    }

    /// The fill of a value.
    func fill(of datum: _Datum) -> ChartFill {
        if let fill = settings.style.mapping?(datum) { return fill }
        if let part = fills.part(of: datum) {
            return .ramp(settings.style.ramp ?? ChartFill.usualRamp, part)
        }
        let place = fills.places[datum] ?? 0
        guard let range = settings.style.range, !range.isEmpty else { return .palette(place) }
        return range[place % range.count]
    }

    /// The symbol of a value.
    func symbol(of datum: _Datum) -> MarkSymbol {
        if let symbol = settings.symbol.mapping?(datum) { return symbol }
        let place = symbols.places[datum] ?? 0
        if let range = settings.symbol.range, !range.isEmpty { return range[place % range.count] }
        let usual = BasicChartSymbolShape.inTurn
        return .shape(AnyChartSymbolShape(usual[place % usual.count]))
    }

    /// The area of a value's symbol.
    func area(of datum: _Datum) -> CGFloat {
        if let area = settings.symbolSize.mapping?(datum) {
            return area.isFinite ? max(area, 0) : 0
        }
        let range = settings.symbolSize.range ?? Self.areas
        guard let first = range.first else { return Self.symbolArea }
        if let part = sizes.part(of: datum) {
            guard range.count > 1 else { return first }
            let place = min(max(part, 0), 1) * Double(range.count - 1)
            let lower = min(Int(place), range.count - 2)
            return range[lower] + (range[lower + 1] - range[lower]) * CGFloat(place - Double(lower))
        }
        let place = sizes.places[datum] ?? 0
        if settings.symbolSize.isSpan, range.count > 1, sizes.values.count > 1 {
            let part = CGFloat(place) / CGFloat(sizes.values.count - 1)
            return range[0] + (range[1] - range[0]) * part
        }
        if settings.symbolSize.range != nil { return range[place % range.count] }
        return Self.symbolArea * CGFloat(1 + min(place, 6))
    }

    /// The line of a value.
    func stroke(of datum: _Datum) -> StrokeStyle {
        if let stroke = settings.lineStyle.mapping?(datum) { return stroke }
        let place = strokes.places[datum] ?? 0
        if let range = settings.lineStyle.range, !range.isEmpty {
            return range[place % range.count]
        }
        return StrokeStyle(
            lineWidth: 2, lineCap: place == 0 ? .round : .butt, lineJoin: .round,
            dash: Self.dashes[place % Self.dashes.count])
    }
}

/// The values of a scale of styles.
struct EncodedDomain {
    private(set) var values: [_Datum] = []
    private(set) var places: [_Datum: Int] = [:]
    private(set) var label: Text?
    private let given: [_Datum]?
    private let type: ScaleType?
    private(set) var low = Double.infinity
    private(set) var high = -Double.infinity
    /// Whether all values are numbers.
    private(set) var isContinuous: Bool
    /// The ticks of a legend of numbers.
    private(set) var ticks: [Double] = []

    init(_ given: [_Datum]?, _ type: ScaleType?) {
        (self.given, self.type) = (given, type)
        isContinuous = type?.kind != .category
        for value in given ?? [] { add(value) }
    }

    mutating func add(_ value: EncodedValue) {
        if label == nil { label = value.label }
        add(value.datum)
    }

    private mutating func add(_ datum: _Datum) {
        if let amount = datum.amount, isContinuous {
            guard amount.isFinite else { return }
            low = min(low, amount)
            high = max(high, amount)
            return
        }
        if datum.isCategory, isContinuous {
            isContinuous = false
        }
        if places[datum] == nil {
            places[datum] = values.count
            values.append(datum)
        }
    }

    /// Rounds the ends out to nice values, without 0 (measured), unless they were given or there is no legend with
    /// ticks. Where all values are one, it is an end and 0 is the other: Apple is silent.
    mutating func finish(isRounded: Bool, fromZero: Bool = false) {
        isContinuous = isContinuous && low <= high
        guard isContinuous else { return }
        if let given, given.count > 1, let first = given.first?.amount,
            let last = given.last?.amount
        {
            (low, high) = (first, last)
        }
        if fromZero, given == nil { low = min(low, 0) }
        if low == high { (low, high) = low == 0 ? (0, 1) : (min(low, 0), max(low, 0)) }
        let found = NumberTicks(
            low: min(low, high), high: max(low, high), roundsLow: given == nil && isRounded,
            roundsHigh: given == nil && isRounded)
        ticks = found.values
        guard given == nil, isRounded, let first = ticks.first, let last = ticks.last else {
            return
        }
        (low, high) = (first, last)
    }

    /// How far between the ends a number is; `nil` where values are categories.
    func part(of datum: _Datum) -> Double? {
        guard isContinuous, let amount = datum.amount else { return nil }
        let transform = ScaleTransform(type?.kind)
        let (from, to) = (transform.forward(low), transform.forward(high))
        let part = (transform.forward(amount) - from) / (to - from)
        return part.isFinite ? part : 0
    }
}
