import AppIntents
import SwiftUI
import WidgetKit

/// The view of each size.
struct RunsView: View {
    @Environment(\.widgetFamily) private var family
    let week: Week

    var body: some View {
        switch family {
        case .accessoryInline:
            Label(
                "\(kilometres(week.total)) of \(kilometres(week.goal))", systemImage: "figure.run")
        case .accessoryCircular:
            Gauge(value: min(week.total, week.goal), in: 0...week.goal) {
                Image(systemName: "figure.run")
            } currentValueLabel: {
                Text(week.total, format: .number.precision(.fractionLength(0)))
            }
            .gaugeStyle(.accessoryCircular)
        case .accessoryRectangular:
            VStack(alignment: .leading) {
                Label("Runs", systemImage: "figure.run").font(.headline).widgetAccentable()
                Text("\(kilometres(week.total)) of \(kilometres(week.goal))")
                ProgressView(value: min(week.total / week.goal, 1))
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        case .systemSmall: Summary(week: week)
        case .systemMedium:
            HStack(spacing: 16) {
                Summary(week: week)
                DayBars(days: week.days)
            }
            .foregroundStyle(.white)
        default:
            VStack(alignment: .leading, spacing: 16) {
                Summary(week: week)
                DayBars(days: week.days)
            }
        }
    }
}

private func kilometres(_ distance: Double) -> String {
    distance.formatted(.number.precision(.fractionLength(0...1))) + " km"
}

private struct Summary: View {
    let week: Week

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Label("This week", systemImage: "figure.run").font(.caption.weight(.semibold))
            Text(kilometres(week.total)).font(.title.weight(.bold)).contentTransition(
                .numericText())
            Text(week.isReached ? "Goal reached" : "Goal \(kilometres(week.goal))").font(.caption)
                .opacity(0.8)
            Spacer(minLength: 4)
            Button(intent: AddKilometre()) {
                Label("1 km", systemImage: "plus").font(.caption.weight(.semibold))
            }
            .tint(.white)
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct DayBars: View {
    let days: [Double]

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            ForEach(days.indices, id: \.self) { day in
                VStack(spacing: 4) {
                    GeometryReader { room in
                        let height = room.size.height * min(days[day] / 9, 1)
                        Capsule().fill(.white.opacity(days[day] > 0 ? 0.95 : 0.25))
                            .frame(height: max(height, 6)).frame(
                                maxHeight: .infinity, alignment: .bottom)
                    }
                    Text(Week.names[day]).font(.caption2)
                }
            }
        }
        .foregroundStyle(.white)
    }
}
