internal import Foundation

/// A cipher that notices changes, with a tag of 16 bytes.
struct AuthenticatedCipher {
    /// The function that names the cipher in the library.
    let name: String
    private typealias Object = LibCrypto.Object
    private typealias Init =
        @convention(c) (Object?, Object?, Object?, UnsafePointer<UInt8>?, UnsafePointer<UInt8>?) ->
        Int32
    private typealias Update =
        @convention(c) (
            Object?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int32>,
            UnsafePointer<UInt8>?, Int32
        ) -> Int32
    private typealias Final =
        @convention(c) (Object?, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int32>) -> Int32
    private typealias Control =
        @convention(c) (Object?, Int32, Int32, UnsafeMutableRawPointer?) -> Int32
    // Of openssl/evp.h.
    private static let (setLength, getTag, setTag): (Int32, Int32, Int32) = (0x9, 0x10, 0x11)

    /// Closes bytes: what they become, and the tag.
    func seal(_ text: [UInt8], _ key: [UInt8], _ nonce: [UInt8], _ known: [UInt8]) throws -> (
        text: [UInt8], tag: [UInt8]
    ) {
        var tag = [UInt8](repeating: 0, count: 16)
        let result = try run("Encrypt", text, key, nonce, known) { context, control, finish in
            try finish()
            try unsafe LibCrypto.check(control(context, Self.getTag, 16, &tag))
        }
        return (result, tag)
    }

    /// Opens bytes; throws where they or the tag were changed.
    func open(_ text: [UInt8], _ tag: [UInt8], _ key: [UInt8], _ nonce: [UInt8], _ known: [UInt8])
        throws -> [UInt8]
    {
        var tag = tag
        return try run("Decrypt", text, key, nonce, known) { context, control, finish in
            try unsafe LibCrypto.check(control(context, Self.setTag, 16, &tag))
            do { try finish() } catch { throw CryptoKitError.authenticationFailure }
        }
    }

    private func run(
        _ way: String, _ text: [UInt8], _ key: [UInt8], _ nonce: [UInt8], _ known: [UInt8],
        end: (Object, Control, () throws -> Void) throws -> Void
    ) throws -> [UInt8] {
        let cipher = try unsafe LibCrypto.call(name, as: (@convention(c) () -> Object?).self)()
        let make = try LibCrypto.call("EVP_CIPHER_CTX_new", as: (@convention(c) () -> Object?).self)
        let context = try unsafe LibCrypto.Owned(make(), freedBy: "EVP_CIPHER_CTX_free")
        let begin = try LibCrypto.call("EVP_\(way)Init_ex", as: Init.self)
        let update = try LibCrypto.call("EVP_\(way)Update", as: Update.self)
        let finish = try LibCrypto.call("EVP_\(way)Final_ex", as: Final.self)
        let control = try LibCrypto.call("EVP_CIPHER_CTX_ctrl", as: Control.self)
        var length: Int32 = 0
        var result = [UInt8](repeating: 0, count: text.count + 32)
        try unsafe LibCrypto.check(begin(context.object, cipher, nil, nil, nil))
        try unsafe LibCrypto.check(control(context.object, Self.setLength, Int32(nonce.count), nil))
        try unsafe LibCrypto.check(begin(context.object, nil, nil, key, nonce))
        if !known.isEmpty {
            try unsafe LibCrypto.check(
                update(context.object, nil, &length, known, Int32(known.count)))
        }
        try unsafe LibCrypto.check(
            update(context.object, &result, &length, text, Int32(text.count)))
        let written = Int(length)
        try unsafe end(context.object, control) {
            var rest = [UInt8](repeating: 0, count: 32)
            try unsafe LibCrypto.check(finish(context.object, &rest, &length))
        }
        return Array(result.prefix(written))
    }
}
