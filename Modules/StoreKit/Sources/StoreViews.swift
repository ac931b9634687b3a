public import SwiftUI

/// A product with its price.
///
/// Apple: "ProductView" (StoreKit). Products are those of the project's StoreKit configuration; others are grey bars. How Apple's looks
/// in detail is not documented.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    let id: String
    let icon: Icon
    @State private var product: Product?
    @Environment(\.productViewStyle) private var style

    /// A product by its identifier.
    public init(
        id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {
        id = productID
        self.icon = icon()
    }

    /// A product by its identifier.
    public init(
        id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    )
    where PlaceholderIcon == EmptyView {
        id = productID
        self.icon = icon()
    }

    /// A product.
    public init(
        _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    )
    where PlaceholderIcon == EmptyView {
        id = product.id
        self.icon = icon()
        _product = State(initialValue: product)
    }

    /// The product.
    public var body: some View {
        let shown = product ?? Shop.shared.products.first { $0.id == id }
        Group {
            if style.isLarge {
                VStack(spacing: 12) {
                    icon.frame(maxWidth: 200, maxHeight: 200)
                    words(shown, alignment: .center)
                    price(shown)
                }
            } else {
                HStack(spacing: 12) {
                    icon.frame(maxWidth: 60, maxHeight: 60)
                    words(shown, alignment: .leading)
                    Spacer(minLength: 8)
                    price(shown)
                }
            }
        }
        .redacted(reason: shown == nil ? .placeholder : [])
    }

    private func words(_ product: Product?, alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 2) {
            Text(verbatim: product?.displayName ?? "Product name").font(.headline)
            if !style.isCompact {
                Text(verbatim: product?.description ?? "What the product is").font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
    }

    private func price(_ product: Product?) -> some View {
        Button {
            QuietNotes.tell("there is no shop here: nothing is bought")
        } label: {
            Text(verbatim: product?.displayPrice ?? "$0.00").bold().padding(.horizontal, 4)
        }
        .buttonStyle(.bordered).buttonBorderShape(.capsule)
    }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// A product by its identifier.
    public init(id productID: String, prefersPromotionalIcon: Bool = false) {
        self.init(id: productID) { EmptyView() }
    }

    /// A product.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
        self.init(product) { EmptyView() }
    }
}

/// Products below each other.
///
/// Apple: "StoreView" (StoreKit).
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    let ids: [String]
    let icon: (Product) -> Icon

    /// Products by their identifiers.
    public init(
        ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == EmptyView {
        ids = Array(productIDs)
        self.icon = icon
    }

    /// The products that are known; bars while none is.
    public var body: some View {
        let known = ids.compactMap { id in Shop.shared.products.first { $0.id == id } }
        ScrollView {
            VStack(spacing: 16) {
                ForEach(known) { product in ProductView(product) { icon(product) } }
                if known.isEmpty { ForEach(ids, id: \.self) { ProductView(id: $0) } }
            }
            .padding()
        }
    }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// Products by their identifiers.
    public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false) {
        self.init(ids: productIDs) { _ in EmptyView() }
    }

    /// Products.
    public init(products: some Collection<Product>) { self.init(ids: products.map(\.id)) }
}

/// The subscriptions of a group, with a button.
///
/// Apple: "SubscriptionStoreView" (StoreKit). Those of the project's StoreKit configuration; without them, the words that they are not
/// available.
public struct SubscriptionStoreView<Content: View>: View {
    let isWanted: (Product) -> Bool
    let content: Content
    @State private var chosen: String?

    /// The subscriptions of a group, with views above.
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) {
        isWanted = { $0.subscription?.subscriptionGroupID == groupID }
        content = marketingContent()
    }

    /// Some subscriptions, with views above.
    public init(
        productIDs: some Collection<String>,
        visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) {
        let ids = Set(productIDs)
        isWanted = { ids.contains($0.id) }
        content = marketingContent()
    }

    /// The subscriptions.
    public var body: some View {
        let known = Shop.shared.products.filter(isWanted)
        VStack(spacing: 12) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if known.isEmpty {
                ContentUnavailableView(
                    "Subscription Unavailable", systemImage: "storefront",
                    description: Text("The subscription is unavailable in the current storefront."))
            }
            ForEach(known) { product in
                row(product, isChosen: product.id == (chosen ?? known.first?.id))
            }
            if !known.isEmpty {
                Button {
                    QuietNotes.tell("there is no shop here: nothing is bought")
                } label: {
                    Text("Subscribe").bold().frame(maxWidth: .infinity).padding(.vertical, 6)
                }
                .buttonStyle(.borderedProminent)
            }
        }
        .padding()
    }

    private func row(_ product: Product, isChosen: Bool) -> some View {
        Button {
            chosen = product.id
        } label: {
            HStack {
                VStack(alignment: .leading) {
                    Text(verbatim: product.displayName).font(.headline)
                    Text(
                        verbatim:
                            "\(product.displayPrice)\(product.subscription?.subscriptionPeriod.words ?? "")"
                    )
                    .font(.subheadline)
                    if !product.description.isEmpty {
                        Text(verbatim: product.description).font(.footnote).foregroundStyle(
                            .secondary)
                    }
                }
                Spacer()
                Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
            }
            .padding().background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 14))
        }
        .buttonStyle(.plain)
    }
}

extension SubscriptionStoreView where Content == EmptyView {
    /// The subscriptions of a group.
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
        self.init(groupID: groupID) { EmptyView() }
    }

    /// Some subscriptions.
    public init(
        productIDs: some Collection<String>,
        visibleRelationships: Product.SubscriptionRelationship = .all
    ) { self.init(productIDs: productIDs) { EmptyView() } }

    /// Some subscriptions.
    public init(subscriptions: some Collection<Product>) {
        self.init(productIDs: subscriptions.map(\.id))
    }
}

extension Product.SubscriptionPeriod {
    /// The time behind a price, such as "/month".
    var words: String {
        let name =
            switch unit {
            case .day: "day"
            case .week: "week"
            case .month: "month"
            case .year: "year"
            }
        return value == 1 ? "/\(name)" : "/\(value) \(name)s"
    }
}
