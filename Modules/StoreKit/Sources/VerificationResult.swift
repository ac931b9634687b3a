internal import Foundation

/// A value that the shop has signed. There is no shop here.
///
/// Apple: "VerificationResult" (StoreKit).
public enum VerificationResult<SignedType: Sendable>: Sendable {
    /// Why a signature is not believed.
    public enum VerificationError: Error, Hashable, Sendable {
        /// A certificate was called back; a chain ends nowhere; the signature, its time or its head is wrong; it is of another device.
        case revokedCertificate, invalidCertificateChain, invalidSignature,
            invalidDeviceVerification, invalidEncoding,
            missingRequiredProperties
    }

    /// It is not believed; it is.
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// The value where it is believed; else the error.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// The value, believed or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }

    /// The signed text: none here.
    public var jwsRepresentation: String { "" }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// A sequence that ends at once, as nothing is bought here.
public struct _NoValues<Element: Sendable>: AsyncSequence, Sendable {
    /// Gives nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
        /// Waits until it is no longer wanted, or ends at once.
        let isEndless: Bool

        /// Nothing.
        public mutating func next() async -> Element? {
            while isEndless, !Task.isCancelled {
                try? await Task.sleep(nanoseconds: 3_600_000_000_000)
            }
            return nil
        }
    }

    var isEndless = false

    /// Gives nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isEndless: isEndless) }
}

extension Transaction {
    /// Those that there are: none.
    public static var all: Transactions { _NoValues() }
    /// Those that count: none.
    public static var currentEntitlements: Transactions { _NoValues() }
    /// Those that are not finished: none.
    public static var unfinished: Transactions { _NoValues() }
    /// Those to come: none ever do, and nobody is told that none will.
    public static var updates: Transactions { _NoValues(isEndless: true) }
}

extension Product.SubscriptionInfo.Status {
    /// Changes to come: none ever do.
    public static var updates: _NoValues<Product.SubscriptionInfo.Status> {
        _NoValues(isEndless: true)
    }
}
