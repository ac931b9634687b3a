import SwiftUI

/// An invoice over as many pages as its items need, with the number of each page.
///
///     quadrant render Examples/Templates/Invoice.swift --data Examples/Templates/Invoice.json --pages A4 -o invoice.pdf
struct Invoice: View {
    struct Party: Decodable {
        var name: String
        var lines: [String]
    }

    struct Item: Decodable {
        var title: String
        var detail: String?
        var quantity: Decimal = 1
        var price: Decimal

        var amount: Decimal { quantity * price }
    }

    let number: String
    let date: Date
    let due: Date
    let seller: Party
    let customer: Party
    let items: [Item]
    var currency = "EUR"
    var tax: Decimal = 0.19
    var note: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            head.padding(.bottom, 28)
            titles
            ForEach(items.indices, id: \.self) { index in
                row(items[index])
                Divider()
            }
            totals.padding(.top, 16)
            if let note {
                Text(verbatim: note).font(.footnote).foregroundStyle(.secondary).padding(.top, 28)
            }
        }
        .font(.system(size: 11))
        .pageHeader { page in
            HStack {
                Text(verbatim: seller.name).fontWeight(.semibold)
                Spacer()
                Text("Invoice \(number)")
            }
            .font(.system(size: 10))
            .foregroundStyle(.secondary)
            .padding(.bottom, 16)
        }
        .pageFooter { page in
            Text("Page \(page.number) of \(page.count)")
                .font(.system(size: 10))
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity)
                .padding(.top, 12)
        }
    }

    @Environment(\.locale) private var locale

    private var head: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading, spacing: 14) {
                Text("Invoice").font(.system(size: 30, weight: .bold))
                VStack(alignment: .leading, spacing: 2) {
                    Text("Bill to").foregroundStyle(.secondary)
                    lines(of: customer)
                }
            }
            Spacer()
            VStack(alignment: .trailing, spacing: 14) {
                VStack(alignment: .trailing, spacing: 2) { lines(of: seller) }
                Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 2) {
                    GridRow {
                        Text("Date").foregroundStyle(.secondary)
                        Text(date, format: .dateTime.day().month(.wide).year())
                    }
                    GridRow {
                        Text("Due").foregroundStyle(.secondary)
                        Text(due, format: .dateTime.day().month(.wide).year())
                    }
                }
            }
        }
    }

    @ViewBuilder private func lines(of party: Party) -> some View {
        Text(verbatim: party.name).fontWeight(.semibold)
        ForEach(party.lines, id: \.self) { Text(verbatim: $0) }
    }

    private var titles: some View {
        columns(Text("Item"), Text("Quantity"), Text("Price"), Text("Amount"))
            .fontWeight(.semibold)
            .padding(.vertical, 8)
            .padding(.horizontal, 8)
            .background(.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
    }

    private func row(_ item: Item) -> some View {
        columns(
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: item.title)
                if let detail = item.detail {
                    Text(verbatim: detail).font(.system(size: 9)).foregroundStyle(.secondary)
                }
            },
            Text(item.quantity, format: .number),
            Text(verbatim: money(item.price)),
            Text(verbatim: money(item.amount))
        )
        .padding(8)
    }

    private func columns(
        _ title: some View, _ quantity: some View, _ price: some View, _ amount: some View
    ) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            title.frame(maxWidth: .infinity, alignment: .leading)
            quantity.frame(width: 60, alignment: .trailing)
            price.frame(width: 80, alignment: .trailing)
            amount.frame(width: 90, alignment: .trailing)
        }
        .monospacedDigit()
    }

    private var totals: some View {
        let net = items.map(\.amount).reduce(0, +)
        let rate = tax.formatted(.percent.locale(locale))
        return VStack(spacing: 6) {
            total(Text("Subtotal"), net)
            total(Text("Tax (\(rate))"), net * tax)
            Divider()
            total(Text("Total"), net * (1 + tax)).font(.system(size: 14, weight: .bold))
        }
        .frame(width: 240)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, alignment: .trailing)
    }

    private func total(_ name: some View, _ value: Decimal) -> some View {
        HStack {
            name
            Spacer()
            Text(verbatim: money(value)).monospacedDigit()
        }
    }

    private func money(_ value: Decimal) -> String {
        value.formatted(.currency(code: currency).locale(locale))
    }
}

#Preview {
    Invoice(
        number: "2026-1187", date: Date(timeIntervalSince1970: 1_795_953_600),
        due: Date(timeIntervalSince1970: 1_797_163_200),
        seller: .init(name: "Lind & Falk Interiors", lines: ["12 Quay Street", "Bergen 5003"]),
        customer: .init(name: "Studio Nord", lines: ["4 Harbour Lane", "Oslo 0150"]),
        items: [
            .init(title: "Oak shelf", detail: "Made to order", quantity: 1, price: 49),
            .init(title: "Walnut shelf", detail: nil, quantity: 2, price: 129.5),
        ],
        note: "Thank you.")
}
