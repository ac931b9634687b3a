import SwiftUI

/// A household's budget: what came in, what went out, and what each kind of expense may cost in a month.
@main
struct BudgetApp: App {
    @StateObject private var ledger = Ledger(entries: Entry.samples)

    var body: some Scene {
        WindowGroup {
            MainTabs()
                .environmentObject(ledger)
        }
    }
}

struct MainTabs: View {
    @EnvironmentObject private var ledger: Ledger

    var body: some View {
        TabView {
            OverviewScreen()
                .tabItem { Label("Overview", systemImage: "chart.pie") }
            EntriesScreen()
                .tabItem { Label("Entries", systemImage: "list.bullet") }
                .badge(ledger.entries.filter(\.isOpen).count)
            LimitsScreen()
                .tabItem { Label("Limits", systemImage: "gauge") }
        }
        .tint(.leaf)
    }
}

#Preview("Tabs") {
    MainTabs().environmentObject(Ledger(entries: Entry.samples))
}
