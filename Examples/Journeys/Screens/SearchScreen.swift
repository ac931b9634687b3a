import SwiftUI

/// Finds stops of all journeys by their names.
struct SearchScreen: View {
    @Environment(Journal.self) private var journal
    @State private var words = ""

    private var found: [(journey: Journey, stop: Stop)] {
        journal.journeys.flatMap { journey in journey.stops.map { (journey, $0) } }
            .filter { words.isEmpty || $0.stop.name.localizedCaseInsensitiveContains(words) }
    }

    var body: some View {
        NavigationStack {
            List(found, id: \.stop.name) { found in
                LabeledContent(found.stop.name, value: found.journey.title)
            }
            .overlay {
                if found.isEmpty { ContentUnavailableView.search(text: words) }
            }
            .navigationTitle("Stops")
            .searchable(text: $words, prompt: "Where was it?")
        }
    }
}

#Preview("Search") {
    SearchScreen().environment(Journal())
}
