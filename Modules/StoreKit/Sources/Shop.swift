internal import Foundation

/// What a project's `.storekit` file says is sold.
///
/// The file is found by the variable `QUADRANT_STOREKIT`, or in the main bundle, the first by its name.
struct Shop: Sendable {
    static let shared = Shop()

    let products: [Product]

    private init() {
        guard let url = Self.file else {
            products = []
            return
        }
        do {
            products = Self.read(
                try JSONDecoder().decode(ShopFile.self, from: Data(contentsOf: url)))
        } catch {
            QuietNotes.tell("\(url.path) is no StoreKit configuration that can be read: \(error)")
            products = []
        }
    }

    private static var file: URL? {
        if let named = ProcessInfo.processInfo.environment["QUADRANT_STOREKIT"], !named.isEmpty {
            return URL(fileURLWithPath: named)
        }
        guard let folder = Bundle.main.resourceURL else { return nil }
        let names =
            FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".storekit") }.min().map {
            folder.appendingPathComponent($0)
        }
    }

    static func read(_ file: ShopFile) -> [Product] {
        let single = (file.products ?? []).map { product($0, nil) }
        let groups = (file.subscriptionGroups ?? []).flatMap { group in
            (group.subscriptions ?? []).map { product($0, group) }
        }
        return single + groups + (file.nonRenewingSubscriptions ?? []).map { product($0, nil) }
    }

    private static func product(_ item: ShopFile.Item, _ group: ShopFile.Group?) -> Product {
        let type: Product.ProductType =
            switch item.type {
            case "Consumable": .consumable
            case "NonConsumable": .nonConsumable
            case "RecurringSubscription": .autoRenewable
            default: .nonRenewable
            }
        let words =
            item.localizations?.first { $0.locale?.hasPrefix("en") == true }
            ?? item.localizations?.first
        let price = Decimal(string: item.displayPrice ?? "0") ?? 0
        let subscription = group.map { group in
            Product.SubscriptionInfo(
                introductoryOffer: item.introductoryOffer.flatMap { offer($0, .introductory) },
                promotionalOffers: (item.adHocOffers ?? []).compactMap { offer($0, .promotional) },
                subscriptionGroupID: item.subscriptionGroupID ?? group.id ?? "",
                subscriptionPeriod: period(item.recurringSubscriptionPeriod) ?? .monthly,
                groupLevel: item.groupNumber ?? 1, groupDisplayName: group.name ?? "")
        }
        return Product(
            id: item.productID, type: type,
            displayName: words?.displayName ?? item.referenceName ?? "",
            description: words?.description ?? "", price: price, displayPrice: display(price),
            isFamilyShareable: item.familyShareable ?? false, subscription: subscription)
    }

    private static func offer(
        _ offer: ShopFile.Offer, _ type: Product.SubscriptionOffer.OfferType
    ) -> Product.SubscriptionOffer? {
        guard let period = period(offer.subscriptionPeriod) else { return nil }
        let price = Decimal(string: offer.displayPrice ?? "0") ?? 0
        return Product.SubscriptionOffer(
            id: type == .introductory ? nil : offer.offerID, type: type, price: price,
            displayPrice: display(price),
            period: period, periodCount: offer.numberOfPeriods ?? 1,
            paymentMode: Product.SubscriptionOffer.PaymentMode(
                rawValue: offer.paymentMode ?? "free"))
    }

    /// A price as Xcode's shop for tests shows it: in dollars.
    private static func display(_ price: Decimal) -> String {
        price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))
    }

    /// A time such as "P1M": a number of days, weeks, months or years; `nil` for what is none.
    static func period(_ text: String?) -> Product.SubscriptionPeriod? {
        guard let text, text.hasPrefix("P"), let last = text.last,
            let value = Int(text.dropFirst().dropLast()),
            value > 0
        else { return nil }
        switch last {
        case "D": return Product.SubscriptionPeriod(value: value, unit: .day)
        case "W": return Product.SubscriptionPeriod(value: value, unit: .week)
        case "M": return Product.SubscriptionPeriod(value: value, unit: .month)
        case "Y": return Product.SubscriptionPeriod(value: value, unit: .year)
        default: return nil
        }
    }
}

/// A StoreKit configuration as Xcode writes it, in part.
struct ShopFile: Decodable {
    struct Words: Decodable {
        var description: String?
        var displayName: String?
        var locale: String?
    }

    struct Offer: Decodable {
        var displayPrice: String?
        var offerID: String?
        var numberOfPeriods: Int?
        var paymentMode: String?
        var subscriptionPeriod: String?
    }

    struct Item: Decodable {
        var productID: String
        var type: String?
        var displayPrice: String?
        var familyShareable: Bool?
        var referenceName: String?
        var localizations: [Words]?
        var recurringSubscriptionPeriod: String?
        var subscriptionGroupID: String?
        var groupNumber: Int?
        var introductoryOffer: Offer?
        var adHocOffers: [Offer]?
    }

    struct Group: Decodable {
        var id: String?
        var name: String?
        var subscriptions: [Item]?
    }

    var products: [Item]?
    var nonRenewingSubscriptions: [Item]?
    var subscriptionGroups: [Group]?
}
