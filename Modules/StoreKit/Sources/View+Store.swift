public import SwiftUI

extension Product {
    /// Which subscriptions of a group are shown, by what somebody has: all here.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int
        /// A set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// What gives more.
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        /// What gives less.
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        /// What gives other things.
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        /// What one has.
        public static let current = SubscriptionRelationship(rawValue: 8)
        /// All of them.
        public static let all: SubscriptionRelationship = [
            .upgrade, .downgrade, .crossgrade, .current,
        ]
    }
}

/// How products look.
///
/// Apple: "ProductViewStyle" (StoreKit), its given styles.
public struct ProductViewStyle: Sendable {
    let isLarge: Bool
    let isCompact: Bool
    /// As suits.
    public static let automatic = ProductViewStyle(isLarge: false, isCompact: false)
    /// With a large picture.
    public static let large = ProductViewStyle(isLarge: true, isCompact: false)
    /// A row.
    public static let regular = ProductViewStyle(isLarge: false, isCompact: false)
    /// A row without a description.
    public static let compact = ProductViewStyle(isLarge: false, isCompact: true)
}

/// A button of a shop.
///
/// Apple: "StoreButtonKind" (StoreKit).
public struct StoreButtonKind: Hashable, Sendable {
    let name: String
    /// Goes.
    public static let cancellation = StoreButtonKind(name: "cancellation")
    /// Restores.
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    /// Takes a code.
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    /// Signs in.
    public static let signIn = StoreButtonKind(name: "signIn")
    /// Says rules.
    public static let policies = StoreButtonKind(name: "policies")
}

/// What subscriptions' controls look like: one kind here.
///
/// Apple: "SubscriptionStoreControlStyle" (StoreKit), its given styles.
public struct SubscriptionStoreControlStyle: Sendable {
    /// As suits.
    public static let automatic = SubscriptionStoreControlStyle()
    /// Buttons.
    public static let buttons = SubscriptionStoreControlStyle()
    /// A list to choose of.
    public static let picker = SubscriptionStoreControlStyle()
    /// A list to choose of, large.
    public static let prominentPicker = SubscriptionStoreControlStyle()
}

