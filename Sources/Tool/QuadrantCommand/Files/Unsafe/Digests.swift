internal import Foundation

/// SHA-256, with a key and without, by OpenSSL's libcrypto, which is found when it is first needed.
enum Digests {
    private typealias Function =
        @convention(c) (
            OpaquePointer?, UnsafeRawPointer?, Int32, UnsafePointer<UInt8>?, Int,
            UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt32>?
        ) -> UnsafeMutablePointer<UInt8>?
    private typealias Plain =
        @convention(c) (
            UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?
        ) -> UnsafeMutablePointer<UInt8>?
    private typealias Choice = @convention(c) () -> OpaquePointer?

    @safe private struct Library: @unchecked Sendable {
        let function: Function
        let sha256: Choice
        let plain: Plain
    }

    private static let library: Library? = {
        for name in ["libcrypto.so.3", "libcrypto.so.1.1"] {
            guard let library = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL),
                let function = unsafe dlsym(library, "HMAC"),
                let choice = unsafe dlsym(library, "EVP_sha256"),
                let plain = unsafe dlsym(library, "SHA256")
            else { continue }
            return unsafe Library(
                function: unsafeBitCast(function, to: Function.self),
                sha256: unsafeBitCast(choice, to: Choice.self),
                plain: unsafeBitCast(plain, to: Plain.self))
        }
        return nil
    }()

    /// Whether the library is there.
    static var isThere: Bool { library != nil }

    /// The HMAC of a text under a key, in hexadecimal digits; `nil` without the library.
    static func keyed(of message: String, key: Data) -> String? {
        guard let library else { return nil }
        var (digest, length) = ([UInt8](repeating: 0, count: 64), UInt32(0))
        let bytes = Array(message.utf8)
        let isDone = unsafe key.withUnsafeBytes { key in
            unsafe library.function(
                library.sha256(), key.baseAddress, Int32(key.count), bytes, bytes.count, &digest,
                &length) != nil
        }
        return isDone ? hexadecimal(digest.prefix(Int(length))) : nil
    }

    /// The digest of bytes, in hexadecimal digits; `nil` without the library.
    static func sha256(of bytes: Data) -> String? {
        guard let library else { return nil }
        var digest = [UInt8](repeating: 0, count: 32)
        let isDone = unsafe bytes.withUnsafeBytes { bytes in
            unsafe library.plain(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &digest) != nil
        }
        return isDone ? hexadecimal(digest[...]) : nil
    }

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
