import Charts
import SwiftUI

/// A week of a shop: figures, bars and lines.
///
///     quadrant render Examples/Templates/WeeklyReport.swift --data Examples/Templates/WeeklyReport.json --locale ja
struct WeeklyReport: View {
    struct Day: Decodable, Identifiable {
        var date: Date
        var orders: Int
        var revenue: Double
        /// The revenue of the same day a week before.
        var before: Double

        var id: Date { date }
    }

    let shop: String
    let days: [Day]
    var currency = "EUR"

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            VStack(alignment: .leading, spacing: 2) {
                Text("Weekly report").font(.largeTitle.bold())
                HStack(spacing: 16) {
                    Label {
                        Text(verbatim: shop)
                    } icon: {
                        Image(systemName: "storefront")
                    }
                    Text(verbatim: span)
                }
                .foregroundStyle(.secondary)
            }
            HStack(spacing: 12) {
                figure("Orders", orders.formatted(.number.locale(locale)))
                figure("Revenue", money(revenue))
                figure(
                    "Change",
                    change.formatted(
                        .percent.precision(.fractionLength(1)).sign(strategy: .always())
                            .locale(locale)),
                    change < 0 ? .red : .green)
            }
            chart("Orders by day") { bars }
            chart("Revenue beside the week before") { lines }
        }
        .padding(28)
        .frame(width: 560)
        .background(.background)
    }

    @Environment(\.locale) private var locale

    private var orders: Int { days.map(\.orders).reduce(0, +) }
    private var revenue: Double { days.map(\.revenue).reduce(0, +) }
    private var change: Double {
        let before = days.map(\.before).reduce(0, +)
        return before > 0 ? revenue / before - 1 : 0
    }

    private var span: String {
        guard let first = days.first?.date, let last = days.last?.date, first < last else {
            return ""
        }
        let style = Date.FormatStyle.dateTime.day().month(.wide).locale(locale)
        return "\(first.formatted(style)) – \(last.formatted(style))"
    }

    private func money(_ value: Double) -> String {
        value.formatted(
            .currency(code: currency).precision(.fractionLength(0)).locale(locale))
    }

    private func figure(
        _ name: LocalizedStringKey, _ value: String, _ color: Color = .primary
    ) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(name).font(.subheadline).foregroundStyle(.secondary)
            Text(verbatim: value).font(.title2.bold()).monospacedDigit().foregroundStyle(color)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(14)
        .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
    }

    private func chart(
        _ title: LocalizedStringKey, @ViewBuilder _ content: () -> some View
    ) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.headline)
            content().frame(height: 170)
        }
    }

    private var bars: some View {
        Chart(days) { day in
            BarMark(x: .value("Day", name(of: day)), y: .value("Orders", day.orders))
                .foregroundStyle(.indigo.gradient)
                .cornerRadius(4)
        }
    }

    private var lines: some View {
        Chart {
            ForEach(days) { day in
                point(day, day.revenue, "This week")
                point(day, day.before, "Week before")
            }
        }
        .chartForegroundStyleScale([
            String(localized: "This week", locale: locale): Color.indigo,
            String(localized: "Week before", locale: locale): .gray,
        ])
    }

    private func point(
        _ day: Day, _ value: Double, _ series: String.LocalizationValue
    ) -> some ChartContent {
        LineMark(x: .value("Day", name(of: day)), y: .value("Revenue", value))
            .foregroundStyle(by: .value("Week", String(localized: series, locale: locale)))
            .symbol(.circle)
            .interpolationMethod(.monotone)
    }

    private func name(of day: Day) -> String {
        day.date.formatted(.dateTime.weekday(.abbreviated).locale(locale))
    }
}

#Preview {
    WeeklyReport(
        shop: "Bread & Books",
        days: [
            .init(
                date: Date(timeIntervalSince1970: 1_795_435_200), orders: 84, revenue: 1310.5,
                before: 1225),
            .init(
                date: Date(timeIntervalSince1970: 1_795_521_600), orders: 91, revenue: 1402,
                before: 1380.2),
            .init(
                date: Date(timeIntervalSince1970: 1_795_608_000), orders: 76, revenue: 1187.9,
                before: 1290),
        ])
}
