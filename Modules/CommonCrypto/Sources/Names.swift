// length: generated. Written by Scripts/quiet-modules.py from Modules/CommonCrypto/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
internal import CryptoKit

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CommonCrypto: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CC_LONG".
public typealias CC_LONG = UInt32
/// Apple: "CC_LONG64".
public typealias CC_LONG64 = UInt64
/// Apple: "CCHmacAlgorithm".
public typealias CCHmacAlgorithm = UInt32
/// Apple: "CC_MD5_DIGEST_LENGTH".
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// Apple: "CC_SHA1_DIGEST_LENGTH".
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// Apple: "CC_SHA224_DIGEST_LENGTH".
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// Apple: "CC_SHA256_DIGEST_LENGTH".
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// Apple: "CC_SHA384_DIGEST_LENGTH".
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// Apple: "CC_SHA512_DIGEST_LENGTH".
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// Apple: "kCCHmacAlgSHA1".
public let kCCHmacAlgSHA1: Int = 0
/// Apple: "kCCHmacAlgMD5".
public let kCCHmacAlgMD5: Int = 1
/// Apple: "kCCHmacAlgSHA256".
public let kCCHmacAlgSHA256: Int = 2
/// Apple: "kCCHmacAlgSHA384".
public let kCCHmacAlgSHA384: Int = 3
/// Apple: "kCCHmacAlgSHA512".
public let kCCHmacAlgSHA512: Int = 4
/// Apple: "kCCHmacAlgSHA224".
public let kCCHmacAlgSHA224: Int = 5
