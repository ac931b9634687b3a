import QuadrantLayout

/// A key of the environment: its value's type and default.
///
/// Apple: "EnvironmentKey".
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value where none was set.
    static var defaultValue: Value { get }

    /// The value where none was set: `defaultValue`, but for keys that are bridged to traits of UIKit.
    static var _unsetValue: Value { get }
}

extension EnvironmentKey {
    /// The value where none was set.
    public static var _unsetValue: Value { defaultValue }
}

/// The values that a view inherits from the views around.
///
/// Apple: "EnvironmentValues". It is a persistent list: setting a value costs one allocation, and
/// reading one is linear in the number of values set between the view and the root.
public struct EnvironmentValues: CustomStringConvertible {
    package var first: EnvironmentLink?
    /// Where reads are noted, so that a reader depends on just the keys it read.
    package var reads: EnvironmentReads?

    /// Creates an environment in which every key has its default.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { value(of: key) }
        set {
            first = TypedEnvironmentLink<K>(value: newValue, next: first)
        }
    }

    /// The value of a key, of a type whose values can be compared.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value where K.Value: Equatable {
        get { value(of: key) }
        set {
            first = EquatableEnvironmentLink<K>(value: newValue, next: first)
        }
    }

    /// The value of a key that ends where its view does not stand any more.
    package subscript<K: ScreenKey>(key: K.Type) -> K.Value {
        get { value(of: key) }
        set {
            first = TypedEnvironmentLink<K>(value: newValue, next: first, ends: K.ends)
        }
    }

    /// The value of such a key, of a type whose values can be compared.
    package subscript<K: ScreenKey>(key: K.Type) -> K.Value where K.Value: Equatable {
        get { value(of: key) }
        set {
            first = EquatableEnvironmentLink<K>(value: newValue, next: first, ends: K.ends)
        }
    }

    private func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        reads?.note(id)
        guard let link = EnvironmentValues.find(id, from: first) else { return K._unsetValue }
        link.noteRead()
        return knownCast(link, to: TypedEnvironmentLink<K>.self).value
    }

    package static func find(
        _ key: ObjectIdentifier, from first: EnvironmentLink?
    ) -> EnvironmentLink? {
        var link = first
        while let current = link {
            if current.key == key { return current }
            if current.isStep { return ScreenWalk(from: current).find(key) }
            link = current.next
        }
        return nil
    }

    /// The same values for somebody who may keep them: none of them is renewed where it stands.
    /// Linear in their number.
    package func kept() -> EnvironmentValues {
        var link = first
        while let current = link {
            current.isShared = true
            link = current.next
        }
        var result = EnvironmentValues()
        result.first = first
        return result
    }

    /// The names of the keys that were set, in brackets.
    public var description: String {
        reads?.noteCopy()
        var (names, walk) = ([String](), ScreenWalk(from: first))
        while let current = walk.next() {
            current.noteRead()
            names.append(current.name)
        }
        return "[\(names.joined(separator: ", "))]"
    }
}

extension EnvironmentLink {
    /// Whether both hold the same values in the same order over `outer`.
    static func areSame(
        _ old: EnvironmentLink?, _ new: EnvironmentLink?, over outer: EnvironmentLink?
    ) -> Bool {
        var (old, new) = (old, new)
        while new !== outer {
            guard let one = old, let other = new, one.isSame(as: other) else { return false }
            (old, new) = (one.next, other.next)
        }
        return old === outer
    }
}

/// One value that was set, and those set before it.
package class EnvironmentLink {
    package let key: ObjectIdentifier
    /// The link that was set before this one, further out; `nil` for the last one.
    package let next: EnvironmentLink?
    /// Whether several modifiers share it, or a copy of the environment has it: it keeps its value
    /// then.
    var isShared = false
    /// Whether somebody read its value, or depends on its being what somebody read. Of one that nobody read
    /// another value concerns nobody. Not kept of links that are shared, which are read on any thread.
    private(set) var wasRead = false
    /// Whether it is no value, but a step to another place of the screen.
    let isStep: Bool
    /// The steps at which its value ends.
    let ends: ScreenSteps

    init(
        key: ObjectIdentifier, next: EnvironmentLink?, ends: ScreenSteps = [],
        isStep: Bool = false
    ) {
        (self.key, self.next) = (key, next)
        (self.ends, self.isStep) = (ends, isStep)
    }

    fileprivate var name: String { "" }

    /// Notes that somebody depends on its value.
    func noteRead() {
        if !isShared, !wasRead { wasRead = true }
    }

    /// Whether both hold the same value of the same key; in doubt they do not.
    package func isSame(as other: EnvironmentLink) -> Bool { self === other }

    /// Takes the value of another link of the same key.
    fileprivate func take(_ other: EnvironmentLink) {}
}

extension EnvironmentLink {
    /// Takes the value of `other`; returns `false` where that cannot be: several modifiers share the
    /// link, or it is of another key.
    func renew(by other: EnvironmentLink) -> Bool {
        guard !isShared, !isStep, key == other.key else { return false }
        take(other)
        return true
    }
}

