import SwiftUI

/// A form for a new journey, in a sheet.
struct NewJourney: View {
    private enum Field {
        case title, notes
    }

    @Environment(Journal.self) private var journal
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var notes = ""
    @State private var vehicle = Vehicle.train
    @State private var start = Date(timeIntervalSince1970: 1_781_000_000)
    @State private var nights = 3
    @FocusState private var field: Field?

    var body: some View {
        NavigationStack {
            Form {
                Section("Where to") {
                    TextField("Title", text: $title)
                        .focused($field, equals: .title)
                        .submitLabel(.next)
                        .onSubmit { field = .notes }
                    Picker("By", selection: $vehicle) {
                        ForEach(Vehicle.allCases) { Label($0.title, systemImage: $0.symbol) }
                    }
                }
                Section {
                    DatePicker("Start", selection: $start, displayedComponents: .date)
                    Stepper("\(nights) nights", value: $nights, in: 1...60)
                } footer: {
                    Text("Bags are packed the day before.")
                }
                Section("Notes") {
                    TextEditor(text: $notes)
                        .focused($field, equals: .notes)
                        .frame(minHeight: 100)
                }
            }
            .navigationTitle("New journey")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add", action: add).disabled(title.isEmpty)
                }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { field = nil }
                }
            }
        }
    }

    private func add() {
        journal.add(
            Journey(
                id: (journal.journeys.map(\.id).max() ?? 0) + 1, title: title, vehicle: vehicle,
                start: start, nights: nights, stops: [], notes: notes, isDone: false))
        dismiss()
    }
}

#Preview("New journey") {
    NewJourney().environment(Journal())
}
