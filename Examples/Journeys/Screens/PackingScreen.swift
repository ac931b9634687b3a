import SwiftUI

/// What is still to be packed, bag by bag.
struct PackingScreen: View {
    @Environment(Journal.self) private var journal
    @State private var showsPacked = true

    var body: some View {
        @Bindable var journal = journal
        NavigationStack {
            List {
                ForEach(journal.bags, id: \.self) { bag in
                    Section(bag) {
                        ForEach($journal.things) { $thing in
                            if thing.bag == bag, showsPacked || !thing.isPacked {
                                Toggle(thing.name, isOn: $thing.isPacked)
                            }
                        }
                    }
                }
            }
            .navigationTitle("Packing")
            .toolbar {
                Menu("More", systemImage: "ellipsis") {
                    Toggle("Show what is packed", isOn: $showsPacked)
                    Button("Unpack all", systemImage: "arrow.uturn.backward") {
                        for index in journal.things.indices {
                            journal.things[index].isPacked = false
                        }
                    }
                }
            }
            .safeAreaInset(edge: .bottom) {
                ProgressView(
                    value: Double(journal.things.count - journal.unpacked),
                    total: Double(max(1, journal.things.count))
                ) {
                    Text("\(journal.unpacked) still to be packed")
                }
                .padding()
                .background(.bar)
            }
        }
    }
}

#Preview("Packing") {
    PackingScreen().environment(Journal())
}
