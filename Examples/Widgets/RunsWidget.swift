import AppIntents
import SwiftUI
import WidgetKit

/// How far somebody ran this week: a widget of six sizes.
///
///     quadrant render Examples/Widgets/RunsWidget.swift
struct RunsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "runs", provider: RunsProvider()) { week in
            RunsView(week: week)
                .containerBackground(for: .widget) {
                    LinearGradient(
                        colors: [
                            Color(red: 0.99, green: 0.55, blue: 0.32),
                            Color(red: 0.85, green: 0.22, blue: 0.36),
                        ],
                        startPoint: .topLeading, endPoint: .bottomTrailing)
                }
        }
        .configurationDisplayName("Runs")
        .description("Your kilometres this week.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
            .accessoryInline,
        ])
    }
}

/// A week of runs, as it is from a time on.
struct Week: TimelineEntry {
    let date: Date
    /// Kilometres from Monday on.
    let days: [Double]
    var goal = 25.0

    var total: Double { days.reduce(0, +) }
    var isReached: Bool { total >= goal }
    static let names = ["M", "T", "W", "T", "F", "S", "S"]
    static let full: [Double] = [5.2, 0, 6.4, 3.1, 0, 8.5, 4]
}

struct RunsProvider: TimelineProvider {
    private var extra: Double { UserDefaults.standard.double(forKey: "runs.extra") }

    func placeholder(in context: Context) -> Week { Week(date: .now, days: Week.full) }

    func getSnapshot(in context: Context, completion: @escaping (Week) -> Void) {
        completion(Week(date: .now, days: Array(Week.full.prefix(4)) + [extra, 0, 0]))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Week>) -> Void) {
        let week = Week(date: .now, days: Array(Week.full.prefix(4)) + [extra, 0, 0])
        completion(Timeline(entries: [week], policy: .atEnd))
    }
}

/// Adds a kilometre: what the button of the widget does.
struct AddKilometre: AppIntent {
    static let title: LocalizedStringResource = "Add a Kilometre"

    func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(
            UserDefaults.standard.double(forKey: "runs.extra") + 1, forKey: "runs.extra")
        return .result()
    }
}

#Preview("A week", as: .systemMedium) {
    RunsWidget()
} timeline: {
    for day in [2, 4, 6, 7] {
        Week(date: .now, days: Array(Week.full.prefix(day)) + Array(repeating: 0, count: 7 - day))
    }
}
