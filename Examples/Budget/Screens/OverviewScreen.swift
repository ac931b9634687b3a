import SwiftUI

struct OverviewScreen: View {
    @EnvironmentObject private var ledger: Ledger

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 20) {
                    balance
                    SpendingRing(parts: Kind.expenses.map { ($0, ledger.spent(on: $0)) })
                        .frame(width: 200, height: 200)
                        .overlay {
                            VStack {
                                Text("Spent").font(.caption).foregroundStyle(.secondary)
                                Text(spent.asMoney).font(.title3.bold())
                            }
                        }
                    ForEach(Kind.expenses) { kind in
                        NavigationLink(value: kind) { KindRow(kind: kind) }
                            .buttonStyle(.plain)
                    }
                }
                .padding()
            }
            .navigationTitle("March")
            .navigationDestination(for: Kind.self) { KindScreen(kind: $0) }
        }
    }

    private var spent: Int { Kind.expenses.reduce(0) { $0 + ledger.spent(on: $1) } }

    private var balance: some View {
        GroupBox("Balance") {
            Text(ledger.balance.asMoney)
                .font(.system(.largeTitle, design: .rounded, weight: .semibold))
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// How much of a kind's limit is used.
struct KindRow: View {
    @EnvironmentObject private var ledger: Ledger
    let kind: Kind

    var body: some View {
        let use = ledger.use(of: kind)
        HStack {
            Label(kind.title, systemImage: kind.symbol)
                .foregroundStyle(kind.color)
                .frame(width: 110, alignment: .leading)
            ProgressView(value: min(use, 1))
                .tint(use > 1 ? .red : kind.color)
            Text(use, format: .percent.precision(.fractionLength(0)))
                .font(.caption.monospacedDigit())
                .frame(width: 44, alignment: .trailing)
        }
    }
}

/// The entries of one kind.
struct KindScreen: View {
    @EnvironmentObject private var ledger: Ledger
    let kind: Kind

    var body: some View {
        List(ledger.entries.filter { $0.kind == kind }) { EntryRow(entry: $0) }
            .navigationTitle(kind.title)
            .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("Overview") {
    OverviewScreen().environmentObject(Ledger(entries: Entry.samples))
}

#Preview("Food") {
    NavigationStack { KindScreen(kind: .food) }
        .environmentObject(Ledger(entries: Entry.samples))
}
