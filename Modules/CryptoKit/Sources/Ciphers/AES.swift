public import Foundation

/// The cipher of FIPS 197.
///
/// Apple: "AES" (CryptoKit).
public enum AES {
    /// It, in a way that notices changes.
    ///
    /// Apple: "AES.GCM".
    public enum GCM {
        static func cipher(_ key: SymmetricKey) throws -> AuthenticatedCipher {
            guard [16, 24, 32].contains(key.bytes.count) else {
                throw CryptoKitError.incorrectKeySize
            }
            return AuthenticatedCipher(name: "EVP_aes_\(key.bitCount)_gcm")
        }

        /// Closes bytes.
        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox {
            try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
        }

        /// Closes bytes, and marks others.
        public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
            authenticating: AuthenticatedData
        ) throws -> SealedBox {
            let nonce = nonce ?? Nonce()
            let (text, tag) = try cipher(key).seal(
                Array(message), key.bytes, nonce.bytes, Array(authenticating))
            return SealedBox(nonce: nonce, text: text, mark: tag)
        }

        /// Opens bytes.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: [UInt8]())
        }

        /// Opens bytes, with others that were marked.
        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating: AuthenticatedData
        ) throws -> Data {
            Data(
                try cipher(key).open(
                    sealedBox.text, sealedBox.mark, key.bytes, sealedBox.nonce.bytes,
                    Array(authenticating)))
        }

        /// A number that is used once.
        public typealias Nonce = CipherNonce
        /// Bytes that are closed.
        public typealias SealedBox = CipherBox
    }
}

/// The cipher of RFC 8439, which notices changes.
///
/// Apple: "ChaChaPoly" (CryptoKit).
public enum ChaChaPoly {
    /// A number that is used once.
    public typealias Nonce = CipherNonce
    /// Bytes that are closed.
    public typealias SealedBox = ChaChaBox

    static func cipher(_ key: SymmetricKey) throws -> AuthenticatedCipher {
        guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return AuthenticatedCipher(name: "EVP_chacha20_poly1305")
    }

    /// Closes bytes.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

    /// Closes bytes, and marks others.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
        authenticating: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let (text, tag) = try cipher(key).seal(
            Array(message), key.bytes, nonce.bytes, Array(authenticating))
        return SealedBox(box: CipherBox(nonce: nonce, text: text, mark: tag))
    }

    /// Opens bytes.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    /// Opens bytes, with others that were marked.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating: AuthenticatedData
    ) throws -> Data {
        let box = sealedBox.box
        return Data(
            try cipher(key).open(
                box.text, box.mark, key.bytes, box.nonce.bytes, Array(authenticating)))
    }
}

/// A number that is used once, of 12 bytes or more.
///
/// Apple: "AES.GCM.Nonce" (CryptoKit).
public struct CipherNonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]
    /// A number by chance.
    public init() { bytes = (0..<12).map { _ in UInt8.random(in: 0...255) } }
    /// A number of bytes; throws for less than 12.
    public init<D: DataProtocol>(data: D) throws {
        bytes = Array(data)
        if bytes.count < 12 { throw CryptoKitError.incorrectParameterSize }
    }
    /// Gives the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// Gives the bytes in order.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

/// Bytes that are closed, with the number and the tag.
///
/// Apple: "AES.GCM.SealedBox" (CryptoKit).
public struct CipherBox: Sendable {
    /// The number that was used.
    public let nonce: CipherNonce
    let text: [UInt8]
    let mark: [UInt8]

    init(nonce: CipherNonce, text: [UInt8], mark: [UInt8]) {
        (self.nonce, self.text, self.mark) = (nonce, text, mark)
    }

    /// A box of number, bytes and tag in one, with a number of 12 bytes; throws for too few bytes.
    public init<D: DataProtocol>(combined: D) throws {
        let all = Array(combined)
        guard all.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(
            nonce: CipherNonce(data: all.prefix(12)), text: Array(all[12..<all.count - 16]),
            mark: Array(all.suffix(16)))
    }

    /// A box of its parts; throws unless the tag has 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: CipherNonce, ciphertext: C, tag: T) throws
    {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        self.init(nonce: nonce, text: Array(ciphertext), mark: Array(tag))
    }

    /// The bytes as they are closed.
    public var ciphertext: Data { Data(text) }
    /// The tag.
    public var tag: Data { Data(mark) }
    /// Number, bytes and tag in one; `nil` for a number that has not 12 bytes.
    public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes + text + mark) : nil }
}

/// The same of `ChaChaPoly`, whose number always has 12 bytes.
///
/// Apple: "ChaChaPoly.SealedBox" (CryptoKit).
public struct ChaChaBox: Sendable {
    let box: CipherBox
    init(box: CipherBox) { self.box = box }
    /// A box of all in one.
    public init<D: DataProtocol>(combined: D) throws { box = try CipherBox(combined: combined) }
    /// A box of its parts.
    public init<C: DataProtocol, T: DataProtocol>(nonce: CipherNonce, ciphertext: C, tag: T) throws
    {
        box = try CipherBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
    }
    /// The number that was used.
    public var nonce: CipherNonce { box.nonce }
    /// The bytes as they are closed.
    public var ciphertext: Data { box.ciphertext }
    /// The tag.
    public var tag: Data { box.tag }
    /// All in one.
    public var combined: Data { Data(box.nonce.bytes + box.text + box.mark) }
}
