public import Foundation

extension NSManagedObject {
    /// The properties that are not as they were saved, with their values.
    public func changedValues() -> [String: Any] {
        guard let committed, isFilled else { return isInserted ? committedValues(slots) : [:] }
        var changed: [String: Any] = [:]
        for (place, property) in entity.layout.properties.enumerated()
        where !slots[place].isSame(as: committed[place]) {
            changed[property.name] = value(at: place) ?? NSNull()
        }
        return changed
    }

    /// As `changedValues()`: what belongs to an event is not told apart here.
    public func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

    /// The values that were saved, of some properties; of all for `nil`. Relationships to many are without.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fill()
        let all = committedValues(committed ?? slots)
        guard let keys else { return all }
        return all.filter { keys.contains($0.key) }
    }

    private func committedValues(_ slots: [Slot]) -> [String: Any] {
        var values: [String: Any] = [:]
        for (place, property) in entity.layout.properties.enumerated() {
            switch slots[place] {
            case .none: values[property.name] = NSNull()
            case .value(let value): values[property.name] = value
            case .one(let id): values[property.name] = other(id) ?? NSNull()
            case .many: break
            }
        }
        return values
    }

    /// The values of some properties by their names; `NSNull` for none.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
    }

    /// Sets some properties by their names.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            setValue(value is NSNull ? nil : value, forKey: key)
        }
    }

    /// The value at the end of a path: `author.name`, `items.@count`.
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyPaths.value(of: self, at: keyPath.split(separator: ".").map(String.init)[...])
    }

    /// Sets a property of the object that a path leads to.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        let target = keys.count == 1 ? self : KeyPaths.value(of: self, at: keys.dropLast())
        (target as? NSManagedObject)?.setValue(value, forKey: last)
    }

    /// The objects of a relationship, as a set that changes it.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        ManagedSet(self, place(of: key))
    }

    /// The objects of an ordered relationship, as a set that changes it.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        ManagedOrderedSet(self, place(of: key))
    }
}

extension Slot {
    /// Whether both have the same value.
    func isSame(as other: Slot) -> Bool {
        switch (self, other) {
        case (.none, .none): true
        case (.one(let mine), .one(let theirs)): mine == theirs
        case (.many(let mine), .many(let theirs)): mine.ids == theirs.ids
        case (.value(let mine), .value(let theirs)): Slot.isEqual(mine, theirs)
        default: false
        }
    }

    private static func isEqual(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
        return false
    }
}
