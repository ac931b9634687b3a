internal import CFNames
internal import Foundation

/// A keychain in memory: of this run alone, and empty at first.
///
/// Unchecked: its items are reached under its lock.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain()

    private let lock = NSLock()
    private var items: [[String: Any]] = []

    /// What makes an item of a class another one (Apple: "errSecDuplicateItem" of technical note TN3137).
    private static let keys: [String: [String]] = [
        kSecClassGenericPassword: [
            kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable,
        ],
        kSecClassInternetPassword: [
            kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol,
            kSecAttrAuthenticationType,
            kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup, kSecAttrSynchronizable,
        ],
        kSecClassKey: [
            kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrKeySizeInBits, kSecAttrLabel,
        ],
        kSecClassCertificate: [kSecAttrLabel],
    ]
    /// What of a question says how it is answered, and not of which item.
    private static let notAttributes: Set = [
        kSecClass, kSecMatchLimit, kSecReturnData, kSecReturnAttributes, kSecReturnRef,
        kSecReturnPersistentRef,
        kSecValueData, kSecUseAuthenticationUI, kSecUseAuthenticationContext,
        kSecUseOperationPrompt,
        kSecUseDataProtectionKeychain, kSecMatchCaseInsensitive, kSecAttrAccessible,
        kSecAttrAccessControl,
    ]

    func add(_ attributes: [String: Any], _ give: (Any?) -> Void) -> OSStatus {
        guard let kind = attributes[kSecClass] as? String else { return errSecParam }
        QuietNotes.tell("the keychain is kept in memory and is empty at first")
        return lock.withLock {
            let keys = Self.keys[kind] ?? []
            let isThere = items.contains { item in
                item[kSecClass] as? String == kind
                    && keys.allSatisfy { Self.same(item[$0], attributes[$0]) }
            }
            if isThere { return errSecDuplicateItem }
            var item = attributes.filter { !$0.key.hasPrefix("r_") && !$0.key.hasPrefix("m_") }
            item[kSecAttrCreationDate] = Date()
            item[kSecAttrModificationDate] = Date()
            items.append(item)
            if let answer = Self.answer(item, attributes) { give(answer) }
            return errSecSuccess
        }
    }

    func find(_ query: [String: Any], _ give: (Any?) -> Void) -> OSStatus {
        guard query[kSecClass] != nil || query[kSecValuePersistentRef] != nil else {
            return errSecParam
        }
        return lock.withLock {
            let found = items.filter { Self.matches($0, query) }
            if found.isEmpty { return errSecItemNotFound }
            let limit = query[kSecMatchLimit]
            if limit as? String == kSecMatchLimitAll || (limit as? Int ?? 1) > 1 {
                give(found.compactMap { Self.answer($0, query) })
            } else if let answer = Self.answer(found[0], query) {
                give(answer)
            }
            return errSecSuccess
        }
    }

    func update(_ query: [String: Any], _ attributes: [String: Any]) -> OSStatus {
        lock.withLock {
            let places = items.indices.filter { Self.matches(items[$0], query) }
            if places.isEmpty { return errSecItemNotFound }
            for place in places {
                items[place].merge(attributes) { $1 }
                items[place][kSecAttrModificationDate] = Date()
            }
            return errSecSuccess
        }
    }

    func delete(_ query: [String: Any]) -> OSStatus {
        lock.withLock {
            let before = items.count
            items.removeAll { Self.matches($0, query) }
            return items.count < before ? errSecSuccess : errSecItemNotFound
        }
    }

    private static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
        if let kind = query[kSecClass] as? String, item[kSecClass] as? String != kind {
            return false
        }
        return query.allSatisfy { key, value in
            notAttributes.contains(key)
                || key == kSecAttrSynchronizable && value as? String == kSecAttrSynchronizableAny
                || same(item[key], value)
        }
    }

    private static func same(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left?, let right?): (left as? AnyHashable) == (right as? AnyHashable)
        // What is not said is not synchronized.
        case (nil, let value?), (let value?, nil): value as? Bool == false
        }
    }

    private static func isTrue(_ value: Any?) -> Bool {
        value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
    }

    private static func answer(_ item: [String: Any], _ query: [String: Any]) -> Any? {
        if isTrue(query[kSecReturnAttributes]) {
            return isTrue(query[kSecReturnData]) ? item : item.filter { $0.key != kSecValueData }
        }
        if isTrue(query[kSecReturnData]) { return item[kSecValueData] ?? Data() }
        return isTrue(query[kSecReturnRef]) ? item[kSecValueRef] : nil
    }

    /// An answer as an object that casts turn back to what it was.
    static func object(_ value: Any?) -> AnyObject? {
        switch value {
        case nil: nil
        case let data as Data: NSData(data: data)
        case let value?: value as AnyObject
        }
    }

    /// A status in words.
    static func words(_ status: OSStatus) -> String {
        switch status {
        case errSecSuccess: "No error."
        case errSecItemNotFound: "The specified item could not be found in the keychain."
        case errSecDuplicateItem: "The specified item already exists in the keychain."
        case errSecParam: "One or more parameters passed to a function were not valid."
        case errSecAuthFailed: "The user name or passphrase you entered is not correct."
        case errSecUnimplemented: "Function or operation not implemented."
        default: "OSStatus \(status)"
        }
    }
}
