import SwiftUI

struct EntriesScreen: View {
    @EnvironmentObject private var ledger: Ledger
    @State private var isAdding = false
    @State private var isAsking = false
    @State private var words = ""

    private var found: [Entry] {
        words.isEmpty
            ? ledger.entries
            : ledger.entries.filter { $0.note.localizedCaseInsensitiveContains(words) }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(found) { EntryRow(entry: $0) }
                    .onDelete { ledger.remove(at: $0) }
            }
            .overlay {
                if found.isEmpty { ContentUnavailableView.search(text: words) }
            }
            .searchable(text: $words)
            .navigationTitle("Entries")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Clear", role: .destructive) { isAsking = true }
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { isAdding = true }
                }
            }
            .sheet(isPresented: $isAdding) { NewEntrySheet() }
            .confirmationDialog(
                "Remove all entries?", isPresented: $isAsking, titleVisibility: .visible
            ) {
                Button("Remove", role: .destructive) { ledger.entries = [] }
            }
        }
    }
}

/// A form for a new entry.
struct NewEntrySheet: View {
    @EnvironmentObject private var ledger: Ledger
    @Environment(\.dismiss) private var dismiss
    @State private var note = ""
    @State private var kind = Kind.food
    @State private var amount = 10.0
    @State private var day = Date(timeIntervalSince1970: 1_773_360_000)
    @State private var isOpen = false

    var body: some View {
        NavigationStack {
            Form {
                Section("What") {
                    TextField("Note", text: $note)
                    Picker("Kind", selection: $kind) {
                        ForEach(Kind.allCases) { Label($0.title, systemImage: $0.symbol).tag($0) }
                    }
                }
                Section("How much") {
                    TextField("Amount", value: $amount, format: .currency(code: "EUR"))
                    Slider(value: $amount, in: 0...500, step: 5)
                    DatePicker("Day", selection: $day, displayedComponents: .date)
                    Toggle("Not paid yet", isOn: $isOpen)
                }
            }
            .navigationTitle("New entry")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save).disabled(note.isEmpty)
                }
            }
        }
        .presentationDetents([.medium, .large])
    }

    private func save() {
        ledger.add(
            Entry(
                id: (ledger.entries.map(\.id).max() ?? 0) + 1, note: note, kind: kind,
                cents: Int((amount * 100).rounded()), day: day, isOpen: isOpen))
        dismiss()
    }
}

#Preview("Entries") {
    EntriesScreen().environmentObject(Ledger(entries: Entry.samples))
}

#Preview("New entry") {
    NewEntrySheet().environmentObject(Ledger(entries: []))
}
