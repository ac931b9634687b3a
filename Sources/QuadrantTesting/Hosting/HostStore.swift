internal import Foundation
internal import Synchronization

/// The values of `@AppStorage` in a host: empty at first, in memory alone.
final class HostStore: UserDefaults {
    // What is stored are values of property lists, which nobody changes.
    private struct Values: @unchecked Sendable {
        var byKey: [String: Any] = [:]
    }

    private let values = Mutex(Values())

    override func object(forKey defaultName: String) -> Any? {
        values.withLock { $0 }.byKey[defaultName]
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        let new = Values(byKey: value.map { [defaultName: $0] } ?? [:])
        values.withLock { $0.byKey[defaultName] = new.byKey[defaultName] }
    }

    override func removeObject(forKey defaultName: String) {
        set(nil, forKey: defaultName)
    }

    override func synchronize() -> Bool { true }
}
