public import Foundation

/// A curve of NIST's; not Apple's.
public protocol NISTCurve: Sendable {
    /// What it is signed with.
    associatedtype Hash: HashFunction
    /// Its number in OpenSSL.
    static var _number: Int32 { get }
    /// How many bytes a coordinate has.
    static var _byteCount: Int { get }
}

extension NISTCurve {
    static var curve: EllipticKey.Curve {
        EllipticKey.Curve(number: _number, byteCount: _byteCount)
    }
    /// Signs.
    public typealias Signing = NISTSigning<Self>
    /// Agrees on a secret.
    public typealias KeyAgreement = NISTAgreement<Self>
}

/// Apple: "P256" (CryptoKit).
public enum P256: NISTCurve {
    /// What it is signed with.
    public typealias Hash = SHA256
    /// Its number in OpenSSL.
    public static var _number: Int32 { 415 }
    /// How many bytes a coordinate has.
    public static var _byteCount: Int { 32 }
}

/// Apple: "P384" (CryptoKit).
public enum P384: NISTCurve {
    /// What it is signed with.
    public typealias Hash = SHA384
    /// Its number in OpenSSL.
    public static var _number: Int32 { 715 }
    /// How many bytes a coordinate has.
    public static var _byteCount: Int { 48 }
}

/// Apple: "P521" (CryptoKit).
public enum P521: NISTCurve {
    /// What it is signed with.
    public typealias Hash = SHA512
    /// Its number in OpenSSL.
    public static var _number: Int32 { 716 }
    /// How many bytes a coordinate has.
    public static var _byteCount: Int { 66 }
}

/// What signs: a secret key, a key that all may know, a signature.
///
/// Apple: "P256.Signing" and the like (CryptoKit).
public enum NISTSigning<C: NISTCurve> {
    /// The secret key.
    public struct PrivateKey: Sendable {
        let bytes: [UInt8]
        /// The key that all may know.
        public let publicKey: PublicKey

        /// A key by chance. Without OpenSSL it is one that signs nothing, which is told.
        public init(compactRepresentable: Bool = true) {
            let key = try? EllipticKey(randomOn: C.curve)
            bytes = (try? key?.secret()) ?? []
            publicKey = PublicKey(point: (try? key?.point()) ?? [])
        }

        /// The key of a number.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            bytes = rawRepresentation.withUnsafeBytes { Array($0) }
            publicKey = PublicKey(point: try EllipticKey(secret: bytes, on: C.curve).point())
        }

        /// The number.
        public var rawRepresentation: Data { Data(bytes) }

        /// Signs a digest.
        public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
            ECDSASignature(bytes: try EllipticKey(secret: bytes, on: C.curve).sign(Array(digest)))
        }

        /// Signs bytes.
        public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
            try signature(for: C.Hash.hash(data: data))
        }
    }

    /// The key that all may know.
    public struct PublicKey: Sendable {
        let point: [UInt8]
        init(point: [UInt8]) { self.point = point }
        /// The key of both coordinates.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            try self.init(x963Representation: [4] + rawRepresentation.withUnsafeBytes { Array($0) })
        }
        /// The key as X9.63 has it.
        public init<D: ContiguousBytes>(x963Representation: D) throws {
            point = try EllipticKey(
                point: x963Representation.withUnsafeBytes { Array($0) }, on: C.curve
            ).point()
        }
        /// Both coordinates.
        public var rawRepresentation: Data { Data(point.dropFirst()) }
        /// As X9.63 has it: 4 and both coordinates.
        public var x963Representation: Data { Data(point) }

        /// Whether a digest was signed with the secret of this key.
        public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool
        {
            (try? EllipticKey(point: point, on: C.curve).isValid(
                signature.bytes, for: Array(digest))) ?? false
        }
        /// Whether bytes were signed with the secret of this key.
        public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D)
            -> Bool
        {
            isValidSignature(signature, for: C.Hash.hash(data: data))
        }
    }

    /// A signature.
    public struct ECDSASignature: Sendable {
        let bytes: [UInt8]
        init(bytes: [UInt8]) { self.bytes = bytes }
        /// A signature of both numbers.
        public init<D: DataProtocol>(rawRepresentation: D) throws {
            bytes = Array(rawRepresentation)
            if bytes.count != 2 * C._byteCount { throw CryptoKitError.incorrectParameterSize }
        }
        /// Both numbers.
        public var rawRepresentation: Data { Data(bytes) }
    }
}

/// What agrees on a secret.
///
/// Apple: "P256.KeyAgreement" and the like (CryptoKit).
public enum NISTAgreement<C: NISTCurve> {
    /// The key that all may know.
    public typealias PublicKey = NISTSigning<C>.PublicKey

    /// The secret key.
    public struct PrivateKey: Sendable {
        let key: NISTSigning<C>.PrivateKey
        /// A key by chance.
        public init(compactRepresentable: Bool = true) { key = .init() }
        /// The key of a number.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            key = try .init(rawRepresentation: rawRepresentation)
        }
        /// The number.
        public var rawRepresentation: Data { key.rawRepresentation }
        /// The key that all may know.
        public var publicKey: PublicKey { key.publicKey }
        /// What this key and another one have in common.
        public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws
            -> SharedSecret
        {
            let own = try EllipticKey(secret: key.bytes, on: C.curve)
            return SharedSecret(
                bytes: try own.shared(with: EllipticKey(point: publicKeyShare.point, on: C.curve)))
        }
    }
}

/// What two keys have in common.
///
/// Apple: "SharedSecret" (CryptoKit).
public struct SharedSecret: ContiguousBytes, Sendable, Equatable {
    let bytes: [UInt8]
    /// Gives the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// A key of it, as HKDF makes one.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
            outputByteCount: outputByteCount)
    }
    /// A key of it, as ANSI X9.63 makes one.
    public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        var (result, number): ([UInt8], UInt32) = ([], 1)
        while result.count < outputByteCount {
            let counter = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
            result += Array(H.hash(data: bytes + counter + Array(sharedInfo)))
            number += 1
        }
        return SymmetricKey(data: Array(result.prefix(max(0, outputByteCount))))
    }
}
