import SwiftUI

/// All journeys, those to come first.
struct JourneysScreen: View {
    @Environment(Journal.self) private var journal
    @State private var path: [Journey] = []
    @State private var isAdding = false
    @State private var removed: Journey?

    var body: some View {
        NavigationStack(path: $path) {
            List {
                section("To come", done: false)
                section("Been there", done: true)
            }
            .navigationTitle(journal.greeting.isEmpty ? "Journeys" : journal.greeting)
            .navigationDestination(for: Journey.self) { JourneyScreen(journey: $0) }
            .toolbar {
                Button("New journey", systemImage: "plus") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) { NewJourney() }
            .alert(
                "Remove the journey?", isPresented: isAsking, presenting: removed
            ) { journey in
                Button("Remove", role: .destructive) { journal.remove(journey) }
            } message: { journey in
                Text("“\(journey.title)” is not kept anywhere else.")
            }
        }
    }

    private var isAsking: Binding<Bool> {
        Binding(get: { removed != nil }, set: { if !$0 { removed = nil } })
    }

    private func section(_ title: LocalizedStringKey, done: Bool) -> some View {
        Section(title) {
            ForEach(journal.journeys(done: done)) { journey in
                NavigationLink(value: journey) { JourneyRow(journey: journey) }
                    .swipeActions {
                        Button("Remove", systemImage: "trash", role: .destructive) {
                            removed = journey
                        }
                    }
                    .contextMenu {
                        Button(done ? "Plan again" : "Done", systemImage: "checkmark") {
                            journal.toggle(journey)
                        }
                    }
            }
        }
    }
}

#Preview("Journeys") {
    JourneysScreen().environment(Journal())
}
