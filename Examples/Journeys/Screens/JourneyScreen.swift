import SwiftUI

/// One journey with its map and its stops.
struct JourneyScreen: View {
    let journey: Journey
    @Environment(Journal.self) private var journal
    @State private var showsNotes = true

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                RouteMap(journey: journey)
                Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
                    GridRow {
                        Label("From", systemImage: "calendar")
                        Text(journey.start, format: .dateTime.day().month().year())
                    }
                    GridRow {
                        Label("Nights", systemImage: "moon")
                        Text(journey.nights, format: .number)
                    }
                    GridRow {
                        Label("Way", systemImage: "ruler")
                        Text(journey.length.asDistance)
                    }
                }
                DisclosureGroup("Notes", isExpanded: $showsNotes) {
                    Text(journey.notes).frame(maxWidth: .infinity, alignment: .leading)
                }
                ForEach(journey.stops) { stop in
                    HStack {
                        Image(systemName: "mappin.circle.fill")
                            .foregroundStyle(journey.vehicle.color)
                        Text(stop.name)
                        Spacer()
                        Text(stop.distance.asDistance).foregroundStyle(.secondary)
                    }
                    Divider()
                }
            }
            .padding()
        }
        .navigationTitle(journey.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                ShareLink(item: journey.title)
            }
            ToolbarItem(placement: .bottomBar) {
                Button(journey.isDone ? "Plan again" : "Done") { journal.toggle(journey) }
            }
        }
    }
}

#Preview("Journey") {
    let journal = Journal()
    NavigationStack {
        JourneyScreen(journey: journal.journeys[0])
    }
    .environment(journal)
}
