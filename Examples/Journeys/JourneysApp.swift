import SwiftUI

/// A diary of journeys: where one has been, what is still to be packed, and how far it was in all.
@main
struct JourneysApp: App {
    @UIApplicationDelegateAdaptor(JourneysDelegate.self) private var delegate
    @State private var journal = Journal()

    var body: some Scene {
        WindowGroup {
            MainTabs()
                .environment(journal)
                .onAppear { journal.greeting = delegate.greeting }
        }
    }
}

/// Knows when the app has begun.
final class JourneysDelegate: NSObject, UIApplicationDelegate {
    private(set) var greeting = ""

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        greeting = "Where to?"
        return true
    }
}

/// The parts of the app.
enum Part: Hashable {
    case journeys, packing, figures, search
}

struct MainTabs: View {
    @Environment(Journal.self) private var journal
    @State private var part = Part.journeys

    var body: some View {
        TabView(selection: $part) {
            Tab("Journeys", systemImage: "map", value: Part.journeys) { JourneysScreen() }
            Tab("Packing", systemImage: "suitcase", value: Part.packing) { PackingScreen() }
                .badge(journal.unpacked)
            Tab("Figures", systemImage: "chart.bar", value: Part.figures) { FiguresScreen() }
            Tab(value: Part.search, role: .search) { SearchScreen() }
        }
    }
}

#Preview("App") {
    MainTabs().environment(Journal())
}
