import SwiftUI

struct LimitsScreen: View {
    @EnvironmentObject private var ledger: Ledger
    @AppStorage("budget.warns") private var warns = true

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    ForEach(Kind.expenses) { kind in
                        VStack(alignment: .leading) {
                            LabeledContent {
                                Text(limit(of: kind).wrappedValue, format: .currency(code: "EUR"))
                            } label: {
                                Label(kind.title, systemImage: kind.symbol)
                            }
                            Slider(value: limit(of: kind), in: 0...1200, step: 20)
                                .tint(kind.color)
                        }
                    }
                } header: {
                    Text("For a month")
                } footer: {
                    Text("A bar turns red when more was spent.")
                }
                Toggle("Warn me before", isOn: $warns)
            }
            .navigationTitle("Limits")
        }
    }

    private func limit(of kind: Kind) -> Binding<Double> {
        Binding {
            ledger.limits[kind] ?? 0
        } set: {
            ledger.limits[kind] = $0
        }
    }
}

#Preview("Limits") {
    LimitsScreen().environmentObject(Ledger(entries: Entry.samples))
}
