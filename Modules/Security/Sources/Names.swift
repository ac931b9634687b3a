// length: generated. Written by Scripts/quiet-modules.py from Modules/Security/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import CFNames
public import FoundationNetworking

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("Security: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "OSStatus".
public typealias OSStatus = Int32
/// Apple: "SecRandomRef".
public typealias SecRandomRef = AnyObject
/// Apple: "errSecSuccess".
public let errSecSuccess: OSStatus = 0
/// Apple: "errSecUnimplemented".
public let errSecUnimplemented: OSStatus = -4
/// Apple: "errSecIO".
public let errSecIO: OSStatus = -36
/// Apple: "errSecParam".
public let errSecParam: OSStatus = -50
/// Apple: "errSecAllocate".
public let errSecAllocate: OSStatus = -108
/// Apple: "errSecUserCanceled".
public let errSecUserCanceled: OSStatus = -128
/// Apple: "errSecBadReq".
public let errSecBadReq: OSStatus = -909
/// Apple: "errSecNotAvailable".
public let errSecNotAvailable: OSStatus = -25291
/// Apple: "errSecAuthFailed".
public let errSecAuthFailed: OSStatus = -25293
/// Apple: "errSecDuplicateItem".
public let errSecDuplicateItem: OSStatus = -25299
/// Apple: "errSecItemNotFound".
public let errSecItemNotFound: OSStatus = -25300
/// Apple: "errSecInteractionNotAllowed".
public let errSecInteractionNotAllowed: OSStatus = -25308
/// Apple: "errSecDecode".
public let errSecDecode: OSStatus = -26275
/// Apple: "errSecMissingEntitlement".
public let errSecMissingEntitlement: OSStatus = -34018
/// Apple: "errSecInvalidValue".
public let errSecInvalidValue: OSStatus = -67704
/// Apple: "errSecInvalidData".
public let errSecInvalidData: OSStatus = -67673
/// Apple: "errSecNoSuchAttr".
public let errSecNoSuchAttr: OSStatus = -25303
/// Apple: "errSecUnknownFormat".
public let errSecUnknownFormat: OSStatus = -25257
/// Apple: "errSecVerifyFailed".
public let errSecVerifyFailed: OSStatus = -67808
/// Apple: "kSecClass".
public let kSecClass: String = "class"
/// Apple: "kSecClassGenericPassword".
public let kSecClassGenericPassword: String = "genp"
/// Apple: "kSecClassInternetPassword".
public let kSecClassInternetPassword: String = "inet"
/// Apple: "kSecClassCertificate".
public let kSecClassCertificate: String = "cert"
/// Apple: "kSecClassKey".
public let kSecClassKey: String = "keys"
/// Apple: "kSecClassIdentity".
public let kSecClassIdentity: String = "idnt"
/// Apple: "kSecAttrAccessible".
public let kSecAttrAccessible: String = "pdmn"
/// Apple: "kSecAttrAccessControl".
public let kSecAttrAccessControl: String = "accc"
/// Apple: "kSecAttrAccessGroup".
public let kSecAttrAccessGroup: String = "agrp"
/// Apple: "kSecAttrSynchronizable".
public let kSecAttrSynchronizable: String = "sync"
/// Apple: "kSecAttrSynchronizableAny".
public let kSecAttrSynchronizableAny: String = "syna"
/// Apple: "kSecAttrCreationDate".
public let kSecAttrCreationDate: String = "cdat"
/// Apple: "kSecAttrModificationDate".
public let kSecAttrModificationDate: String = "mdat"
/// Apple: "kSecAttrDescription".
public let kSecAttrDescription: String = "desc"
/// Apple: "kSecAttrComment".
public let kSecAttrComment: String = "icmt"
/// Apple: "kSecAttrCreator".
public let kSecAttrCreator: String = "crtr"
/// Apple: "kSecAttrType".
public let kSecAttrType: String = "type"
/// Apple: "kSecAttrLabel".
public let kSecAttrLabel: String = "labl"
/// Apple: "kSecAttrIsInvisible".
public let kSecAttrIsInvisible: String = "invi"
/// Apple: "kSecAttrIsNegative".
public let kSecAttrIsNegative: String = "nega"
/// Apple: "kSecAttrAccount".
public let kSecAttrAccount: String = "acct"
/// Apple: "kSecAttrService".
public let kSecAttrService: String = "svce"
/// Apple: "kSecAttrGeneric".
public let kSecAttrGeneric: String = "gena"
/// Apple: "kSecAttrSecurityDomain".
public let kSecAttrSecurityDomain: String = "sdmn"
/// Apple: "kSecAttrServer".
public let kSecAttrServer: String = "srvr"
/// Apple: "kSecAttrProtocol".
public let kSecAttrProtocol: String = "ptcl"
/// Apple: "kSecAttrAuthenticationType".
public let kSecAttrAuthenticationType: String = "atyp"
/// Apple: "kSecAttrPort".
public let kSecAttrPort: String = "port"
/// Apple: "kSecAttrPath".
public let kSecAttrPath: String = "path"
/// Apple: "kSecAttrApplicationLabel".
public let kSecAttrApplicationLabel: String = "klbl"
/// Apple: "kSecAttrApplicationTag".
public let kSecAttrApplicationTag: String = "atag"
/// Apple: "kSecAttrKeyType".
public let kSecAttrKeyType: String = "type_"
/// Apple: "kSecAttrKeyClass".
public let kSecAttrKeyClass: String = "kcls"
/// Apple: "kSecAttrKeySizeInBits".
public let kSecAttrKeySizeInBits: String = "bsiz"
/// Apple: "kSecAttrIsPermanent".
public let kSecAttrIsPermanent: String = "perm"
/// Apple: "kSecAttrTokenID".
public let kSecAttrTokenID: String = "tkid"
/// Apple: "kSecAttrTokenIDSecureEnclave".
public let kSecAttrTokenIDSecureEnclave: String = "com.apple.setoken"
/// Apple: "kSecAttrKeyTypeRSA".
public let kSecAttrKeyTypeRSA: String = "42"
/// Apple: "kSecAttrKeyTypeEC".
public let kSecAttrKeyTypeEC: String = "73"
/// Apple: "kSecAttrKeyTypeECSECPrimeRandom".
public let kSecAttrKeyTypeECSECPrimeRandom: String = "73"
/// Apple: "kSecAttrKeyClassPublic".
public let kSecAttrKeyClassPublic: String = "0"
/// Apple: "kSecAttrKeyClassPrivate".
public let kSecAttrKeyClassPrivate: String = "1"
/// Apple: "kSecAttrKeyClassSymmetric".
public let kSecAttrKeyClassSymmetric: String = "2"
/// Apple: "kSecPrivateKeyAttrs".
public let kSecPrivateKeyAttrs: String = "private"
/// Apple: "kSecPublicKeyAttrs".
public let kSecPublicKeyAttrs: String = "public"
/// Apple: "kSecAttrAccessibleWhenUnlocked".
public let kSecAttrAccessibleWhenUnlocked: String = "ak"
/// Apple: "kSecAttrAccessibleAfterFirstUnlock".
public let kSecAttrAccessibleAfterFirstUnlock: String = "ck"
/// Apple: "kSecAttrAccessibleAlways".
public let kSecAttrAccessibleAlways: String = "dk"
/// Apple: "kSecAttrAccessibleWhenUnlockedThisDeviceOnly".
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: String = "aku"
/// Apple: "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly".
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: String = "cku"
/// Apple: "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly".
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: String = "akpu"
/// Apple: "kSecAttrAccessibleAlwaysThisDeviceOnly".
public let kSecAttrAccessibleAlwaysThisDeviceOnly: String = "dku"
/// Apple: "kSecMatchLimit".
public let kSecMatchLimit: String = "m_Limit"
/// Apple: "kSecMatchLimitOne".
public let kSecMatchLimitOne: String = "m_LimitOne"
/// Apple: "kSecMatchLimitAll".
public let kSecMatchLimitAll: String = "m_LimitAll"
/// Apple: "kSecMatchCaseInsensitive".
public let kSecMatchCaseInsensitive: String = "m_CaseInsensitive"
/// Apple: "kSecReturnData".
public let kSecReturnData: String = "r_Data"
/// Apple: "kSecReturnAttributes".
public let kSecReturnAttributes: String = "r_Attributes"
/// Apple: "kSecReturnRef".
public let kSecReturnRef: String = "r_Ref"
/// Apple: "kSecReturnPersistentRef".
public let kSecReturnPersistentRef: String = "r_PersistentRef"
/// Apple: "kSecValueData".
public let kSecValueData: String = "v_Data"
/// Apple: "kSecValueRef".
public let kSecValueRef: String = "v_Ref"
/// Apple: "kSecValuePersistentRef".
public let kSecValuePersistentRef: String = "v_PersistentRef"
/// Apple: "kSecUseAuthenticationUI".
public let kSecUseAuthenticationUI: String = "u_AuthUI"
/// Apple: "kSecUseAuthenticationUISkip".
public let kSecUseAuthenticationUISkip: String = "u_AuthUIS"
/// Apple: "kSecUseAuthenticationUIFail".
public let kSecUseAuthenticationUIFail: String = "u_AuthUIF"
/// Apple: "kSecUseAuthenticationContext".
public let kSecUseAuthenticationContext: String = "u_AuthCtx"
/// Apple: "kSecUseOperationPrompt".
public let kSecUseOperationPrompt: String = "u_OpPrompt"
/// Apple: "kSecUseDataProtectionKeychain".
public let kSecUseDataProtectionKeychain: String = "u_DataProtection"
/// Apple: "kSecUseItemList".
public let kSecUseItemList: String = "u_ItemList"
/// Apple: "kSecImportExportPassphrase".
public let kSecImportExportPassphrase: String = "passphrase"
/// Apple: "kSecImportItemIdentity".
public let kSecImportItemIdentity: String = "identity"
/// Apple: "kSecAttrProtocolHTTPS".
public let kSecAttrProtocolHTTPS: String = "htps"
/// Apple: "kSecAttrProtocolHTTP".
public let kSecAttrProtocolHTTP: String = "http"
/// Apple: "kSecAttrAuthenticationTypeDefault".
public let kSecAttrAuthenticationTypeDefault: String = "dflt"
/// Apple: "SecKey".
open class SecKey: NSObject {
}
/// Apple: "SecCertificate".
open class SecCertificate: NSObject {
}
/// Apple: "SecIdentity".
open class SecIdentity: NSObject {
}
/// Apple: "SecTrust".
open class SecTrust: NSObject {
}
/// Apple: "SecPolicy".
open class SecPolicy: NSObject {
}
/// Apple: "SecAccessControl".
open class SecAccessControl: NSObject {
}
/// Apple: "SecStaticCode".
open class SecStaticCode: NSObject {
}
/// Apple: "SecCode".
open class SecCode: NSObject {
}
/// Apple: "SecCSFlags".
public struct SecCSFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// A set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Apple: "SecCSFlags.considerExpiration".
    public static let considerExpiration = SecCSFlags(rawValue: 2147483648)
}
/// Apple: "SecAccessControlCreateFlags".
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "SecAccessControlCreateFlags.userPresence".
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    /// Apple: "SecAccessControlCreateFlags.biometryAny".
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
    /// Apple: "SecAccessControlCreateFlags.biometryCurrentSet".
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    /// Apple: "SecAccessControlCreateFlags.devicePasscode".
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
    /// Apple: "SecAccessControlCreateFlags.privateKeyUsage".
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1073741824)
    /// Apple: "SecAccessControlCreateFlags.applicationPassword".
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 2147483648)
}
/// Apple: "SecTrustResultType".
public enum SecTrustResultType: UInt32, Hashable, Sendable {
    /// Apple: "SecTrustResultType.invalid".
    case invalid
    /// Apple: "SecTrustResultType.proceed".
    case proceed
    /// Apple: "SecTrustResultType.deny".
    case deny = 3
    /// Apple: "SecTrustResultType.unspecified".
    case unspecified
    /// Apple: "SecTrustResultType.recoverableTrustFailure".
    case recoverableTrustFailure
    /// Apple: "SecTrustResultType.fatalTrustFailure".
    case fatalTrustFailure
    /// Apple: "SecTrustResultType.otherError".
    case otherError
}
/// Apple: "SecKeyAlgorithm".
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    /// Apple: "SecKeyAlgorithm.rawValue".
    public let rawValue: String
    /// Apple: "SecKeyAlgorithm.init".
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Apple: "SecKeyAlgorithm.rsaEncryptionOAEPSHA256".
    public static let rsaEncryptionOAEPSHA256: SecKeyAlgorithm = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA256")
    /// Apple: "SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256".
    public static let rsaSignatureMessagePKCS1v15SHA256: SecKeyAlgorithm = SecKeyAlgorithm(rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256")
    /// Apple: "SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256".
    public static let ecdsaSignatureMessageX962SHA256: SecKeyAlgorithm = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:message-X962:SHA256")
    /// Apple: "SecKeyAlgorithm.eciesEncryptionCofactorX963SHA256AESGCM".
    public static let eciesEncryptionCofactorX963SHA256AESGCM: SecKeyAlgorithm = SecKeyAlgorithm(rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
}
/// Here always `nil`. Apple: "kSecRandomDefault".
public var kSecRandomDefault: SecRandomRef? { nil }
/// Here `Keychain.words(status)`. Apple: "SecCopyErrorMessageString".
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? { Keychain.words(status) }
/// Here `SecAccessControl()`. Apple: "SecAccessControlCreateWithFlags".
public func SecAccessControlCreateWithFlags(_ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> SecAccessControl? { SecAccessControl() }
/// Here `SecAccessControl()`. Apple: "SecAccessControlCreateWithFlags".
public func SecAccessControlCreateWithFlags(_ allocator: CFAllocator?, _ protection: String, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> SecAccessControl? { SecAccessControl() }
/// Here `nil`. Apple: "SecCertificateCreateWithData".
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? { nil }
/// Here `Data()`. Apple: "SecCertificateCopyData".
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { Data() }
/// Here `nil`. Apple: "SecCertificateCopySubjectSummary".
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
/// Here `nil`. Apple: "SecCertificateCopyKey".
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
/// Here `errSecUnimplemented`. Apple: "SecIdentityCopyCertificate".
public func SecIdentityCopyCertificate(_ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>) -> OSStatus { errSecUnimplemented }
/// Here `errSecUnimplemented`. Apple: "SecIdentityCopyPrivateKey".
public func SecIdentityCopyPrivateKey(_ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>) -> OSStatus { errSecUnimplemented }
/// Here `errSecUnimplemented`. Apple: "SecPKCS12Import".
public func SecPKCS12Import(_ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>) -> OSStatus { errSecUnimplemented }
/// Here `false`. Apple: "SecTrustEvaluateWithError".
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { false }
/// Here `0`. Apple: "SecTrustGetCertificateCount".
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
/// Here `nil`. Apple: "SecTrustCopyCertificateChain".
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
/// Here `nil`. Apple: "SecTrustCopyKey".
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
/// Here `errSecUnimplemented`. Apple: "SecTrustSetPolicies".
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecUnimplemented }
/// Here `SecPolicy()`. Apple: "SecPolicyCreateSSL".
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// Here `SecPolicy()`. Apple: "SecPolicyCreateBasicX509".
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// Here `nil`. Apple: "SecKeyCreateRandomKey".
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> SecKey? { nil }
/// Here `nil`. Apple: "SecKeyCreateWithData".
public func SecKeyCreateWithData(_ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> SecKey? { nil }
/// Here `nil`. Apple: "SecKeyCopyPublicKey".
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
/// Here `nil`. Apple: "SecKeyCopyExternalRepresentation".
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> CFData? { nil }
/// Here `nil`. Apple: "SecKeyCreateSignature".
public func SecKeyCreateSignature(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> CFData? { nil }
/// Here `false`. Apple: "SecKeyVerifySignature".
public func SecKeyVerifySignature(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool { false }
/// Here `nil`. Apple: "SecKeyCreateEncryptedData".
public func SecKeyCreateEncryptedData(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> CFData? { nil }
/// Here `nil`. Apple: "SecKeyCreateDecryptedData".
public func SecKeyCreateDecryptedData(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> CFData? { nil }
/// Here `false`. Apple: "SecKeyIsAlgorithmSupported".
public func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: Int, _ algorithm: SecKeyAlgorithm) -> Bool { false }
/// Here `Keychain.shared.add(attributes) { found in if let result { result.pointee = Keychain.object(found) } }`. Apple: "SecItemAdd".
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus { Keychain.shared.add(attributes) { found in if let result { result.pointee = Keychain.object(found) } } }
/// Here `Keychain.shared.add(attributes) { result.pointee = $0 }`. Apple: "SecItemAdd".
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<Any?>) -> OSStatus { Keychain.shared.add(attributes) { result.pointee = $0 } }
/// Here `Keychain.shared.find(query) { found in if let result { result.pointee = Keychain.object(found) } }`. Apple: "SecItemCopyMatching".
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus { Keychain.shared.find(query) { found in if let result { result.pointee = Keychain.object(found) } } }
/// Here `Keychain.shared.find(query) { result.pointee = $0 }`. Apple: "SecItemCopyMatching".
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<Any?>) -> OSStatus { Keychain.shared.find(query) { result.pointee = $0 } }
/// Here `Keychain.shared.update(query, attributesToUpdate)`. Apple: "SecItemUpdate".
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { Keychain.shared.update(query, attributesToUpdate) }
/// Here `Keychain.shared.delete(query)`. Apple: "SecItemDelete".
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(query) }
/// Apple: "SecRandomCopyBytes".
@discardableResult public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 { for index in 0..<max(0, count) { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self) }; return 0 }
extension URLProtectionSpace {
    /// Whom a server says that it is. Foundation on Linux asks no app about that: `nil`. Apple: "URLProtectionSpace.serverTrust".
    public var serverTrust: SecTrust? { nil }
}
extension URLCredential {
    /// A credential of a server. Foundation on Linux asks no app about that. Apple: "URLCredential.init".
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