private class TypedEnvironmentLink<K: EnvironmentKey>: EnvironmentLink {
    fileprivate(set) var value: K.Value

    init(value: K.Value, next: EnvironmentLink?, ends: ScreenSteps = []) {
        self.value = value
        super.init(key: ObjectIdentifier(K.self), next: next, ends: ends)
    }

    override var name: String { "EnvironmentPropertyKey<\(K.self)> = \(value)" }

    override func take(_ other: EnvironmentLink) {
        value = knownCast(other, to: TypedEnvironmentLink<K>.self).value
    }

    override func isSame(as other: EnvironmentLink) -> Bool {
        if self === other { return true }
        guard let other = other as? TypedEnvironmentLink<K> else { return false }
        return areKnownSame(value, other.value)
    }
}

/// A value that is compared without asking whether it can be.
private final class EquatableEnvironmentLink<K: EnvironmentKey>: TypedEnvironmentLink<K>
where K.Value: Equatable {
    override func isSame(as other: EnvironmentLink) -> Bool {
        if self === other { return true }
        guard key == other.key else { return false }
        return knownCast(other, to: TypedEnvironmentLink<K>.self).value == value
    }
}

/// The keys that a scope read.
package final class EnvironmentReads {
    private var keys: [ObjectIdentifier] = []
    /// The keys that a few others read, who read nothing more.
    private var others: [EnvironmentReads] = []
    /// The keys that elements of lists read, which are left alone as long as the values of these
    /// keys stay the same.
    private var lists: [EnvironmentReads] = []
    /// How many other reads are kept as references; the keys of further ones are copied.
    private static let mostOthers = 8
    /// Whether code of the user's was asked too, which may read anything.
    package var askedUserCode = false
    /// Whether any key may have been read, as somebody has a copy of the environment.
    private var isCopied = false
    /// How often something was read that changes without a notice, such as the clock.
    private(set) var unwatched = 0
    /// Whether they are those of a copy, which may be read on any thread. Only what is read on the main one is
    /// noted.
    private let areOfCopy: Bool

    package init(areOfCopy: Bool = false) { self.areOfCopy = areOfCopy }

    func note(_ key: ObjectIdentifier) {
        if areOfCopy, !isOnMainActor() { return }
        guard keys.last != key, !keys.contains(key) else { return }
        if keys.isEmpty { keys.reserveCapacity(4) }
        keys.append(key)
    }

    /// Notes all keys that `other` has read; it must not read any more.
    package func note(_ other: EnvironmentReads) {
        if others.contains(where: { $0 === other }) { return }
        guard others.count == Self.mostOthers else { return others.append(other) }
        for key in other.keys { note(key) }
        for inner in other.others { note(inner) }
    }

    /// Notes that all keys count: somebody hands all values on, or looks at all of them.
    package func noteCopy() { isCopied = true }

    /// Notes that something was read that changes without a notice, such as the clock.
    package func noteUnwatched() { unwatched &+= 1 }

    /// Notes the keys that the elements of a list read, also those that they will read later.
    func note(ofList reads: EnvironmentReads) {
        if !lists.contains(where: { $0 === reads }) { lists.append(reads) }
    }

    package func clear() {
        keys.removeAll(keepingCapacity: true)
        others.removeAll(keepingCapacity: true)
        if !lists.isEmpty { lists.removeAll() }
        isCopied = false
    }

    package func contains(_ key: ObjectIdentifier) -> Bool {
        isCopied || keys.contains(key) || others.contains { $0.contains(key) }
            || lists.contains { $0.contains(key) }
    }

    /// Whether every key that was read has the same value in both environments.
    package func areSame(_ old: EnvironmentLink?, _ new: EnvironmentLink?) -> Bool {
        if old === new { return true }
        if isCopied { return false }
        let isSame = keys.allSatisfy { key in
            switch (EnvironmentValues.find(key, from: old), EnvironmentValues.find(key, from: new))
            {
            case (nil, nil): return true
            case (let a?, let b?):
                // Who read the one goes by the other from now on.
                b.noteRead()
                return a.isSame(as: b)
            default: return false
            }
        }
        return isSame && others.allSatisfy { $0.areSame(old, new) }
            && lists.allSatisfy { $0.areSame(old, new) }
    }
}

/// The keys whose values changed while the links that hold them stayed the same.
struct RenewedKeys {
    private var keys: [ObjectIdentifier] = []
    /// Whether any key may have another value.
    private var areAll = false

    var isEmpty: Bool { keys.isEmpty && !areAll }

    /// Notes a key; `nil` stands for any key.
    mutating func note(_ key: ObjectIdentifier?) {
        if let key { keys.append(key) } else { areAll = true }
    }

    /// Whether one of these keys was read.
    func isRead(in reads: EnvironmentReads?) -> Bool {
        guard let reads else { return !isEmpty }
        return areAll || keys.contains(where: reads.contains)
    }
}

extension EnvironmentValues: ComparedValue {
    /// Never known to be the same: values that are not kept may hold others by now.
    package func isSame(as other: EnvironmentValues) -> Bool { false }
}
