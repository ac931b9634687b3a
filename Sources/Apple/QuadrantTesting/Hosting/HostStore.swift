internal import Foundation
internal import Synchronization

/// The values of `@AppStorage` in a host: in memory alone.
final class HostStore: UserDefaults {
    // What is stored are values of property lists, which nobody changes.
    private struct Values: @unchecked Sendable {
        var byKey: [String: Any] = [:]
        /// The values that count for keys under which nothing is stored.
        var registered: [String: Any] = [:]
    }

    private let values = Mutex(Values())

    /// A store that holds `first`.
    static func holding(_ first: [String: Any]) -> HostStore {
        guard let store = HostStore(suiteName: nil) else {
            preconditionFailure("Foundation makes defaults without a name.")
        }
        store.merge(first, \.byKey)
        return store
    }

    override func object(forKey defaultName: String) -> Any? {
        let all = values.withLock { $0 }
        return all.byKey[defaultName] ?? all.registered[defaultName]
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        let new = Values(byKey: value.map { [defaultName: $0] } ?? [:])
        values.withLock { $0.byKey[defaultName] = new.byKey[defaultName] }
    }

    override func removeObject(forKey defaultName: String) {
        // This calls the form of `set` for any value; the form for URLs would call this one again.
        set(Any?.none, forKey: defaultName)
    }

    override func register(defaults registrationDictionary: [String: Any]) {
        merge(registrationDictionary, \.registered)
    }

    override func dictionaryRepresentation() -> [String: Any] {
        let all = values.withLock { $0 }
        return all.registered.merging(all.byKey) { $1 }
    }

    override func synchronize() -> Bool { true }

    private func merge(
        _ more: [String: Any], _ part: any WritableKeyPath<Values, [String: Any]> & Sendable
    ) {
        let new = Values(byKey: more)
        values.withLock { $0[keyPath: part].merge(new.byKey) { $1 } }
    }
}
