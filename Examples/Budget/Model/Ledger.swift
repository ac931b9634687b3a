import Combine
import SwiftUI

/// All entries, and the limits of each kind of expense.
final class Ledger: ObservableObject {
    @Published var entries: [Entry]
    @Published var limits: [Kind: Double] = [.rent: 1000, .food: 300, .travel: 120, .fun: 80]
    @Published private(set) var balance = 0

    private var following: Set<AnyCancellable> = []

    init(entries: [Entry]) {
        self.entries = entries
        $entries
            .map { $0.reduce(0) { $0 + $1.change } }
            .removeDuplicates()
            .sink { [weak self] in self?.balance = $0 }
            .store(in: &following)
    }

    /// What was spent on a kind, in cents.
    func spent(on kind: Kind) -> Int {
        entries.filter { $0.kind == kind }.reduce(0) { $0 + $1.cents }
    }

    /// How much of a kind's limit is used; above 1 if more was spent.
    func use(of kind: Kind) -> Double {
        guard let limit = limits[kind], limit > 0 else { return 0 }
        return Double(spent(on: kind)) / 100 / limit
    }

    func add(_ entry: Entry) {
        entries.append(entry)
        entries.sort { $0.day < $1.day }
    }

    func remove(at offsets: IndexSet) {
        entries.remove(atOffsets: offsets)
    }
}
