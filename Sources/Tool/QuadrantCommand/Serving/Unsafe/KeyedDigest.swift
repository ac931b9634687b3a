internal import Foundation

/// HMAC with SHA-256, by OpenSSL's libcrypto, which is found when it is first needed.
enum KeyedDigest {
    private typealias Function =
        @convention(c) (
            OpaquePointer?, UnsafeRawPointer?, Int32, UnsafePointer<UInt8>?, Int,
            UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt32>?
        ) -> UnsafeMutablePointer<UInt8>?
    private typealias Choice = @convention(c) () -> OpaquePointer?

    @safe private struct Library: @unchecked Sendable {
        let function: Function
        let sha256: Choice
    }

    private static let library: Library? = {
        for name in ["libcrypto.so.3", "libcrypto.so.1.1"] {
            guard let library = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL),
                let function = unsafe dlsym(library, "HMAC"),
                let choice = unsafe dlsym(library, "EVP_sha256")
            else { continue }
            return unsafe Library(
                function: unsafeBitCast(function, to: Function.self),
                sha256: unsafeBitCast(choice, to: Choice.self))
        }
        return nil
    }()

    /// Whether the library is there.
    static var isThere: Bool { library != nil }

    /// The digest of a text under a key, in hexadecimal digits; `nil` without the library.
    static func text(of message: String, key: Data) -> String? {
        guard let library else { return nil }
        var (digest, length) = ([UInt8](repeating: 0, count: 64), UInt32(0))
        let bytes = Array(message.utf8)
        let isDone = unsafe key.withUnsafeBytes { key in
            unsafe library.function(
                library.sha256(), key.baseAddress, Int32(key.count), bytes, bytes.count, &digest,
                &length) != nil
        }
        guard isDone else { return nil }
        return digest.prefix(Int(length)).map {
            ($0 < 16 ? "0" : "") + String($0, radix: 16)
        }.joined()
    }
}
