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
            // It is as high as it likes.
            content.fixedSize(horizontal: false, vertical: true)
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
