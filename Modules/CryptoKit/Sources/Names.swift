// length: generated. Written by Scripts/quiet-modules.py from Modules/CryptoKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CryptoKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CryptoKitError".
public enum CryptoKitError: Error, Sendable {
    /// Apple: "CryptoKitError.incorrectKeySize".
    case incorrectKeySize
    /// Apple: "CryptoKitError.incorrectParameterSize".
    case incorrectParameterSize
    /// Apple: "CryptoKitError.authenticationFailure".
    case authenticationFailure
    /// Apple: "CryptoKitError.underlyingCoreCryptoError(error:Int32)".
    case underlyingCoreCryptoError(error:Int32)
    /// Apple: "CryptoKitError.wrapFailure".
    case wrapFailure
    /// Apple: "CryptoKitError.unwrapFailure".
    case unwrapFailure
    /// Apple: "CryptoKitError.invalidParameter".
    case invalidParameter
}
/// Apple: "CryptoKitASN1Error".
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
    /// Apple: "CryptoKitASN1Error.invalidFieldIdentifier".
    case invalidFieldIdentifier
    /// Apple: "CryptoKitASN1Error.unexpectedFieldType".
    case unexpectedFieldType
    /// Apple: "CryptoKitASN1Error.invalidASN1Object".
    case invalidASN1Object
    /// Apple: "CryptoKitASN1Error.invalidASN1IntegerEncoding".
    case invalidASN1IntegerEncoding
    /// Apple: "CryptoKitASN1Error.truncatedASN1Field".
    case truncatedASN1Field
    /// Apple: "CryptoKitASN1Error.unsupportedFieldLength".
    case unsupportedFieldLength
    /// Apple: "CryptoKitASN1Error.invalidPEMDocument".
    case invalidPEMDocument
}
/// Apple: "SecureEnclave".
public enum SecureEnclave: Hashable, Sendable {
    /// Apple: "SecureEnclave.isAvailable".
    public static var isAvailable: Bool { false }
}
