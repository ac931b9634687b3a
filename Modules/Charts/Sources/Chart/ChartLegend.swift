internal import SwiftUI

/// The legend of a chart.
struct ChartLegend: View {
    /// What tells what a colour, a symbol or a line means.
    private struct Entry: Identifiable {
        var id: _Datum
        var text: String
        var fill: ChartFill?
        var symbol: MarkSymbol?
        var stroke: StrokeStyle?
        var area: CGFloat?
    }

    let place: TitlePlace
    private let content: AnyView?
    private let entries: [Entry]
    private let styles: StyleResolver
    private let locale: Locale

    /// How many entries are shown: nobody reads more.
    private static let mostEntries = 200

    /// `nil` where there is none, or it is hidden.
    init?(model: ChartModel, settings: LegendSettings) {
        guard settings.visibility != .hidden else { return nil }
        // The row is 13.33 points high, and 6.67 below the labels (measured).
        place = TitlePlace(
            settings.position, settings.alignment, settings.spacing, usualEdge: .bottom,
            usualAlong: 0, usualSpacing: 20.0 / 3)
        content = settings.content
        styles = model.styles
        locale = model.locale
        entries = Self.entries(model)
        if content == nil, entries.isEmpty, !styles.fills.isContinuous || styles.fills.isEmpty {
            return nil
        }
    }

    /// One entry for each value; a value that chooses several things has one entry for all.
    private static func entries(_ model: ChartModel) -> [Entry] {
        let styles = model.styles
        var found: [Entry] = []
        var places: [_Datum: Int] = [:]
        func entry(_ datum: _Datum, _ change: (inout Entry) -> Void) {
            if places[datum] == nil {
                guard found.count < mostEntries else { return }
                places[datum] = found.count
                found.append(
                    Entry(
                        id: datum,
                        text: datum.isCategory ? datum.name : AxisFormat.spoken(datum, model.locale)
                    ))
            }
            if let place = places[datum] { change(&found[place]) }
        }
        if !styles.fills.isContinuous {
            for value in styles.fills.values { entry(value) { $0.fill = styles.fill(of: value) } }
        }
        for value in styles.symbols.values { entry(value) { $0.symbol = styles.symbol(of: value) } }
        for value in styles.strokes.values { entry(value) { $0.stroke = styles.stroke(of: value) } }
        if styles.sizes.isContinuous {
            for tick in styles.sizes.ticks {
                entry(.number(tick)) { $0.area = styles.area(of: .number(tick)) }
            }
        } else {
            for value in styles.sizes.values { entry(value) { $0.area = styles.area(of: value) } }
        }
        return found
    }

    var body: some View {
        if let content {
            content
        } else {
            VStack(alignment: .leading, spacing: 6) {
                if styles.fills.isContinuous, !styles.fills.isEmpty {
                    RampLegend(styles: styles, locale: locale)
                }
                if !entries.isEmpty {
                    LegendLayout(isColumn: place.edge == .leading || place.edge == .trailing) {
                        ForEach(entries) { row($0) }
                    }
                }
            }
            .accessibilityElement(children: .contain)
        }
    }

    /// A circle of 8 points, 5 points, the text (measured).
    private func row(_ entry: Entry) -> some View {
        HStack(spacing: 5) {
            swatch(entry)
            Text(verbatim: entry.text).font(.caption2)
                .foregroundStyle(Color(uiColor: .secondaryLabel)).lineLimit(1)
        }
    }

    @ViewBuilder private func swatch(_ entry: Entry) -> some View {
        let fill =
            entry.fill?.style
            ?? AnyShapeStyle(
                entry.symbol == nil && entry.area == nil ? .blue : Color(uiColor: .secondaryLabel))
        if case .shape(let shape) = entry.symbol {
            shape.fill(fill).frame(width: 8, height: 8)
        } else if case .view(let view) = entry.symbol {
            view
        } else if let stroke = entry.stroke {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 4))
                path.addLine(to: CGPoint(x: 20, y: 4))
            }
            .stroke(fill, style: stroke).frame(width: 20, height: 8)
        } else if let area = entry.area {
            let side = min(2 * (area / .pi).squareRoot(), 24)
            Circle().fill(fill).frame(width: side, height: side)
        } else {
            Circle().fill(fill).frame(width: 8, height: 8)
        }
    }
}

/// The bar of colours of a scale of numbers, with its values (measured: about 120 by 12 points).
private struct RampLegend: View {
    let styles: StyleResolver
    let locale: Locale

    private static let width: CGFloat = 120

    var body: some View {
        let fills = styles.fills
        let ticks = fills.ticks
        let texts = ticks.map { AxisFormat.spoken(.number($0), locale) }
        VStack(alignment: .leading, spacing: 1) {
            Canvas { context, size in
                for column in 0..<Int(size.width) {
                    let value =
                        fills.low + (fills.high - fills.low) * (Double(column) + 0.5)
                        / Double(size.width)
                    context.fill(
                        Path(CGRect(x: CGFloat(column), y: 0, width: 1, height: 12)),
                        with: .style(styles.fill(of: .number(value)).style))
                }
                for tick in ticks {
                    let x = CGFloat((tick - fills.low) / (fills.high - fills.low)) * size.width
                    context.fill(
                        Path(CGRect(x: x - 0.25, y: 12, width: 0.5, height: 3)),
                        with: .color(Color(uiColor: .tertiaryLabel)))
                }
            }
            .frame(width: Self.width, height: 15)
            .padding(.horizontal, 8)
            ZStack(alignment: .topLeading) {
                ForEach(ticks.indices, id: \.self) { index in
                    Text(verbatim: texts[index]).font(.caption2)
                        .foregroundStyle(Color(uiColor: .secondaryLabel))
                        .fixedSize()
                        .frame(width: 0)
                        .offset(
                            x: 8 + Self.width
                                * CGFloat((ticks[index] - fills.low) / (fills.high - fills.low)))
                }
            }
        }
    }
}

/// Rows of entries, as columns of equal width where there are several (measured).
private struct LegendLayout: Layout {
    var isColumn: Bool

    /// Between entries, and from row to row.
    private static let spacing: CGFloat = 8.5
    private static let pitch: CGFloat = 24

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(subviews, width: proposal.width ?? .infinity)
        return CGSize(
            width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (subview, frame) in zip(subviews, frames(subviews, width: bounds.width + 0.5)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let row = sizes.map(\.width).reduce(0, +) + Self.spacing * CGFloat(max(sizes.count - 1, 0))
        let height = sizes.map(\.height).max() ?? 0
        if !isColumn, row <= width {
            var x: CGFloat = 0
            return sizes.map { size in
                defer { x += size.width + Self.spacing }
                return CGRect(
                    x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
            }
        }
        let widest = min(sizes.map(\.width).max() ?? 0, width)
        let fitting =
            isColumn || !width.isFinite ? 1 : Int((width + Self.spacing) / (widest + Self.spacing))
        let columns = max(min(fitting, sizes.count), 1)
        let pitch = isColumn ? height + 4 : max(Self.pitch, height + 4)
        return sizes.enumerated().map { index, size in
            CGRect(
                x: CGFloat(index % columns) * (widest + Self.spacing),
                y: CGFloat(index / columns) * pitch,
                width: min(size.width, widest), height: size.height)
        }
    }
}
