import Charts
import SwiftUI

/// Twelve charts, as cards that scroll.
@main
struct ChartsApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { ChartsScreen() } }
    }
}

struct ChartsScreen: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 16) { ChartCards() }.padding()
        }
        .background(Color(.systemGroupedBackground))
        .navigationTitle("Charts")
    }
}

/// The twelve charts with their titles.
struct ChartCards: View {
    var body: some View {
        Group {
            Card("Steps") { StepsChart() }
            Card("Income") { IncomeChart() }
            Card("Income by kind") { GroupedChart() }
            Card("Waiting times") { HistogramChart() }
            Card("Schedule") { ScheduleChart() }
            Card("Weather") { WeatherChart() }
        }
        Group {
            Card("Electricity, shares") { EnergyChart() }
            Card("Electricity") { SourcesChart() }
            Card("Functions") { FunctionChart() }
            Card("Plants") { PlantsChart() }
            Card("Spending") { SpendingChart() }
            Card("Busy hours") { BusyChart() }
        }
    }
}

private struct Card<Content: View>: View {
    private let title: String
    private let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.headline)
            content.frame(height: 200)
        }
        .padding()
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
    }
}

#Preview("All twelve", traits: .fixedLayout(width: 1124, height: 1200)) {
    let columns = Array(repeating: GridItem(.fixed(340), spacing: 16), count: 3)
    LazyVGrid(columns: columns, spacing: 16) { ChartCards() }
        .padding()
        .background(Color(.systemGroupedBackground))
        .environment(\.timeZone, .gmt)
}
