internal import Foundation

/// A key of a curve of NIST's, in the library.
struct EllipticKey {
    /// A curve: its number in the library, and how many bytes a coordinate has.
    struct Curve: Sendable {
        let number: Int32
        let byteCount: Int
    }

    private typealias Object = LibCrypto.Object
    private typealias One = @convention(c) (Object?) -> Object?
    let curve: Curve
    private let key: LibCrypto.Owned

    private init(_ curve: Curve) throws {
        self.curve = curve
        let make = try LibCrypto.call(
            "EC_KEY_new_by_curve_name", as: (@convention(c) (Int32) -> Object?).self)
        key = try unsafe LibCrypto.Owned(make(curve.number), freedBy: "EC_KEY_free")
    }

    /// A key by chance.
    init(randomOn curve: Curve) throws {
        try self.init(curve)
        try unsafe LibCrypto.check(
            LibCrypto.call("EC_KEY_generate_key", as: (@convention(c) (Object?) -> Int32).self)(
                key.object))
    }

    /// The key of a secret number; throws for one that is none of the curve.
    init(secret: [UInt8], on curve: Curve) throws {
        guard secret.count == curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
        try self.init(curve)
        let set = try LibCrypto.call(
            "EC_KEY_oct2priv",
            as: (@convention(c) (Object?, UnsafePointer<UInt8>, Int) -> Int32).self)
        try unsafe LibCrypto.check(set(key.object, secret, secret.count), or: .invalidParameter)
        // The point that belongs to it: the number times the curve's first point.
        let group = try unsafe LibCrypto.call("EC_KEY_get0_group", as: One.self)(key.object)
        let number = try unsafe LibCrypto.call("EC_KEY_get0_private_key", as: One.self)(key.object)
        let point = try unsafe LibCrypto.Owned(
            LibCrypto.call("EC_POINT_new", as: One.self)(group), freedBy: "EC_POINT_free")
        let multiply = try LibCrypto.call(
            "EC_POINT_mul",
            as: (@convention(c) (Object?, Object?, Object?, Object?, Object?, Object?) -> Int32)
                .self)
        try unsafe LibCrypto.check(
            multiply(group, point.object, number, nil, nil, nil), or: .invalidParameter)
        let setPoint = try LibCrypto.call(
            "EC_KEY_set_public_key", as: (@convention(c) (Object?, Object?) -> Int32).self)
        try unsafe LibCrypto.check(setPoint(key.object, point.object), or: .invalidParameter)
        try check()
    }

    /// The key of a point as X9.63 has it; throws for one that is not on the curve.
    init(point: [UInt8], on curve: Curve) throws {
        try self.init(curve)
        let set = try LibCrypto.call(
            "EC_KEY_oct2key",
            as: (@convention(c) (Object?, UnsafePointer<UInt8>, Int, Object?) -> Int32).self)
        try unsafe LibCrypto.check(set(key.object, point, point.count, nil), or: .invalidParameter)
        try check()
    }

    private func check() throws {
        try unsafe LibCrypto.check(
            LibCrypto.call("EC_KEY_check_key", as: (@convention(c) (Object?) -> Int32).self)(
                key.object), or: .invalidParameter)
    }

    /// The secret number.
    func secret() throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: curve.byteCount)
        let get = try LibCrypto.call(
            "EC_KEY_priv2oct",
            as: (@convention(c) (Object?, UnsafeMutablePointer<UInt8>, Int) -> Int).self)
        try unsafe LibCrypto.check(Int32(get(key.object, &bytes, bytes.count)))
        return bytes
    }

    /// The point, as X9.63 has it: 4 and both coordinates.
    func point() throws -> [UInt8] {
        let group = try unsafe LibCrypto.call("EC_KEY_get0_group", as: One.self)(key.object)
        let point = try unsafe LibCrypto.call("EC_KEY_get0_public_key", as: One.self)(key.object)
        var bytes = [UInt8](repeating: 0, count: 2 * curve.byteCount + 1)
        let get = try LibCrypto.call(
            "EC_POINT_point2oct",
            as: (@convention(c) (Object?, Object?, Int32, UnsafeMutablePointer<UInt8>, Int, Object?)
                -> Int).self)
        try unsafe LibCrypto.check(Int32(get(group, point, 4, &bytes, bytes.count, nil)))
        return bytes
    }

    /// Signs a digest: both numbers, each as long as a coordinate.
    func sign(_ digest: [UInt8]) throws -> [UInt8] {
        let sign = try LibCrypto.call(
            "ECDSA_do_sign",
            as: (@convention(c) (UnsafePointer<UInt8>, Int32, Object?) -> Object?).self)
        let signature = try unsafe LibCrypto.Owned(
            sign(digest, Int32(digest.count), key.object), freedBy: "ECDSA_SIG_free")
        let write = try LibCrypto.call(
            "BN_bn2binpad",
            as: (@convention(c) (Object?, UnsafeMutablePointer<UInt8>, Int32) -> Int32).self)
        return try ["r", "s"].flatMap { name in
            let number = try unsafe LibCrypto.call("ECDSA_SIG_get0_\(name)", as: One.self)(
                signature.object)
            var bytes = [UInt8](repeating: 0, count: curve.byteCount)
            try unsafe LibCrypto.check(write(number, &bytes, Int32(bytes.count)))
            return bytes
        }
    }

    /// Whether a digest was signed with the secret of this key.
    func isValid(_ signature: [UInt8], for digest: [UInt8]) throws -> Bool {
        guard signature.count == 2 * curve.byteCount else { return false }
        let make = try LibCrypto.call("ECDSA_SIG_new", as: (@convention(c) () -> Object?).self)
        let both = try unsafe LibCrypto.Owned(make(), freedBy: "ECDSA_SIG_free")
        let read = try LibCrypto.call(
            "BN_bin2bn", as: (@convention(c) (UnsafePointer<UInt8>, Int32, Object?) -> Object?).self
        )
        let half = curve.byteCount
        let (r, s) = unsafe (
            read(Array(signature.prefix(half)), Int32(half), nil),
            read(Array(signature.suffix(half)), Int32(half), nil)
        )
        let set = try LibCrypto.call(
            "ECDSA_SIG_set0", as: (@convention(c) (Object?, Object?, Object?) -> Int32).self)
        try unsafe LibCrypto.check(set(both.object, r, s))
        let verify = try LibCrypto.call(
            "ECDSA_do_verify",
            as: (@convention(c) (UnsafePointer<UInt8>, Int32, Object?, Object?) -> Int32).self)
        return unsafe verify(digest, Int32(digest.count), both.object, key.object) == 1
    }

    /// What this key and another one's point have in common.
    func shared(with other: EllipticKey) throws -> [UInt8] {
        let point = try unsafe LibCrypto.call("EC_KEY_get0_public_key", as: One.self)(
            other.key.object)
        var bytes = [UInt8](repeating: 0, count: curve.byteCount)
        let compute = try LibCrypto.call(
            "ECDH_compute_key",
            as: (@convention(c) (UnsafeMutableRawPointer, Int, Object?, Object?, Object?) -> Int32)
                .self)
        try unsafe LibCrypto.check(compute(&bytes, bytes.count, point, key.object, nil))
        return bytes
    }
}

