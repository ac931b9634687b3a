// length: generated. Written by Scripts/quiet-modules.py from Modules/StoreKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UIKit
internal import SwiftUI

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("StoreKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "StoreKitError".
public enum StoreKitError: Error, Sendable {
    /// Apple: "StoreKitError.unknown".
    case unknown
    /// Apple: "StoreKitError.userCancelled".
    case userCancelled
    /// Apple: "StoreKitError.networkError(URLError)".
    case networkError(URLError)
    /// Apple: "StoreKitError.systemError(any Error)".
    case systemError(any Error)
    /// Apple: "StoreKitError.notAvailableInStorefront".
    case notAvailableInStorefront
    /// Apple: "StoreKitError.notEntitled".
    case notEntitled
    /// Apple: "StoreKitError.unsupported".
    case unsupported
}
/// Apple: "Product".
public struct Product: Identifiable, Hashable, Sendable {
    /// Apple: "ProductType".
    public struct ProductType: RawRepresentable, Hashable, Sendable, Codable {
        /// Apple: "ProductType.rawValue".
        public let rawValue: String
        /// Apple: "ProductType.init".
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Apple: "ProductType.consumable".
        public static let consumable: ProductType = ProductType(rawValue: "Consumable")
        /// Apple: "ProductType.nonConsumable".
        public static let nonConsumable: ProductType = ProductType(rawValue: "Non-Consumable")
        /// Apple: "ProductType.nonRenewable".
        public static let nonRenewable: ProductType = ProductType(rawValue: "Non-Renewing Subscription")
        /// Apple: "ProductType.autoRenewable".
        public static let autoRenewable: ProductType = ProductType(rawValue: "Auto-Renewable Subscription")
        /// Here always `rawValue`. Apple: "ProductType.localizedDescription".
        public var localizedDescription: String { rawValue }
    }
    /// Apple: "SubscriptionPeriod".
    public struct SubscriptionPeriod: Hashable, Sendable, Codable {
        /// Apple: "Unit".
        public enum Unit: Int, Codable, Hashable, Sendable {
            /// Apple: "Unit.day".
            case day
            /// Apple: "Unit.week".
            case week
            /// Apple: "Unit.month".
            case month
            /// Apple: "Unit.year".
            case year
            /// Here always `["Day", "Week", "Month", "Year"][rawValue]`. Apple: "Unit.localizedDescription".
            public var localizedDescription: String { ["Day", "Week", "Month", "Year"][rawValue] }
            /// Apple: "Unit.formatted".
            public func formatted(_ format: FormatStyle) -> String { format.format(self) }
            /// Apple: "FormatStyle".
            public struct FormatStyle: Hashable, Sendable, Codable {
                /// Apple: "FormatStyle.init".
                public init() {}
                /// Apple: "FormatStyle.format".
                public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
            }
        }
        /// Apple: "SubscriptionPeriod.formatted".
        public func formatted(_ format: FormatStyle, referenceDate: Date = .now) -> String { format.format(self) }
        /// Apple: "FormatStyle".
        public struct FormatStyle: Hashable, Sendable, Codable {
            /// Apple: "FormatStyle.init".
            public init() {}
            /// Apple: "FormatStyle.format".
            public func format(_ period: SubscriptionPeriod) -> String { let name = Unit.FormatStyle().format(period.unit); return period.value == 1 ? "1 \(name)" : "\(period.value) \(name)s" }
        }
        /// Apple: "SubscriptionPeriod.value".
        public let value: Int
        /// Apple: "SubscriptionPeriod.unit".
        public let unit: Unit
        /// Apple: "SubscriptionPeriod.weekly".
        public static let weekly: SubscriptionPeriod = SubscriptionPeriod(value: 1, unit: .week)
        /// Apple: "SubscriptionPeriod.monthly".
        public static let monthly: SubscriptionPeriod = SubscriptionPeriod(value: 1, unit: .month)
        /// Apple: "SubscriptionPeriod.yearly".
        public static let yearly: SubscriptionPeriod = SubscriptionPeriod(value: 1, unit: .year)
        /// Apple: "SubscriptionPeriod.everyTwoWeeks".
        public static let everyTwoWeeks: SubscriptionPeriod = SubscriptionPeriod(value: 2, unit: .week)
        /// Apple: "SubscriptionPeriod.everyTwoMonths".
        public static let everyTwoMonths: SubscriptionPeriod = SubscriptionPeriod(value: 2, unit: .month)
        /// Apple: "SubscriptionPeriod.everyThreeMonths".
        public static let everyThreeMonths: SubscriptionPeriod = SubscriptionPeriod(value: 3, unit: .month)
        /// Apple: "SubscriptionPeriod.everySixMonths".
        public static let everySixMonths: SubscriptionPeriod = SubscriptionPeriod(value: 6, unit: .month)
    }
    /// Apple: "SubscriptionOffer".
    public struct SubscriptionOffer: Hashable, Sendable {
        /// Apple: "OfferType".
        public struct OfferType: RawRepresentable, Hashable, Sendable, Codable {
            /// Apple: "OfferType.rawValue".
            public let rawValue: String
            /// Apple: "OfferType.init".
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Apple: "OfferType.introductory".
            public static let introductory: OfferType = OfferType(rawValue: "introductory")
            /// Apple: "OfferType.promotional".
            public static let promotional: OfferType = OfferType(rawValue: "promotional")
            /// Apple: "OfferType.winBack".
            public static let winBack: OfferType = OfferType(rawValue: "winBack")
        }
        /// Apple: "PaymentMode".
        public struct PaymentMode: RawRepresentable, Hashable, Sendable, Codable {
            /// Apple: "PaymentMode.rawValue".
            public let rawValue: String
            /// Apple: "PaymentMode.init".
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Apple: "PaymentMode.payAsYouGo".
            public static let payAsYouGo: PaymentMode = PaymentMode(rawValue: "payAsYouGo")
            /// Apple: "PaymentMode.payUpFront".
            public static let payUpFront: PaymentMode = PaymentMode(rawValue: "payUpFront")
            /// Apple: "PaymentMode.freeTrial".
            public static let freeTrial: PaymentMode = PaymentMode(rawValue: "free")
        }
        /// Apple: "SubscriptionOffer.id".
        public let id: String?
        /// Apple: "SubscriptionOffer.type".
        public let type: OfferType
        /// Apple: "SubscriptionOffer.price".
        public let price: Decimal
        /// Apple: "SubscriptionOffer.displayPrice".
        public let displayPrice: String
        /// Apple: "SubscriptionOffer.period".
        public let period: SubscriptionPeriod
        /// Apple: "SubscriptionOffer.periodCount".
        public let periodCount: Int
        /// Apple: "SubscriptionOffer.paymentMode".
        public let paymentMode: PaymentMode
    }
    /// Apple: "SubscriptionInfo".
    public struct SubscriptionInfo: Hashable, Sendable {
        /// Apple: "SubscriptionInfo.introductoryOffer".
        public let introductoryOffer: SubscriptionOffer?
        /// Apple: "SubscriptionInfo.promotionalOffers".
        public let promotionalOffers: [SubscriptionOffer]
        /// Apple: "SubscriptionInfo.subscriptionGroupID".
        public let subscriptionGroupID: String
        /// Apple: "SubscriptionInfo.subscriptionPeriod".
        public let subscriptionPeriod: SubscriptionPeriod
        /// Apple: "SubscriptionInfo.groupLevel".
        public let groupLevel: Int
        /// Apple: "SubscriptionInfo.groupDisplayName".
        public let groupDisplayName: String
        /// Here always `[]`. Apple: "SubscriptionInfo.winBackOffers".
        public var winBackOffers: [SubscriptionOffer] { [] }
        /// Worked out. Apple: "SubscriptionInfo.isEligibleForIntroOffer".
        public var isEligibleForIntroOffer: Bool { get async { introductoryOffer != nil } }
        /// Here `true`. Apple: "SubscriptionInfo.isEligibleForIntroOffer".
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }
        /// Worked out. Apple: "SubscriptionInfo.status".
        public var status: [Status] { get async throws { [] } }
        /// Here `[]`. Apple: "SubscriptionInfo.status".
        public static func status(for groupID: String) async throws -> [Status] { [] }
        /// Apple: "RenewalState".
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            /// Apple: "RenewalState.rawValue".
            public let rawValue: Int
            /// Apple: "RenewalState.init".
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// Apple: "RenewalState.subscribed".
            public static let subscribed: RenewalState = RenewalState(rawValue: 1)
            /// Apple: "RenewalState.expired".
            public static let expired: RenewalState = RenewalState(rawValue: 2)
            /// Apple: "RenewalState.inBillingRetryPeriod".
            public static let inBillingRetryPeriod: RenewalState = RenewalState(rawValue: 3)
            /// Apple: "RenewalState.inGracePeriod".
            public static let inGracePeriod: RenewalState = RenewalState(rawValue: 4)
            /// Apple: "RenewalState.revoked".
            public static let revoked: RenewalState = RenewalState(rawValue: 5)
            /// Here always `"\(rawValue)"`. Apple: "RenewalState.localizedDescription".
            public var localizedDescription: String { "\(rawValue)" }
        }
        /// Apple: "RenewalInfo".
        public struct RenewalInfo: Hashable, Sendable {
            /// Apple: "RenewalInfo.currentProductID".
            public let currentProductID: String
            /// Apple: "RenewalInfo.willAutoRenew".
            public let willAutoRenew: Bool
            /// Apple: "RenewalInfo.autoRenewPreference".
            public let autoRenewPreference: String?
            /// Apple: "RenewalInfo.expirationReason".
            public let expirationReason: ExpirationReason?
            /// Apple: "RenewalInfo.gracePeriodExpirationDate".
            public let gracePeriodExpirationDate: Date?
            /// Apple: "RenewalInfo.renewalDate".
            public let renewalDate: Date?
            /// Apple: "ExpirationReason".
            public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
                /// Apple: "ExpirationReason.rawValue".
                public let rawValue: Int
                /// Apple: "ExpirationReason.init".
                public init(rawValue: Int) { self.rawValue = rawValue }
                /// Apple: "ExpirationReason.autoRenewDisabled".
                public static let autoRenewDisabled: ExpirationReason = ExpirationReason(rawValue: 1)
                /// Apple: "ExpirationReason.billingError".
                public static let billingError: ExpirationReason = ExpirationReason(rawValue: 2)
                /// Apple: "ExpirationReason.productUnavailable".
                public static let productUnavailable: ExpirationReason = ExpirationReason(rawValue: 4)
            }
        }
        /// Apple: "Status".
        public struct Status: Hashable, Sendable {
            /// Apple: "Status.state".
            public let state: RenewalState
            /// Apple: "Status.transaction".
            public let transaction: VerificationResult<Transaction>
            /// Apple: "Status.renewalInfo".
            public let renewalInfo: VerificationResult<RenewalInfo>
        }
    }
    /// Apple: "PurchaseResult".
    public enum PurchaseResult: Sendable {
        /// Apple: "PurchaseResult.success(VerificationResult<Transaction>)".
        case success(VerificationResult<Transaction>)
        /// Apple: "PurchaseResult.userCancelled".
        case userCancelled
        /// Apple: "PurchaseResult.pending".
        case pending
    }
    /// Apple: "PurchaseOption".
    public struct PurchaseOption: Hashable, Sendable {
        /// Apple: "PurchaseOption.name".
        public let name: String
        /// Here `PurchaseOption(name: "appAccountToken \(token)")`. Apple: "PurchaseOption.appAccountToken".
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "appAccountToken \(token)") }
        /// Here `PurchaseOption(name: "quantity \(quantity)")`. Apple: "PurchaseOption.quantity".
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "quantity \(quantity)") }
        /// Here `PurchaseOption(name: "simulatesAskToBuy \(simulateAskToBuy)")`. Apple: "PurchaseOption.simulatesAskToBuyInSandbox".
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption { PurchaseOption(name: "simulatesAskToBuy \(simulateAskToBuy)") }
        /// Here `PurchaseOption(name: "offer \(offerID)")`. Apple: "PurchaseOption.promotionalOffer".
        public static func promotionalOffer(offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int) -> PurchaseOption { PurchaseOption(name: "offer \(offerID)") }
        /// Here `PurchaseOption(name: "winBack")`. Apple: "PurchaseOption.winBackOffer".
        public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption { PurchaseOption(name: "winBack") }
    }
    /// Apple: "PurchaseError".
    public enum PurchaseError: Error, Hashable, Sendable {
        /// Apple: "PurchaseError.invalidQuantity".
        case invalidQuantity
        /// Apple: "PurchaseError.productUnavailable".
        case productUnavailable
        /// Apple: "PurchaseError.purchaseNotAllowed".
        case purchaseNotAllowed
        /// Apple: "PurchaseError.ineligibleForOffer".
        case ineligibleForOffer
        /// Apple: "PurchaseError.invalidOfferIdentifier".
        case invalidOfferIdentifier
        /// Apple: "PurchaseError.invalidOfferPrice".
        case invalidOfferPrice
        /// Apple: "PurchaseError.invalidOfferSignature".
        case invalidOfferSignature
        /// Apple: "PurchaseError.missingOfferParameters".
        case missingOfferParameters
    }
    /// Apple: "Product.id".
    public let id: String
    /// Apple: "Product.type".
    public let type: ProductType
    /// Apple: "Product.displayName".
    public let displayName: String
    /// Apple: "Product.description".
    public let description: String
    /// Apple: "Product.price".
    public let price: Decimal
    /// Apple: "Product.displayPrice".
    public let displayPrice: String
    /// Apple: "Product.isFamilyShareable".
    public let isFamilyShareable: Bool
    /// Apple: "Product.subscription".
    public let subscription: SubscriptionInfo?
    /// Here always `.currency(code: "USD").locale(Locale(identifier: "en_US"))`. Apple: "Product.priceFormatStyle".
    public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD").locale(Locale(identifier: "en_US")) }
    /// Here always `SubscriptionPeriod.FormatStyle()`. Apple: "Product.subscriptionPeriodFormatStyle".
    public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { SubscriptionPeriod.FormatStyle() }
    /// Here always `SubscriptionPeriod.Unit.FormatStyle()`. Apple: "Product.subscriptionPeriodUnitFormatStyle".
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { SubscriptionPeriod.Unit.FormatStyle() }
    /// Here always `Data()`. Apple: "Product.jsonRepresentation".
    public var jsonRepresentation: Data { Data() }
    /// Worked out. Apple: "Product.currentEntitlement".
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    /// Worked out. Apple: "Product.latestTransaction".
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    /// Apple: "Product.products".
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product] where Identifiers.Element == String { let wanted = Set(identifiers); return Shop.shared.products.filter { wanted.contains($0.id) } }
    /// Apple: "Product.purchase".
    @discardableResult public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { QuietNotes.tell("there is no shop here: nothing is bought"); return .userCancelled }
    /// Apple: "Product.purchase".
    @discardableResult public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws -> PurchaseResult { QuietNotes.tell("there is no shop here: nothing is bought"); return .userCancelled }
}
/// Apple: "Transaction".
public struct Transaction: Identifiable, Hashable, Sendable {
    /// Apple: "Transaction.id".
    public let id: UInt64
    /// Apple: "Transaction.originalID".
    public let originalID: UInt64
    /// Apple: "Transaction.productID".
    public let productID: String
    /// Apple: "Transaction.productType".
    public let productType: Product.ProductType
    /// Apple: "Transaction.subscriptionGroupID".
    public let subscriptionGroupID: String?
    /// Apple: "Transaction.appBundleID".
    public let appBundleID: String
    /// Apple: "Transaction.purchaseDate".
    public let purchaseDate: Date
    /// Apple: "Transaction.originalPurchaseDate".
    public let originalPurchaseDate: Date
    /// Apple: "Transaction.expirationDate".
    public let expirationDate: Date?
    /// Apple: "Transaction.revocationDate".
    public let revocationDate: Date?
    /// Apple: "Transaction.revocationReason".
    public let revocationReason: RevocationReason?
    /// Apple: "Transaction.purchasedQuantity".
    public let purchasedQuantity: Int
    /// Apple: "Transaction.isUpgraded".
    public let isUpgraded: Bool
    /// Apple: "Transaction.appAccountToken".
    public let appAccountToken: UUID?
    /// Apple: "Transaction.price".
    public let price: Decimal?
    /// Apple: "Transaction.environment".
    public let environment: AppStore.Environment
    /// Apple: "Transaction.ownershipType".
    public let ownershipType: OwnershipType
    /// Here always `nil`. Apple: "Transaction.offerType".
    public var offerType: OfferType? { nil }
    /// Here always `nil`. Apple: "Transaction.offer".
    public var offer: Offer? { nil }
    /// Here always `Data()`. Apple: "Transaction.jsonRepresentation".
    public var jsonRepresentation: Data { Data() }
    /// Worked out. Apple: "Transaction.subscriptionStatus".
    public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
    /// Apple: "OfferType".
    public enum OfferType: Int, Hashable, Sendable {
        /// Apple: "OfferType.introductory".
        case introductory
        /// Apple: "OfferType.promotional".
        case promotional
        /// Apple: "OfferType.code".
        case code
        /// Apple: "OfferType.winBack".
        case winBack
    }
    /// Apple: "Offer".
    public struct Offer: Hashable, Sendable {
        /// Apple: "Offer.id".
        public let id: String?
    }
    /// Apple: "RevocationReason".
    public enum RevocationReason: Int, Hashable, Sendable {
        /// Apple: "RevocationReason.developerIssue".
        case developerIssue
        /// Apple: "RevocationReason.other".
        case other
    }
    /// Apple: "OwnershipType".
    public enum OwnershipType: String, Hashable, Sendable {
        /// Apple: "OwnershipType.purchased".
        case purchased
        /// Apple: "OwnershipType.familyShared".
        case familyShared
    }
    /// Apple: "RefundRequestStatus".
    public enum RefundRequestStatus: Int, Hashable, Sendable {
        /// Apple: "RefundRequestStatus.userCancelled".
        case userCancelled
        /// Apple: "RefundRequestStatus.success".
        case success
    }
    /// Apple: "RefundRequestError".
    public enum RefundRequestError: Error, Hashable, Sendable {
        /// Apple: "RefundRequestError.duplicateRequest".
        case duplicateRequest
        /// Apple: "RefundRequestError.failed".
        case failed
    }
    /// Apple: "Transactions".
    public typealias Transactions = _NoValues<VerificationResult<Transaction>>
    /// Apple: "Transaction.finish".
    public func finish() async {}
    /// Here `.userCancelled`. Apple: "Transaction.beginRefundRequest".
    public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus { .userCancelled }
    /// Here `nil`. Apple: "Transaction.latest".
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Here `nil`. Apple: "Transaction.currentEntitlement".
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Here `_NoValues()`. Apple: "Transaction.currentEntitlements".
    public static func currentEntitlements(for productID: String) -> Transactions { _NoValues() }
    /// Here `.userCancelled`. Apple: "Transaction.beginRefundRequest".
    public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws -> RefundRequestStatus { .userCancelled }
}
/// Apple: "AppStore".
public enum AppStore: Hashable, Sendable {
    /// Apple: "Environment".
    public struct Environment: RawRepresentable, Hashable, Sendable {
        /// Apple: "Environment.rawValue".
        public let rawValue: String
        /// Apple: "Environment.init".
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Apple: "Environment.production".
        public static let production: Environment = Environment(rawValue: "Production")
        /// Apple: "Environment.sandbox".
        public static let sandbox: Environment = Environment(rawValue: "Sandbox")
        /// Apple: "Environment.xcode".
        public static let xcode: Environment = Environment(rawValue: "Xcode")
    }
    /// Apple: "AppStore.sync".
    public static func sync() async throws { QuietNotes.tell("there is no shop here: nothing is bought"); throw StoreKitError.userCancelled }
    /// It has no effect here, which is told once. Apple: "AppStore.showManageSubscriptions".
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws { QuietNotes.tell("there is no shop here: nothing is bought") }
    /// It has no effect here, which is told once. Apple: "AppStore.showManageSubscriptions".
    public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws { QuietNotes.tell("there is no shop here: nothing is bought") }
    /// It has no effect here, which is told once. Apple: "AppStore.presentOfferCodeRedeemSheet".
    public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws { QuietNotes.tell("there is no shop here: nothing is bought") }
    /// It has no effect here, which is told once. Apple: "AppStore.requestReview".
    @MainActor public static func requestReview(in scene: UIWindowScene) { QuietNotes.tell("there is no shop here: nothing is bought") }
    /// Apple: "AppStore.canMakePayments".
    public static var canMakePayments: Bool { false }
    /// Apple: "AppStore.deviceVerificationID".
    public static var deviceVerificationID: UUID? { nil }
}
/// Apple: "AppTransaction".
public struct AppTransaction: Hashable, Sendable {
    /// Apple: "AppTransaction.bundleID".
    public let bundleID: String
    /// Apple: "AppTransaction.appVersion".
    public let appVersion: String
    /// Apple: "AppTransaction.originalAppVersion".
    public let originalAppVersion: String
    /// Apple: "AppTransaction.originalPurchaseDate".
    public let originalPurchaseDate: Date
    /// Apple: "AppTransaction.environment".
    public let environment: AppStore.Environment
    /// Here `throw StoreKitError.notAvailableInStorefront`. Apple: "AppTransaction.refresh".
    public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.notAvailableInStorefront }
    /// Apple: "AppTransaction.shared".
    public static var shared: VerificationResult<AppTransaction> { get async throws { throw StoreKitError.notAvailableInStorefront } }
}
/// Apple: "Storefront".
public struct Storefront: Identifiable, Hashable, Sendable {
    /// Apple: "Storefront.id".
    public let id: String
    /// Apple: "Storefront.countryCode".
    public let countryCode: String
    /// Apple: "Storefront.current".
    public static var current: Storefront? { get async { nil } }
    /// Apple: "Storefront.updates".
    public static var updates: _NoValues<Storefront> { _NoValues() }
}
/// Apple: "Message".
public struct Message: Sendable {
    /// Apple: "Message.messages".
    public static var messages: _NoValues<Message> { _NoValues() }
}
/// Apple: "ProductIconPhase".
public enum ProductIconPhase: Int, Hashable, Sendable {
    /// Apple: "ProductIconPhase.loading".
    case loading
    /// Apple: "ProductIconPhase.unavailable".
    case unavailable
    /// Apple: "ProductIconPhase.success".
    case success
}
/// Apple: "SKError".
public struct SKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "SKError.Code.unknown".
        case unknown = 0
        /// Apple: "SKError.Code.clientInvalid".
        case clientInvalid
        /// Apple: "SKError.Code.paymentCancelled".
        case paymentCancelled
        /// Apple: "SKError.Code.paymentInvalid".
        case paymentInvalid
        /// Apple: "SKError.Code.paymentNotAllowed".
        case paymentNotAllowed
        /// Apple: "SKError.Code.storeProductNotAvailable".
        case storeProductNotAvailable
        /// Apple: "SKError.Code.cloudServicePermissionDenied".
        case cloudServicePermissionDenied
        /// Apple: "SKError.Code.cloudServiceNetworkConnectionFailed".
        case cloudServiceNetworkConnectionFailed
        /// Apple: "SKError.Code.cloudServiceRevoked".
        case cloudServiceRevoked
        /// Apple: "SKError.Code.privacyAcknowledgementRequired".
        case privacyAcknowledgementRequired
        /// Apple: "SKError.Code.unauthorizedRequestData".
        case unauthorizedRequestData
        /// Apple: "SKError.Code.invalidOfferIdentifier".
        case invalidOfferIdentifier
        /// Apple: "SKError.Code.invalidSignature".
        case invalidSignature
        /// Apple: "SKError.Code.missingOfferParams".
        case missingOfferParams
        /// Apple: "SKError.Code.invalidOfferPrice".
        case invalidOfferPrice
        /// Apple: "SKError.Code.overlayCancelled".
        case overlayCancelled
        /// Apple: "SKError.Code.overlayInvalidConfiguration".
        case overlayInvalidConfiguration
        /// Apple: "SKError.Code.overlayTimeout".
        case overlayTimeout
        /// Apple: "SKError.Code.ineligibleForOffer".
        case ineligibleForOffer
        /// Apple: "SKError.Code.unsupportedPlatform".
        case unsupportedPlatform
        /// Apple: "SKError.Code.overlayPresentedInBackgroundScene".
        case overlayPresentedInBackgroundScene
    }
    /// Apple: "SKError.unknown".
    public static var unknown: Code { .unknown }
    /// Apple: "SKError.clientInvalid".
    public static var clientInvalid: Code { .clientInvalid }
    /// Apple: "SKError.paymentCancelled".
    public static var paymentCancelled: Code { .paymentCancelled }
    /// Apple: "SKError.paymentInvalid".
    public static var paymentInvalid: Code { .paymentInvalid }
    /// Apple: "SKError.paymentNotAllowed".
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// Apple: "SKError.storeProductNotAvailable".
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    /// Apple: "SKError.cloudServicePermissionDenied".
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    /// Apple: "SKError.cloudServiceNetworkConnectionFailed".
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    /// Apple: "SKError.cloudServiceRevoked".
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
    /// Apple: "SKError.privacyAcknowledgementRequired".
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
    /// Apple: "SKError.unauthorizedRequestData".
    public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
    /// Apple: "SKError.invalidOfferIdentifier".
    public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
    /// Apple: "SKError.invalidSignature".
    public static var invalidSignature: Code { .invalidSignature }
    /// Apple: "SKError.missingOfferParams".
    public static var missingOfferParams: Code { .missingOfferParams }
    /// Apple: "SKError.invalidOfferPrice".
    public static var invalidOfferPrice: Code { .invalidOfferPrice }
    /// Apple: "SKError.overlayCancelled".
    public static var overlayCancelled: Code { .overlayCancelled }
    /// Apple: "SKError.overlayInvalidConfiguration".
    public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
    /// Apple: "SKError.overlayTimeout".
    public static var overlayTimeout: Code { .overlayTimeout }
    /// Apple: "SKError.ineligibleForOffer".
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    /// Apple: "SKError.unsupportedPlatform".
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    /// Apple: "SKError.overlayPresentedInBackgroundScene".
    public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "SKErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (SKErrorDomain error \(code.rawValue).)" }
}
extension SKError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? SKError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "SKErrorDomain".
public let SKErrorDomain = "SKErrorDomain"
/// Apple: "SKPaymentTransactionState".
public enum SKPaymentTransactionState: Int, Hashable, Sendable {
    /// Apple: "SKPaymentTransactionState.purchasing".
    case purchasing
    /// Apple: "SKPaymentTransactionState.purchased".
    case purchased
    /// Apple: "SKPaymentTransactionState.failed".
    case failed
    /// Apple: "SKPaymentTransactionState.restored".
    case restored
    /// Apple: "SKPaymentTransactionState.deferred".
    case deferred
}
/// Apple: "SKCloudServiceAuthorizationStatus".
public enum SKCloudServiceAuthorizationStatus: Int, Hashable, Sendable {
    /// Apple: "SKCloudServiceAuthorizationStatus.notDetermined".
    case notDetermined
    /// Apple: "SKCloudServiceAuthorizationStatus.denied".
    case denied
    /// Apple: "SKCloudServiceAuthorizationStatus.restricted".
    case restricted
    /// Apple: "SKCloudServiceAuthorizationStatus.authorized".
    case authorized
}
/// Apple: "SKCloudServiceCapability".
public struct SKCloudServiceCapability: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "SKCloudServiceCapability.musicCatalogPlayback".
    public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
    /// Apple: "SKCloudServiceCapability.musicCatalogSubscriptionEligible".
    public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
    /// Apple: "SKCloudServiceCapability.addToCloudMusicLibrary".
    public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}