extension EnvironmentValues {
    @Entry var productViewStyle = ProductViewStyle.automatic
    /// Asks for a review: nobody is asked here.
    ///
    /// Apple: "requestReview" (StoreKit).
    @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
    /// Buys a product: nothing is bought here.
    @MainActor public var purchase: PurchaseAction { PurchaseAction() }
    /// Shows a sheet of messages: there are none.
    @MainActor public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

/// Asks for a review.
///
/// Apple: "RequestReviewAction" (StoreKit).
@MainActor public struct RequestReviewAction {
    /// Tells that nobody is asked.
    public func callAsFunction() { QuietNotes.tell("nobody is asked for a review here") }
}

/// Buys a product.
///
/// Apple: "PurchaseAction" (StoreKit).
@MainActor public struct PurchaseAction {
    /// Tells that nothing is bought.
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

/// Shows a message of the shop.
///
/// Apple: "DisplayMessageAction" (StoreKit).
@MainActor public struct DisplayMessageAction {
    /// Nothing: there are none.
    public func callAsFunction(_ message: Message) throws {}
}

extension View {
    /// How products look. Apple: "productViewStyle(_:)" (StoreKit).
    public func productViewStyle(_ style: ProductViewStyle) -> some View {
        environment(\.productViewStyle, style)
    }
    /// Which buttons a shop has: none here. Apple: "storeButton(_:for:)" (StoreKit).
    public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View
    { self }
    /// Chooses an offer for what somebody buys: never asked here, where nothing is bought.
    ///
    /// Apple: "preferredSubscriptionOffer(_:)" (StoreKit).
    nonisolated public func preferredSubscriptionOffer(
        _ offer:
            @escaping (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer])
            -> Product.SubscriptionOffer?
    ) -> some View { self }
    /// Says that somebody is about to buy: never here. Apple: "onInAppPurchaseStart(perform:)" (StoreKit).
    public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View {
        self
    }
    /// Says that somebody has bought: never here. Apple: "onInAppPurchaseCompletion(perform:)" (StoreKit).
    public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    /// A sheet of one's subscriptions: nothing here. Apple: "manageSubscriptionsSheet(isPresented:)" (StoreKit).
    public func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String? = nil
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isOpen in
            if isOpen { QuietNotes.tell("there are no subscriptions to manage here") }
        }
    }
    /// A sheet that asks for money back: nothing here. Apple: "refundRequestSheet(for:isPresented:onDismiss:)" (StoreKit).
    public func refundRequestSheet(
        for transactionID: Transaction.ID, isPresented: Binding<Bool>,
        onDismiss: (
            (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
        )? = nil
    ) -> some View { self }
    /// A sheet that takes a code: nothing here. Apple: "offerCodeRedemption(isPresented:onCompletion:)" (StoreKit).
    public func offerCodeRedemption(
        isPresented: Binding<Bool>,
        onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }
    /// A card of an app: nothing here. Apple: "appStoreOverlay(isPresented:configuration:)" (StoreKit).
    public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View { self }
    /// Has an action told of a product, which is known at once. Apple: "storeProductTask(for:priority:action:)" (StoreKit).
    public func storeProductsTask(
        for ids: some Collection<String> & Equatable & Sendable,
        action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
    ) -> some View {
        task {
            let all = Shop.shared.products
            let found = ids.compactMap { id in all.first { $0.id == id } }
            await action(
                .success(found, unavailable: ids.filter { id in !all.contains { $0.id == id } }))
        }
    }
    /// Has an action told of subscriptions: there are none. Apple: "subscriptionStatusTask(for:priority:action:)" (StoreKit).
    public func subscriptionStatusTask(
        for groupID: String,
        action:
            @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async ->
            Void
    ) -> some View { task { await action(.success([])) } }
    /// Has an action told of what was bought: nothing. Apple: "currentEntitlementTask(for:priority:action:)" (StoreKit).
    public func currentEntitlementTask(
        for productID: String,
        action:
            @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async ->
            Void
    ) -> some View { task { await action(.success(nil)) } }
    /// How subscriptions' controls look: one kind here. Apple: "subscriptionStoreControlStyle(_:)" (StoreKit).
    public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View {
        self
    }
    /// What the button says: one thing here. Apple: "subscriptionStoreButtonLabel(_:)" (StoreKit).
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
        self
    }
    /// What lies behind pickers: nothing here. Apple: "subscriptionStorePickerItemBackground(_:)" (StoreKit).
    public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View {
        self
    }
    /// What lies behind the whole. Apple: "subscriptionStoreControlBackground(_:)" (StoreKit): nothing here.
    public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
    /// What stands beside a subscription: nothing here. Apple: "subscriptionStoreControlIcon(icon:)" (StoreKit).
    public func subscriptionStoreControlIcon(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
    ) -> some View { self }
    /// Where rules stand. Apple: "subscriptionStorePolicyDestination(url:for:)" (StoreKit): not shown here.
    public func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View { self }
}

/// What the button of subscriptions says.
///
/// Apple: "SubscriptionStoreButtonLabel" (StoreKit).
public struct SubscriptionStoreButtonLabel: Sendable {
    /// As suits.
    public static let automatic = SubscriptionStoreButtonLabel()
    /// The action.
    public static let action = SubscriptionStoreButtonLabel()
    /// The price.
    public static let price = SubscriptionStoreButtonLabel()
    /// The name.
    public static let displayName = SubscriptionStoreButtonLabel()
    /// On several lines.
    public static let multiline = SubscriptionStoreButtonLabel()
    /// On one line.
    public static let singleLine = SubscriptionStoreButtonLabel()
    /// Both of two.
    public static func multiline(_ label: SubscriptionStoreButtonLabel)
        -> SubscriptionStoreButtonLabel
    { label }
}

/// Which rules.
///
/// Apple: "SubscriptionStorePolicyKind" (StoreKit).
public enum SubscriptionStorePolicyKind: Sendable {
    /// Of privacy, of the service.
    case privacyPolicy, termsOfService
}

/// What is known of what was bought.
///
/// Apple: "EntitlementTaskState" (StoreKit).
public enum EntitlementTaskState<Value> {
    /// Nothing yet; an error; a value.
    case loading
    case failure(any Error)
    case success(Value)
    /// The value.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

extension Product {
    /// What is known of products.
    public enum CollectionTaskState {
        /// Nothing yet; an error; those that there are, and those that there are not.
        case loading
        case failure(any Error)
        case success([Product], unavailable: [Product.ID])
    }
}
