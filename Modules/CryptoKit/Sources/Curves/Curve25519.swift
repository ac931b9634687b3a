public import Foundation

/// The curve of RFC 7748 and RFC 8032.
///
/// Apple: "Curve25519" (CryptoKit).
public enum Curve25519 {
    /// Signs.
    public enum Signing {
        /// The secret key.
        public struct PrivateKey: Sendable {
            let bytes: [UInt8]
            /// The key that all may know.
            public let publicKey: PublicKey
            /// A key by chance. Without OpenSSL it is one that signs nothing, which is told.
            public init() {
                bytes = (0..<32).map { _ in UInt8.random(in: 0...255) }
                publicKey = PublicKey(
                    point: (try? EdwardsKey(EdwardsKey.signing, bytes, isSecret: true).point())
                        ?? [])
            }
            /// The key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                publicKey = PublicKey(
                    point: try EdwardsKey(EdwardsKey.signing, bytes, isSecret: true).point())
            }
            /// The bytes.
            public var rawRepresentation: Data { Data(bytes) }
            /// Signs bytes.
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                Data(try EdwardsKey(EdwardsKey.signing, bytes, isSecret: true).sign(Array(data)))
            }
        }

        /// The key that all may know.
        public struct PublicKey: Sendable {
            let point: [UInt8]
            init(point: [UInt8]) { self.point = point }
            /// The key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                point = rawRepresentation.withUnsafeBytes { Array($0) }
                if point.count != 32 { throw CryptoKitError.incorrectKeySize }
            }
            /// The bytes.
            public var rawRepresentation: Data { Data(point) }
            /// Whether bytes were signed with the secret of this key.
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(
                _ signature: S, for data: D
            ) -> Bool {
                (try? EdwardsKey(EdwardsKey.signing, point, isSecret: false).isValid(
                    Array(signature), for: Array(data)))
                    ?? false
            }
        }
    }

    /// Agrees on a secret.
    public enum KeyAgreement {
        /// The secret key.
        public struct PrivateKey: Sendable {
            let bytes: [UInt8]
            /// The key that all may know.
            public let publicKey: PublicKey
            /// A key by chance. Without OpenSSL it is one that agrees with nobody, which is told.
            public init() {
                bytes = (0..<32).map { _ in UInt8.random(in: 0...255) }
                publicKey = PublicKey(
                    point: (try? EdwardsKey(EdwardsKey.agreement, bytes, isSecret: true).point())
                        ?? [])
            }
            /// The key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                publicKey = PublicKey(
                    point: try EdwardsKey(EdwardsKey.agreement, bytes, isSecret: true).point())
            }
            /// The bytes.
            public var rawRepresentation: Data { Data(bytes) }
            /// What this key and another one have in common.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws
                -> SharedSecret
            {
                let own = try EdwardsKey(EdwardsKey.agreement, bytes, isSecret: true)
                let other = try EdwardsKey(
                    EdwardsKey.agreement, publicKeyShare.point, isSecret: false)
                return SharedSecret(bytes: try own.shared(with: other))
            }
        }

        /// The key that all may know.
        public struct PublicKey: Sendable {
            let point: [UInt8]
            init(point: [UInt8]) { self.point = point }
            /// The key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                point = rawRepresentation.withUnsafeBytes { Array($0) }
                if point.count != 32 { throw CryptoKitError.incorrectKeySize }
            }
            /// The bytes.
            public var rawRepresentation: Data { Data(point) }
        }
    }
}
