public import SwiftUI

/// Says where values of a chart are, and which values are where.
///
/// Apple: "ChartProxy". Places are in points, from the leading and the top edge of the plot. It knows the plot as it
/// was laid out last.
public struct ChartProxy {
    let model: ChartModel
    /// The size of the plot, in points.
    public let plotSize: CGSize
    let anchor: Anchor<CGRect>?
    let isMirrored: Bool
    var selections: [ChartSelection] = []

    /// The size of the plot, in points: the older name.
    public var plotAreaSize: CGSize { plotSize }

    /// The frame of the plot; `nil` before the chart was laid out.
    public var plotFrame: Anchor<CGRect>? { anchor }

    /// The frame of what the plot lies in, which is the plot itself here, also in charts that scroll.
    public var plotContainerFrame: Anchor<CGRect>? { anchor }

    /// The frame of the plot: the older name. Before the chart was laid out it traps, as Apple's type has no other
    /// answer.
    public var plotAreaFrame: Anchor<CGRect> {
        guard let anchor else {
            preconditionFailure("The chart was not laid out yet: use plotFrame.")
        }
        return anchor
    }

    private func x(_ position: CGFloat) -> CGFloat {
        isMirrored ? plotSize.width - position : position
    }

    /// Where a value is along x; `nil` where it is nowhere. It may lie beyond the plot.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        model.x.place(value.datum).map { x($0.position(in: plotSize.width)) }
    }

    /// Where a value is along y; `nil` where it is nowhere. It may lie beyond the plot.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        model.y.place(value.datum).map { plotSize.height - $0.position(in: plotSize.height) }
    }

    /// Where two values are; `nil` where they are nowhere.
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// From where to where the band of a value reaches along x; of a value without a band the place of it.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        range(value.datum, model.x, plotSize.width).map { range in
            isMirrored
                ? x(range.upperBound)...x(range.lowerBound) : range
        }
    }

    /// From where to where the band of a value reaches along y.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        range(value.datum, model.y, plotSize.height).map {
            (plotSize.height - $0.upperBound)...(plotSize.height - $0.lowerBound)
        }
    }

    /// The rectangle of the bands of two values.
    public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: value.x), let y = positionRange(forY: value.y) else {
            return nil
        }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
            height: y.upperBound - y.lowerBound)
    }

    private func range(
        _ datum: _Datum, _ scale: PositionScale, _ length: CGFloat
    ) -> ClosedRange<CGFloat>? {
        guard let middle = scale.fraction(datum) else { return nil }
        let half = scale.kind == .category ? 0.5 / Double(max(scale.categories.count, 1)) : 0
        let (start, end) = (
            scale.place(middle - half).position(in: length),
            scale.place(middle + half).position(in: length)
        )
        return min(start, end)...max(start, end)
    }

    /// The value at a place along x; of categories the one whose band it is in. `nil` where there is none of the type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        datum(atX: position).flatMap(P.value(of:))
    }

    /// The value at a place along y; `nil` where there is none of the type.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        datum(atY: position).flatMap(P.value(of:))
    }

    /// The values at a place; `nil` where there are none of the types.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
        else { return nil }
        return (x, y)
    }

    func datum(atX position: CGFloat) -> _Datum? {
        model.x.datum(at: model.x.fraction(at: x(position), in: plotSize.width))
    }

    func datum(atY position: CGFloat) -> _Datum? {
        model.y.datum(at: model.y.fraction(at: plotSize.height - position, in: plotSize.height))
    }

    /// The angle at a place, seen from the middle of the plot: 0 at twelve o'clock, clockwise, less than a turn.
    public func angle(at position: CGPoint) -> Angle {
        let (dx, dy) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
        let angle = Double(atan2(dx, -dy))
        return .radians(angle < 0 ? angle + 2 * .pi : angle)
    }

    /// The sum of the values of a pie up to an angle; `nil` where there is no pie.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        datum(atAngle: angle).flatMap(P.value(of:))
    }

    func datum(atAngle angle: Angle) -> _Datum? {
        let turn = angle.radians / (2 * .pi)
        let part = turn - turn.rounded(.down)
        guard part.isFinite, !model.sectors.isEmpty else { return nil }
        let total = model.sectors.reduce(0) { $0 + ($1.datum?.amount ?? 0) }
        return .number(part * total)
    }
}

extension ChartProxy {
    /// Selects the value at a place along x, as a tap there would.
    @MainActor public func selectXValue(at position: CGFloat) {
        select(.x, datum(atX: position).map { ($0, $0) })
    }

    /// Selects the value at a place along y, as a tap there would.
    @MainActor public func selectYValue(at position: CGFloat) {
        select(.y, datum(atY: position).map { ($0, $0) })
    }

    /// Selects the value at an angle, as a tap there would.
    @MainActor public func selectAngleValue(at angle: Angle) {
        select(.angle, datum(atAngle: angle).map { ($0, $0) })
    }

    /// Selects the values between two places along x.
    @MainActor public func selectXRange(from: CGFloat, to: CGFloat) {
        guard let start = datum(atX: from), let end = datum(atX: to) else { return }
        select(.xRange, (start, end))
    }

    /// Selects the values between two places along y.
    @MainActor public func selectYRange(from: CGFloat, to: CGFloat) {
        guard let start = datum(atY: from), let end = datum(atY: to) else { return }
        select(.yRange, (start, end))
    }

    @MainActor private func select(
        _ kind: ChartSelection.Kind, _ value: (start: _Datum, end: _Datum)?
    ) {
        for selection in selections where selection.kind == kind { selection.select(self, value) }
    }
}

extension ChartProxy {
    /// The style of a value; `nil` where no mark is styled by values.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        guard !model.styles.fills.isEmpty else { return nil }
        return model.styles.fill(of: value.datum).style
    }

    /// The symbol of a value; `nil` where no mark has symbols by values.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        guard !model.styles.symbols.isEmpty,
            case .shape(let shape) = model.styles.symbol(of: value.datum)
        else { return nil }
        return shape
    }

    /// The size of a value's symbol, as its area in square points; `nil` where no mark has sizes by values.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        model.styles.sizes.isEmpty ? nil : model.styles.area(of: value.datum)
    }

    /// The line of a value; `nil` where no mark has lines by values.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        model.styles.strokes.isEmpty ? nil : model.styles.stroke(of: value.datum)
    }

    /// The values along x: the ends of numbers and dates, or all categories.
    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { Self.domain(model.x) }

    /// The values along y: the ends of numbers and dates, or all categories.
    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { Self.domain(model.y) }

    private static func domain<P: Plottable>(_ scale: PositionScale) -> [P] {
        let values: [_Datum] =
            switch scale.kind {
            case .category: scale.categories
            case .number: [.number(scale.start), .number(scale.end)]
            case .date: [.date(scale.start), .date(scale.end)]
            }
        return values.compactMap(P.value(of:))
    }

    /// The values that have styles.
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
        model.styles.fills.domain()
    }

    /// The values that have symbols.
    public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
        model.styles.symbols.domain()
    }

    /// The values that have sizes of symbols.
    public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
        model.styles.sizes.domain()
    }

    /// The values that have lines.
    public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
        model.styles.strokes.domain()
    }
}

extension EncodedDomain {
    /// Whether no mark has a value.
    var isEmpty: Bool { values.isEmpty && low > high }

    /// The ends of numbers, or all values.
    func domain<P: Plottable>() -> [P] {
        let found: [_Datum] = isContinuous ? [.number(low), .number(high)] : values
        return found.compactMap(P.value(of:))
    }
}
