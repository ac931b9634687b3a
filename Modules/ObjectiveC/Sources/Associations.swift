internal import Foundation

/// What belongs to objects, by the addresses of keys. It goes with the object that it belongs to, as far as that is known: when other
/// associations are made, those of objects that are gone are dropped.
private final class Associations: @unchecked Sendable {
    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Held] = [:]
    }

    private struct Held {
        var strong: Any?
        weak var weak: AnyObject?

        var value: Any? { strong ?? weak }
    }

    static let all = Associations()
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var isSweptAt = 64

    func value(of object: Any, _ key: UnsafeRawPointer) -> Any? {
        let owner = object as AnyObject
        return lock.withLock {
            guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else {
                return nil
            }
            return entry.values[key]?.value
        }
    }

    func set(_ value: Any?, of object: Any, _ key: UnsafeRawPointer, isStrong: Bool) {
        let owner = object as AnyObject
        // What goes is let go of without the lock: it may have associations of its own to look at.
        var gone: [Entry] = []
        lock.withLock {
            var entry = entries[ObjectIdentifier(owner)] ?? Entry(owner: owner)
            gone.append(entry)
            if entry.owner !== owner { entry = Entry(owner: owner) }
            let held = Held(
                strong: isStrong ? value : nil, weak: isStrong ? nil : value as AnyObject?)
            entry.values[key] = value == nil ? nil : held
            entries[ObjectIdentifier(owner)] = entry
            guard entries.count > isSweptAt else { return }
            gone += entries.values.filter { $0.owner == nil }
            entries = entries.filter { $0.value.owner != nil }
            isSweptAt = max(64, entries.count * 2)
        }
        withExtendedLifetime(gone) {}
    }

    func removeAll(of object: Any) {
        let owner = ObjectIdentifier(object as AnyObject)
        let gone = lock.withLock { entries.removeValue(forKey: owner) }
        withExtendedLifetime(gone) {}
    }
}

/// What belongs to an object by a key; `nil` for nothing.
///
/// Apple: "objc_getAssociatedObject(_:_:)" (Objective-C runtime).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.all.value(of: object, key)
}

/// Has something belong to an object by a key; nothing for `nil`.
///
/// Apple: "objc_setAssociatedObject(_:_:_:_:)" (Objective-C runtime). With `OBJC_ASSOCIATION_ASSIGN` it is not kept alive.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    Associations.all.set(
        value, of: object, key, isStrong: policy != .OBJC_ASSOCIATION_ASSIGN)
}

/// Takes from an object all that belongs to it.
///
/// Apple: "objc_removeAssociatedObjects(_:)" (Objective-C runtime).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.all.removeAll(of: object)
}
