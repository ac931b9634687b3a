import SwiftUI

/// Tables made row by row: accounts with bookings below them.
struct Ledger: View {
    struct Booking: Identifiable {
        let id: Int
        let text: String
        let amount: Double
    }

    @State private var chosen: Int? = 2
    @State private var isOpen = true
    @State private var showsRent = true
    private let months = ["May", "June"]
    private let extras = [Booking(id: 8, text: "Books", amount: -40)]

    var body: some View {
        Table(of: Booking.self, selection: $chosen) {
            TableColumn("Booking", value: \.text)
            TableColumn("Amount") { Text($0.amount, format: .number) }.alignment(.trailing)
            TableColumnForEach(months, id: \.self) { month in
                TableColumn(month) { Text($0.amount / 2, format: .number) }
            }
        } rows: {
            TableRow(Booking(id: 1, text: "Salary", amount: 2500)).selectionDisabled()
            DisclosureTableRow(Booking(id: 2, text: "Fixed", amount: -950), isExpanded: $isOpen) {
                if showsRent {
                    TableRow(Booking(id: 3, text: "Rent", amount: -900))
                } else {
                    TableRow(Booking(id: 4, text: "Home", amount: 0))
                }
                TableRow(Booking(id: 5, text: "Phone", amount: -50))
            }
            ForEach(extras) { TableRow($0) }
                .onInsert(of: [.text]) { place, items in
                    log("\(items.count) files at \(place)")
                }
            ForEach([Booking(id: 7, text: "Paper", amount: -9)]) { TableRow($0) }
                .dropDestination(for: String.self) { place, texts in log("\(texts) at \(place)") }
            if showsRent { TableRow(Booking(id: 9, text: "Paid by bank", amount: 0)) }
        }
        .environment(\.horizontalSizeClass, .regular)
    }

    private func log(_ text: String) { print(text) }
}

/// The same rows with an order, a choice, and columns to be moved.
struct LedgerForms: View {
    typealias Booking = Ledger.Booking
    struct Month: Identifiable {
        let id: String
    }

    @State private var chosen: Int?
    @State private var order = [KeyPathComparator(\Booking.text)]
    @State private var columns = TableColumnCustomization<Booking>()

    var body: some View {
        VStack(spacing: 8) {
            Table(of: Booking.self) {
                TableColumnForEach([Month(id: "May"), Month(id: "June")]) { month in
                    TableColumn(month.id) { Text($0.amount, format: .number) }
                }
            } rows: {
                rows
            }
            Table(of: Booking.self, columnCustomization: $columns) {
                named
            } rows: {
                rows
            }
            Table(of: Booking.self, sortOrder: $order) {
                sorted
            } rows: {
                rows
            }
            Table(of: Booking.self, sortOrder: $order, columnCustomization: $columns) {
                sorted
            } rows: {
                rows
            }
            Table(of: Booking.self, selection: $chosen, columnCustomization: $columns) {
                named
            } rows: {
                rows
            }
            Table(of: Booking.self, selection: $chosen, sortOrder: $order) {
                sorted
            } rows: {
                rows
            }
            Table(
                of: Booking.self, selection: $chosen, sortOrder: $order,
                columnCustomization: $columns
            ) {
                sorted
            } rows: {
                rows
            }
            Table(sortOrder: $order) {
                sorted
            } rows: {
                rows
            }
            Table(selection: $chosen, sortOrder: $order) {
                sorted
            } rows: {
                rows
            }
        }
        .environment(\.horizontalSizeClass, .regular)
    }

    @TableColumnBuilder<Booking, Never>
    private var named: some TableColumnContent<Booking, Never> {
        TableColumn("Booking", value: \.text).customizationID("text")
        TableColumn("Amount") { Text($0.amount, format: .number) }.customizationID("amount")
    }

    @TableColumnBuilder<Booking, KeyPathComparator<Booking>>
    private var sorted: some TableColumnContent<Booking, KeyPathComparator<Booking>> {
        TableColumn("Booking", value: \.text).customizationID("text")
        TableColumn("Amount", value: \.amount) { Text($0.amount, format: .number) }
            .customizationID("amount")
    }

    @TableRowBuilder<Booking> private var rows: some TableRowContent<Booking> {
        TableRow(Booking(id: 1, text: "Salary", amount: 2500))
    }
}

/// Columns and rows of one's own: a pair that many tables share.
struct MoneyColumns: TableColumnContent {
    @TableColumnBuilder<Ledger.Booking, Never>
    var tableColumnBody: some TableColumnContent<Ledger.Booking, Never> {
        TableColumn("Booking", value: \.text)
        TableColumn("Amount") { Text($0.amount, format: .currency(code: "EUR")) }
            .alignment(.trailing)
    }
}

/// Opening and closing balance.
struct BalanceRows: TableRowContent {
    let balance: Double

    @TableRowBuilder<Ledger.Booking>
    var tableRowBody: some TableRowContent<Ledger.Booking> {
        TableRow(Ledger.Booking(id: 100, text: "Before", amount: 0))
        TableRow(Ledger.Booking(id: 101, text: "After", amount: balance))
    }
}

/// A table without rows yet, one of a single month, and how many columns and rows one is made of.
struct EmptyLedger: View {
    private let months = TableColumnForEach(["May", "June"], id: \.self) { month in
        TableColumn(month) { (booking: Ledger.Booking) in Text(booking.text) }
    }
    private let bookings = [Ledger.Booking(id: 1, text: "Salary", amount: 2500)]

    var body: some View {
        VStack {
            Table(of: Ledger.Booking.self) {
                TableColumn("Booking", value: \.text)
            } rows: {
            }
            Table(of: Ledger.Booking.self) {
                months.content("May")
            } rows: {
                TableRow(bookings[0])
            }
            Text(
                "\(months.data.count) months, \(count(of: ForEach(bookings) { TableRow($0) })) booking"
            )
        }
        .environment(\.horizontalSizeClass, .regular)
    }

    private func count(of rows: some DynamicTableRowContent) -> Int { rows.data.count }
}

/// A table of columns and rows of one's own.
struct LedgerBalance: View {
    var body: some View {
        Table(of: Ledger.Booking.self) {
            MoneyColumns()
        } rows: {
            BalanceRows(balance: 1550)
        }
        .environment(\.horizontalSizeClass, .regular)
    }
}

#Preview("Ledger") { Ledger().frame(width: 500, height: 300) }

#Preview("Ledger, right to left") {
    Ledger().frame(width: 500, height: 300).environment(\.layoutDirection, .rightToLeft)
}

#Preview("Forms") { LedgerForms().frame(width: 500, height: 800) }

#Preview("Empty") { EmptyLedger().frame(width: 500, height: 200) }

#Preview("Balance") { LedgerBalance().frame(width: 500, height: 160) }
