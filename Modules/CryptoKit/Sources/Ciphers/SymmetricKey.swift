public import Foundation

/// How long a key is.
///
/// Apple: "SymmetricKeySize" (CryptoKit).
public struct SymmetricKeySize: Hashable, Sendable {
    /// In bits.
    public let bitCount: Int
    /// A number of bits; a multiple of 8.
    public init(bitCount: Int) { self.bitCount = max(8, bitCount / 8 * 8) }
    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key that closes and opens.
///
/// Apple: "SymmetricKey" (CryptoKit).
public struct SymmetricKey: ContiguousBytes, Sendable {
    let bytes: [UInt8]

    /// A key of bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
    /// A key by chance.
    public init(size: SymmetricKeySize) {
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
    }
    /// How long it is, in bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Gives the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

extension SymmetricKey: Equatable {
    /// Whether both have the same bytes; all are looked at, so that the time tells nothing.
    public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool {
        Bytes.same(left.bytes, right.bytes)
    }
}

/// What is done with bytes.
enum Bytes {
    /// Whether both are the same, in a time that depends on the length alone.
    static func same(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count && zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// Shows with a key that bytes are those that somebody sent (RFC 2104).
///
/// Apple: "HMAC" (CryptoKit).
public struct HMAC<H: HashFunction>: Sendable {
    /// The key.
    public typealias Key = SymmetricKey
    /// What comes out.
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private let outer: [UInt8]

    /// Begins with a key.
    public init(key: SymmetricKey) {
        var bytes = key.bytes
        if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        inner.update(data: bytes.map { $0 ^ 0x36 })
        outer = bytes.map { $0 ^ 0x5c }
    }

    /// Adds bytes.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// What comes out.
    public func finalize() -> MAC {
        var function = H()
        function.update(data: outer)
        function.update(data: Array(inner.finalize()))
        return MAC(digest: function.finalize())
    }

    /// What comes out of bytes with a key.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey)
        -> MAC
    {
        var function = HMAC(key: key)
        function.update(data: data)
        return function.finalize()
    }

    /// Whether bytes are what was sent with a key.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        Bytes.same(
            authenticationCode.withUnsafeBytes { Array($0) },
            Array(self.authenticationCode(for: authenticatedData, using: key)))
    }
}

/// What comes out of `HMAC`.
///
/// Apple: "HashedAuthenticationCode" (CryptoKit).
public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Hashable, Sequence,
    CustomStringConvertible, Sendable
{
    let digest: H.Digest
    /// How many bytes there are.
    public var byteCount: Int { H.Digest.byteCount }
    /// Gives the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try digest.withUnsafeBytes(body)
    }
    /// Gives the bytes in order.
    public func makeIterator() -> Array<UInt8>.Iterator { Array(digest).makeIterator() }
    /// The bytes as hexadecimal numbers.
    public var description: String {
        "HMAC with \(H.self): \(map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())"
    }
}

/// Makes keys of a key (RFC 5869).
///
/// Apple: "HKDF" (CryptoKit).
public struct HKDF<H: HashFunction>: Sendable {
    /// A key of another one, with salt and a purpose.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    /// A key of another one, with a purpose.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
            outputByteCount: outputByteCount)
    }

    /// A key of another one, with salt.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
            outputByteCount: outputByteCount)
    }

    /// The first step.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let salt = salt.map { Array($0) } ?? []
        let key = salt.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : salt
        return HMAC<H>.authenticationCode(
            for: inputKeyMaterial.bytes, using: SymmetricKey(data: key))
    }

    /// The second step.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        let key = SymmetricKey(data: prk)
        let info = info.map { Array($0) } ?? []
        var (result, last): ([UInt8], [UInt8]) = ([], [])
        var number: UInt8 = 1
        while result.count < min(outputByteCount, 255 * H.Digest.byteCount) {
            last = Array(HMAC<H>.authenticationCode(for: last + info + [number], using: key))
            result += last
            number &+= 1
        }
        return SymmetricKey(data: Array(result.prefix(max(0, outputByteCount))))
    }
}
