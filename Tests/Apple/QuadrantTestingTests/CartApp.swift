import Foundation
import SwiftUI

/// Something that can be bought.
struct CartItem: Identifiable {
    let id: Int
    var name: String
    /// In cents.
    var price: Int
    var count = 1
}

/// Knows what codes are worth; answers on another actor.
actor CouponDesk {
    func discount(of code: String) async -> Int {
        await Task.yield()
        return code == "TEN" ? 10 : 0
    }
}

/// A small shop: rows that are counted up and down, a code, a wrapping, a way to pay.
struct CartApp: View {
    @State private var items: [CartItem]
    private let desk = CouponDesk()
    @AppStorage("giftWrap") private var isWrapped = false
    @AppStorage("currency") private var currency = "€"
    @State private var discount = 0
    @State private var stage = Stage.open

    enum Stage: Equatable {
        case open, asking, paying, paid
    }

    init(items: [CartItem]) {
        _items = State(initialValue: items)
    }

    private var total: Int {
        let sum = items.reduce(0) { $0 + $1.price * $1.count }
        return sum * (100 - discount) / 100 + (isWrapped ? 250 : 0)
    }

    var body: some View {
        VStack(spacing: 8) {
            Text("Cart").font(.title).accessibilityAddTraits(.isHeader)
                .accessibilityIdentifier("title")
            if items.isEmpty { Text("Nothing in it").accessibilityIdentifier("empty") }
            ForEach($items) { $item in
                CartRow(item: $item) { items.removeAll { $0.id == item.id } }
            }
            Toggle("Gift wrap", isOn: $isWrapped).accessibilityIdentifier("wrap")
            HStack {
                Button("Use code TEN") { Task { discount = await desk.discount(of: "TEN") } }
                    .accessibilityIdentifier("code")
                Text(discount > 0 ? "−\(discount) %" : "").accessibilityIdentifier("discount")
            }
            Text("\(currency) \(total / 100).\(total % 100 < 10 ? "0" : "")\(total % 100)")
                .accessibilityIdentifier("total")
            Button("Pay") { stage = .asking }
                .disabled(items.isEmpty)
                .accessibilityIdentifier("pay")
            Text("Thank you").opacity(stage == .paid ? 1 : 0).accessibilityIdentifier("thanks")
        }
        .padding()
        .overlay { if stage == .asking { question } }
    }

    private var question: some View {
        VStack {
            Text("Pay now?")
            Button("Yes") {
                stage = .paying
                Task {
                    try? await Task.sleep(for: .milliseconds(3))
                    stage = .paid
                }
            }
            .accessibilityIdentifier("yes")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("question")
    }
}

/// A row of the cart. A tap on it shows what one piece costs, two taps in a row count one up.
struct CartRow: View {
    @Binding var item: CartItem
    let remove: @MainActor () -> Void
    @State private var showsPrice = false

    var body: some View {
        HStack {
            Text("\(item.count) × \(item.name)").accessibilityIdentifier("line \(item.id)")
            if showsPrice {
                Text("\(item.price) ct").accessibilityIdentifier("price \(item.id)")
            }
            Spacer()
            Button("+") { item.count += 1 }.accessibilityIdentifier("more \(item.id)")
            Button("−") { item.count -= 1 }.disabled(item.count < 2)
                .accessibilityIdentifier("less \(item.id)")
            Button("Remove", action: remove).accessibilityIdentifier("remove \(item.id)")
        }
        .contentShape(Rectangle())
        .onTapGesture { showsPrice.toggle() }
        .accessibilityIdentifier("row \(item.id)")
    }
}

/// What the shop has, more than is in sight.
struct CartShelf: View {
    @State private var picked: [Int] = []

    var body: some View {
        VStack {
            Text("Picked \(picked.count)").accessibilityIdentifier("picked")
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200) { number in
                        Button("Article \(number)") { picked.append(number) }
                            .frame(height: 40)
                            .accessibilityIdentifier("article \(number)")
                    }
                }
            }
            .accessibilityIdentifier("shelf")
        }
    }
}
