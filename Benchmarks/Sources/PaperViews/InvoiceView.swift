import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// R2: a page of an invoice on A4, 595.28 by 841.89 points.
///
/// The view takes the rows that have room on its page: the table's head stands on each, heading and
/// address on the first, the total on the last.
public struct InvoicePage: View {
    let step: Int
    let page: Int
    let pageCount: Int
    let rows: Range<Int>

    /// The pages of a drawing: its number changes with each.
    public static func pages(step: Int) -> [InvoicePage] {
        var ranges: [Range<Int>] = []
        var first = 0
        while first < InvoiceRow.count {
            let head: CGFloat = first == 0 ? 62 + 21 : 21
            let room = Int((841.89 - 100 - head) / InvoiceRow.height)
            // The total needs 28 points below the last row.
            let last = min(InvoiceRow.count, first + room)
            ranges.append(first..<last)
            first = last
        }
        return ranges.enumerated().map {
            InvoicePage(step: step, page: $0, pageCount: ranges.count, rows: $1)
        }
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if page == 0 { HeadingView(number: "2026-\(1000 + step)").padding(.bottom, 20) }
            TableHead()
            ForEach(rows, id: \.self) { InvoiceRow(index: $0) }
            if page == pageCount - 1 {
                Text("Total \(InvoiceRow.total) EUR")
                    .set(.bold, 12, 16, .invoiceInk)
                    .padding(.top, 12)
                    .frame(maxWidth: .infinity, alignment: .trailing)
            }
            Spacer(minLength: 0)
        }
        .padding(50)
        .frame(width: 595.28, height: 841.89)
        .overlay(alignment: .bottomTrailing) {
            Text("Page \(page + 1) of \(pageCount)")
                .set(.regular, 8, 10, .invoiceInk)
                .padding(EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 50))
        }
    }
}

private struct HeadingView: View {
    let number: String

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Invoice").set(.bold, 24, 30, .invoiceInk)
                Text("No. \(number)").set(.regular, 9, 12, .invoiceInk)
            }
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 0) {
                Text("Analytical Engines Ltd")
                Text("12 St James's Square")
                Text("London")
            }
            .font(.custom(Cut.regular.rawValue, fixedSize: 9))
            .foregroundStyle(Color.invoiceInk)
            .lineHeight(.exact(points: 12))
        }
    }
}

private struct TableHead: View {
    var body: some View {
        Columns(texts: ["#", "Description", "Qty", "Unit price", "Amount"], cut: .semibold)
            .padding(4)
            .background(Color(hex: 0xEEF2FF))
        Rectangle().fill(Color(hex: 0x4F46E5)).frame(height: 1)
    }
}

private struct InvoiceRow: View {
    let index: Int

    static let count = 100
    static let height: CGFloat = 19.5
    static let total = money((0..<count).reduce(0) { $0 + ($1 % 7 + 1) * price($1) })
    private static let phrases = [
        "Layout engine review", "Server rendering hours", "PDF export module", "Font licence",
        "CI minutes", "Design tokens audit", "On-call support",
    ]

    var body: some View {
        let quantity = index % 7 + 1
        Columns(
            texts: [
                "\(index + 1)", "\(Self.phrases[index % 7]) #\(digits)", "\(quantity)",
                Self.money(Self.price(index)), Self.money(quantity * Self.price(index)),
            ], cut: .regular
        )
        .padding(.horizontal, 4)
        .padding(.vertical, 3.5)
        Rectangle().fill(Color(hex: 0xE5E7EB)).frame(height: 0.5)
    }

    private var digits: String {
        let text = String(index + 1)
        return String(repeating: "0", count: 3 - text.count) + text
    }

    /// In cents.
    private static func price(_ index: Int) -> Int { 1250 + index * 37 % 4000 }

    private static func money(_ cents: Int) -> String {
        "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }
}

/// The five cells of a row.
private struct Columns: View {
    let texts: [String]
    let cut: Cut

    var body: some View {
        HStack(spacing: 0) {
            Text(verbatim: texts[0]).frame(width: 30, alignment: .leading)
            Text(verbatim: texts[1]).frame(maxWidth: .infinity, alignment: .leading)
            Text(verbatim: texts[2]).frame(width: 50, alignment: .trailing)
            Text(verbatim: texts[3]).frame(width: 80, alignment: .trailing)
            Text(verbatim: texts[4]).frame(width: 80, alignment: .trailing)
        }
        .font(.custom(cut.rawValue, fixedSize: 9))
        .foregroundStyle(Color.invoiceInk)
        .lineHeight(.exact(points: 12))
    }
}

extension Color {
    fileprivate static let invoiceInk = Color(hex: 0x111827)
}