/// A key of Curve25519, in the library.
struct EdwardsKey {
    private typealias Object = LibCrypto.Object
    // Of openssl/obj_mac.h.
    static let (agreement, signing): (Int32, Int32) = (1034, 1087)
    private let key: LibCrypto.Owned

    /// The key of 32 bytes, secret or not.
    init(_ kind: Int32, _ bytes: [UInt8], isSecret: Bool) throws {
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        let make = try LibCrypto.call(
            "EVP_PKEY_new_raw_\(isSecret ? "private" : "public")_key",
            as: (@convention(c) (Int32, Object?, UnsafePointer<UInt8>, Int) -> Object?).self)
        key = try unsafe LibCrypto.Owned(
            make(kind, nil, bytes, bytes.count), freedBy: "EVP_PKEY_free")
    }

    /// The bytes that everybody may know.
    func point() throws -> [UInt8] {
        var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
        let get = try LibCrypto.call(
            "EVP_PKEY_get_raw_public_key",
            as: (@convention(c) (Object?, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int>) ->
                Int32).self)
        try unsafe LibCrypto.check(get(key.object, &bytes, &count))
        return bytes
    }

    /// Signs bytes.
    func sign(_ bytes: [UInt8]) throws -> [UInt8] {
        var (signature, count) = ([UInt8](repeating: 0, count: 64), 64)
        try with("Sign") { context in
            let sign = try LibCrypto.call(
                "EVP_DigestSign",
                as: (@convention(c) (
                    Object?, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int>,
                    UnsafePointer<UInt8>, Int
                ) -> Int32).self)
            try unsafe LibCrypto.check(sign(context, &signature, &count, bytes, bytes.count))
        }
        return signature
    }

    /// Whether bytes were signed with the secret of this key.
    func isValid(_ signature: [UInt8], for bytes: [UInt8]) throws -> Bool {
        var isValid = false
        try with("Verify") { context in
            let verify = try LibCrypto.call(
                "EVP_DigestVerify",
                as: (@convention(c) (Object?, UnsafePointer<UInt8>, Int, UnsafePointer<UInt8>, Int)
                    -> Int32).self)
            isValid = unsafe verify(context, signature, signature.count, bytes, bytes.count) == 1
        }
        return isValid
    }

    private func with(_ way: String, _ work: (Object) throws -> Void) throws {
        let make = try LibCrypto.call("EVP_MD_CTX_new", as: (@convention(c) () -> Object?).self)
        let context = try unsafe LibCrypto.Owned(make(), freedBy: "EVP_MD_CTX_free")
        let begin = try LibCrypto.call(
            "EVP_Digest\(way)Init",
            as: (@convention(c) (Object?, Object?, Object?, Object?, Object?) -> Int32).self)
        try unsafe LibCrypto.check(begin(context.object, nil, nil, nil, key.object))
        try unsafe work(context.object)
    }

    /// What this key and another one's bytes have in common.
    func shared(with other: EdwardsKey) throws -> [UInt8] {
        let make = try LibCrypto.call(
            "EVP_PKEY_CTX_new", as: (@convention(c) (Object?, Object?) -> Object?).self)
        let context = try unsafe LibCrypto.Owned(
            make(key.object, nil), freedBy: "EVP_PKEY_CTX_free")
        try unsafe LibCrypto.check(
            LibCrypto.call("EVP_PKEY_derive_init", as: (@convention(c) (Object?) -> Int32).self)(
                context.object))
        let setPeer = try LibCrypto.call(
            "EVP_PKEY_derive_set_peer", as: (@convention(c) (Object?, Object?) -> Int32).self)
        try unsafe LibCrypto.check(setPeer(context.object, other.key.object))
        var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
        let derive = try LibCrypto.call(
            "EVP_PKEY_derive",
            as: (@convention(c) (Object?, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int>) ->
                Int32).self)
        try unsafe LibCrypto.check(derive(context.object, &bytes, &count))
        return bytes
    }
}
