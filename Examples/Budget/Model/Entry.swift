import Foundation
import SwiftUI

/// What money was spent on.
enum Kind: String, CaseIterable, Identifiable {
    case rent, food, travel, fun, income

    var id: Self { self }
    var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }

    var symbol: String {
        switch self {
        case .rent: "house.fill"
        case .food: "cart.fill"
        case .travel: "tram.fill"
        case .fun: "gamecontroller.fill"
        case .income: "banknote.fill"
        }
    }

    var color: Color {
        switch self {
        case .rent: .indigo
        case .food: .orange
        case .travel: .blue
        case .fun: .pink
        case .income: .leaf
        }
    }

    /// All but income.
    static let expenses = allCases.filter { $0 != .income }
}

/// One line of the ledger.
struct Entry: Identifiable, Hashable {
    let id: Int
    var note: String
    var kind: Kind
    /// In cents; above 0.
    var cents: Int
    var day: Date
    /// Whether it is not paid yet.
    var isOpen = false

    /// In cents: below 0 for what was spent.
    var change: Int { kind == .income ? cents : -cents }
}

extension Entry {
    private static func day(_ number: Int) -> Date {
        Date(timeIntervalSince1970: 1_772_323_200 + Double(number) * 86_400)
    }

    static let samples = [
        Entry(id: 1, note: "Salary", kind: .income, cents: 321_000, day: day(0)),
        Entry(id: 2, note: "Rent", kind: .rent, cents: 98_000, day: day(1)),
        Entry(id: 3, note: "Weekly market", kind: .food, cents: 5_435, day: day(3)),
        Entry(id: 4, note: "Train to the sea", kind: .travel, cents: 7_880, day: day(6)),
        Entry(id: 5, note: "Concert", kind: .fun, cents: 4_500, day: day(8), isOpen: true),
        Entry(id: 6, note: "Groceries", kind: .food, cents: 8_712, day: day(9)),
        Entry(
            id: 7, note: "Bicycle repair", kind: .travel, cents: 6_200, day: day(12), isOpen: true),
    ]
}

extension Int {
    /// A number of cents as money.
    var asMoney: String {
        (Decimal(self) / 100).formatted(.currency(code: "EUR"))
    }
}
