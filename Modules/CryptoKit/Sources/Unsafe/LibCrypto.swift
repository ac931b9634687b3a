internal import Foundation

/// OpenSSL's libcrypto, as it is installed; found when it is first needed.
///
/// The functions are those of OpenSSL 1.1.1 and 3, by their manual pages.
enum LibCrypto {
    typealias Object = UnsafeMutableRawPointer

    /// Unchecked: a handle of the loader, which is not changed.
    private struct Handle: @unchecked Sendable { let pointer: UnsafeMutableRawPointer? }

    private static let handle = Handle(pointer: load())

    private static func load() -> UnsafeMutableRawPointer? {
        for name in ["libcrypto.so.3", "libcrypto.so.1.1"] {
            if let found = unsafe dlopen(name, RTLD_NOW) { return unsafe found }
        }
        return nil
    }

    /// A function by its name and type; throws where the library is missing.
    static func call<Function>(_ name: String, as type: Function.Type) throws -> Function {
        guard let library = unsafe handle.pointer, let symbol = unsafe dlsym(library, name) else {
            QuietNotes.tell(
                "OpenSSL's libcrypto.so.3 is not installed here: ciphers and keys of two parts fail; install libssl3"
            )
            throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        return unsafe unsafeBitCast(symbol, to: type)
    }

    /// An object of the library, given back at the end.
    final class Owned {
        let object: Object
        private let end: @convention(c) (Object?) -> Void

        /// Owns an object; throws where there is none.
        init(_ object: Object?, freedBy name: String) throws {
            guard let object = unsafe object else {
                throw CryptoKitError.underlyingCoreCryptoError(error: -2)
            }
            unsafe self.object = object
            end = try LibCrypto.call(name, as: (@convention(c) (Object?) -> Void).self)
        }

        deinit { unsafe end(object) }
    }

    /// Throws unless a function has said that all went well.
    static func check(_ status: Int32, or error: CryptoKitError? = nil) throws {
        if status <= 0 { throw error ?? .underlyingCoreCryptoError(error: status) }
    }
}