/// Apple: "SKProduct".
open class SKProduct: NSObject {
    /// Apple: "PeriodUnit".
    public enum PeriodUnit: UInt, Hashable, Sendable {
        /// Apple: "PeriodUnit.day".
        case day
        /// Apple: "PeriodUnit.week".
        case week
        /// Apple: "PeriodUnit.month".
        case month
        /// Apple: "PeriodUnit.year".
        case year
    }
    /// Here always `""`. Apple: "SKProduct.localizedTitle".
    open var localizedTitle: String { "" }
    /// Here always `""`. Apple: "SKProduct.localizedDescription".
    open var localizedDescription: String { "" }
    /// Here always `0`. Apple: "SKProduct.price".
    open var price: NSDecimalNumber { 0 }
    /// Here always `.current`. Apple: "SKProduct.priceLocale".
    open var priceLocale: Locale { .current }
    /// Here always `""`. Apple: "SKProduct.productIdentifier".
    open var productIdentifier: String { "" }
    /// Here always `nil`. Apple: "SKProduct.subscriptionPeriod".
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// Here always `nil`. Apple: "SKProduct.introductoryPrice".
    open var introductoryPrice: SKProductDiscount? { nil }
    /// Here always `[]`. Apple: "SKProduct.discounts".
    open var discounts: [SKProductDiscount] { [] }
    /// Here always `nil`. Apple: "SKProduct.subscriptionGroupIdentifier".
    open var subscriptionGroupIdentifier: String? { nil }
    /// Here always `false`. Apple: "SKProduct.isFamilyShareable".
    open var isFamilyShareable: Bool { false }
}
/// Apple: "SKProductSubscriptionPeriod".
open class SKProductSubscriptionPeriod: NSObject {
    /// Here always `0`. Apple: "SKProductSubscriptionPeriod.numberOfUnits".
    open var numberOfUnits: Int { 0 }
    /// Here always `.day`. Apple: "SKProductSubscriptionPeriod.unit".
    open var unit: SKProduct.PeriodUnit { .day }
}
/// Apple: "SKProductDiscount".
open class SKProductDiscount: NSObject {
    /// Apple: "PaymentMode".
    public enum PaymentMode: UInt, Hashable, Sendable {
        /// Apple: "PaymentMode.payAsYouGo".
        case payAsYouGo
        /// Apple: "PaymentMode.payUpFront".
        case payUpFront
        /// Apple: "PaymentMode.freeTrial".
        case freeTrial
    }
    /// Here always `0`. Apple: "SKProductDiscount.price".
    open var price: NSDecimalNumber { 0 }
    /// Here always `.current`. Apple: "SKProductDiscount.priceLocale".
    open var priceLocale: Locale { .current }
    /// Here always `nil`. Apple: "SKProductDiscount.identifier".
    open var identifier: String? { nil }
    /// Here always `.freeTrial`. Apple: "SKProductDiscount.paymentMode".
    open var paymentMode: PaymentMode { .freeTrial }
    /// Here always `0`. Apple: "SKProductDiscount.numberOfPeriods".
    open var numberOfPeriods: Int { 0 }
    /// Here always `SKProductSubscriptionPeriod()`. Apple: "SKProductDiscount.subscriptionPeriod".
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}
/// Apple: "SKPayment".
open class SKPayment: NSObject {
    /// Apple: "SKPayment.productIdentifier".
    public let productIdentifier: String
    /// Apple: "SKPayment.init".
    override public init() { productIdentifier = ""; super.init() }
    /// Apple: "SKPayment.init".
    public init(product: SKProduct) { productIdentifier = product.productIdentifier; super.init() }
    /// Here always `1`. Apple: "SKPayment.quantity".
    open var quantity: Int { 1 }
}
/// Apple: "SKMutablePayment".
open class SKMutablePayment: SKPayment {
    /// It is kept; `nil` at first. Apple: "SKMutablePayment.applicationUsername".
    open var applicationUsername: String?
    /// It is kept; `nil` at first. Apple: "SKMutablePayment.paymentDiscount".
    open var paymentDiscount: SKPaymentDiscount?
}
/// Apple: "SKPaymentDiscount".
open class SKPaymentDiscount: NSObject {
    /// Apple: "SKPaymentDiscount.init".
    public convenience init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) { self.init() }
}
/// Apple: "SKPaymentTransaction".
open class SKPaymentTransaction: NSObject {
    /// Here always `SKError(.paymentCancelled)`. Apple: "SKPaymentTransaction.error".
    open var error: (any Error)? { SKError(.paymentCancelled) }
    /// Here always `nil`. Apple: "SKPaymentTransaction.original".
    open var original: SKPaymentTransaction? { nil }
    /// Here always `SKPayment()`. Apple: "SKPaymentTransaction.payment".
    open var payment: SKPayment { SKPayment() }
    /// Here always `nil`. Apple: "SKPaymentTransaction.transactionDate".
    open var transactionDate: Date? { nil }
    /// Here always `nil`. Apple: "SKPaymentTransaction.transactionIdentifier".
    open var transactionIdentifier: String? { nil }
    /// Here always `.failed`. Apple: "SKPaymentTransaction.transactionState".
    open var transactionState: SKPaymentTransactionState { .failed }
}
/// Apple: "SKStorefront".
open class SKStorefront: NSObject {
    /// Here always `""`. Apple: "SKStorefront.countryCode".
    open var countryCode: String { "" }
    /// Here always `""`. Apple: "SKStorefront.identifier".
    open var identifier: String { "" }
}
/// Apple: "SKPaymentTransactionObserver".
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Apple: "SKPaymentTransactionObserver.paymentQueue".
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Apple: "SKPaymentTransactionObserver.paymentQueue".
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Apple: "SKPaymentTransactionObserver.paymentQueue".
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Apple: "SKPaymentTransactionObserver.paymentQueueRestoreCompletedTransactionsFinished".
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Apple: "SKPaymentTransactionObserver.paymentQueue".
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}
extension SKPaymentTransactionObserver {
    /// What happens where a type says nothing of it.
    public func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {}
    /// What happens where a type says nothing of it.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    /// What happens where a type says nothing of it.
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    /// What happens where a type says nothing of it.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    /// What happens where a type says nothing of it.
    public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
}
/// Apple: "SKPaymentQueue".
open class SKPaymentQueue: NSObject {
    /// Apple: "SKPaymentQueue.shared_".
    private nonisolated(unsafe) static let shared_: SKPaymentQueue = SKPaymentQueue()
    /// Here `shared_`. Apple: "SKPaymentQueue.`default`".
    open class func `default`() -> SKPaymentQueue { shared_ }
    /// Here `false`. Apple: "SKPaymentQueue.canMakePayments".
    open class func canMakePayments() -> Bool { false }
    /// Here always `nil`. Apple: "SKPaymentQueue.storefront".
    open var storefront: SKStorefront? { nil }
    /// Here always `[]`. Apple: "SKPaymentQueue.transactions".
    open var transactions: [SKPaymentTransaction] { [] }
    /// It has no effect here, which is told once. Apple: "SKPaymentQueue.add".
    open func add(_ payment: SKPayment) { QuietNotes.tell("there is no shop here: nothing is bought") }
    /// Apple: "SKPaymentQueue.add".
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    /// Apple: "SKPaymentQueue.remove".
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    /// It has no effect here, which is told once. Apple: "SKPaymentQueue.restoreCompletedTransactions".
    open func restoreCompletedTransactions() { QuietNotes.tell("there is no shop here: nothing is bought") }
    /// Apple: "SKPaymentQueue.finishTransaction".
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    /// It has no effect here, which is told once. Apple: "SKPaymentQueue.presentCodeRedemptionSheet".
    open func presentCodeRedemptionSheet() { QuietNotes.tell("there is no shop here: nothing is bought") }
}
/// Apple: "SKRequestDelegate".
public protocol SKRequestDelegate: NSObjectProtocol {
    /// Apple: "SKRequestDelegate.requestDidFinish".
    func requestDidFinish(_ request: SKRequest)
    /// Apple: "SKRequestDelegate.request".
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    /// What happens where a type says nothing of it.
    public func requestDidFinish(_ request: SKRequest) {}
    /// What happens where a type says nothing of it.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// Apple: "SKRequest".
open class SKRequest: NSObject {
    /// It is kept; `nil` at first. Apple: "SKRequest.delegate".
    open weak var delegate: (any SKRequestDelegate)?
    /// Apple: "SKRequest.start".
    open func start() { QuietNotes.tell("there is no shop here: nothing is bought"); QuietNotes.later { self.delegate?.request(self, didFailWithError: SKError(.clientInvalid)) } }
    /// Apple: "SKRequest.cancel".
    open func cancel() {}
}
/// Apple: "SKProductsRequestDelegate".
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Apple: "SKProductsRequestDelegate.productsRequest".
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// Apple: "SKProductsRequest".
open class SKProductsRequest: SKRequest {
    /// Apple: "SKProductsRequest.identifiers".
    public let identifiers: Set<String>
    /// Apple: "SKProductsRequest.init".
    override public init() { identifiers = []; super.init() }
    /// Apple: "SKProductsRequest.init".
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers; super.init() }
    /// Apple: "SKProductsRequest.start".
    override open func start() { QuietNotes.tell("there is no shop here: nothing is bought"); QuietNotes.later { (self.delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(self.identifiers)); self.delegate?.requestDidFinish(self) } }
}
/// Apple: "SKProductsResponse".
open class SKProductsResponse: NSObject {
    /// Apple: "SKProductsResponse.invalidProductIdentifiers".
    public let invalidProductIdentifiers: [String]
    /// Apple: "SKProductsResponse.init".
    public init(_ invalid: Set<String>) { invalidProductIdentifiers = invalid.sorted(); super.init() }
    /// Here always `[]`. Apple: "SKProductsResponse.products".
    open var products: [SKProduct] { [] }
}
/// Apple: "SKReceiptRefreshRequest".
open class SKReceiptRefreshRequest: SKRequest {
    /// Apple: "SKReceiptRefreshRequest.init".
    public convenience init(receiptProperties properties: [String: Any]?) { self.init() }
}
/// Apple: "SKCloudServiceController".
open class SKCloudServiceController: NSObject {
    /// Here `.notDetermined`. Apple: "SKCloudServiceController.authorizationStatus".
    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .notDetermined }
    /// It answers `.denied`, later. Apple: "SKCloudServiceController.requestAuthorization".
    open class func requestAuthorization(_ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void) { QuietNotes.later { completionHandler(.denied) } }
    /// Apple: "SKCloudServiceController.requestAuthorization".
    nonisolated(nonsending) open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { .denied }
    /// It answers `[], nil`, later. Apple: "SKCloudServiceController.requestCapabilities".
    open func requestCapabilities(completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void) { QuietNotes.later { completionHandler([], nil) } }
    /// Apple: "SKCloudServiceController.requestCapabilities".
    nonisolated(nonsending) open func requestCapabilities() async throws -> SKCloudServiceCapability { [] }
    /// It answers `nil, SKError(.cloudServicePermissionDenied)`, later. Apple: "SKCloudServiceController.requestUserToken".
    open func requestUserToken(forDeveloperToken developerToken: String, completionHandler: @escaping (String?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, SKError(.cloudServicePermissionDenied)) } }
    /// Apple: "SKCloudServiceController.requestUserToken".
    nonisolated(nonsending) open func requestUserToken(forDeveloperToken developerToken: String) async throws -> String { throw SKError(.cloudServicePermissionDenied) }
}
/// Apple: "SKStoreReviewController".
open class SKStoreReviewController: NSObject {
    /// It has no effect here, which is told once. Apple: "SKStoreReviewController.requestReview".
    open class func requestReview() { QuietNotes.tell("there is no shop here: nothing is bought") }
    /// It has no effect here, which is told once. Apple: "SKStoreReviewController.requestReview".
    @MainActor open class func requestReview(in windowScene: UIWindowScene) { QuietNotes.tell("there is no shop here: nothing is bought") }
}
/// Apple: "SKStoreProductViewController".
@MainActor @preconcurrency open class SKStoreProductViewController: UIViewController {
    /// It is kept; `nil` at first. Apple: "SKStoreProductViewController.delegate".
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    /// It answers `false, SKError(.storeProductNotAvailable)`, later. Apple: "SKStoreProductViewController.loadProduct".
    open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)?) { QuietNotes.later { block?(false, SKError(.storeProductNotAvailable)) } }
    /// Apple: "SKStoreProductViewController.loadProduct".
    open func loadProduct(withParameters parameters: [String: Any]) async throws { throw SKError(.storeProductNotAvailable) }
}
/// Apple: "SKStoreProductViewControllerDelegate".
@MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// Apple: "SKStoreProductViewControllerDelegate.productViewControllerDidFinish".
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    /// What happens where a type says nothing of it.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
/// Apple: "SKStoreProductParameterITunesItemIdentifier".
public let SKStoreProductParameterITunesItemIdentifier: String = "id"
/// Apple: "SKStoreProductParameterAffiliateToken".
public let SKStoreProductParameterAffiliateToken: String = "at"
/// Apple: "SKStoreProductParameterCampaignToken".
public let SKStoreProductParameterCampaignToken: String = "ct"
/// Apple: "SKStoreProductParameterProviderToken".
public let SKStoreProductParameterProviderToken: String = "pt"
/// Apple: "SKOverlay".
@MainActor @preconcurrency open class SKOverlay: NSObject {
    /// Apple: "Position".
    public enum Position: Int, Hashable, Sendable {
        /// Apple: "Position.bottom".
        case bottom
        /// Apple: "Position.bottomRaised".
        case bottomRaised
    }
    /// Apple: "Configuration".
    open class Configuration: NSObject {
    }
    /// Apple: "AppConfiguration".
    open class AppConfiguration: Configuration {
        /// Apple: "AppConfiguration.appIdentifier".
        public let appIdentifier: String
        /// Apple: "AppConfiguration.init".
        public init(appIdentifier: String, position: Position) { self.appIdentifier = appIdentifier; super.init() }
        /// It is kept; `nil` at first. Apple: "AppConfiguration.campaignToken".
        open var campaignToken: String?
        /// It is kept; `nil` at first. Apple: "AppConfiguration.providerToken".
        open var providerToken: String?
        /// It is kept; `true` at first. Apple: "AppConfiguration.userDismissible".
        open var userDismissible: Bool = true
    }
    /// Apple: "AppClipConfiguration".
    open class AppClipConfiguration: Configuration {
        /// Apple: "AppClipConfiguration.init".
        public init(position: Position) { super.init() }
    }
    /// It is kept; `nil` at first. Apple: "SKOverlay.delegate".
    open weak var delegate: (any SKOverlayDelegate)?
    /// Apple: "SKOverlay.init".
    public convenience init(configuration: Configuration) { self.init() }
    /// It has no effect here, which is told once. Apple: "SKOverlay.present".
    open func present(in scene: UIWindowScene) { QuietNotes.tell("there is no shop here: nothing is bought") }
    /// Apple: "SKOverlay.dismiss".
    open class func dismiss(in scene: UIWindowScene) {}
}
/// Apple: "SKOverlayDelegate".
@MainActor public protocol SKOverlayDelegate: NSObjectProtocol {
}
