public import Foundation

/// A type in which the objects of a relationship are handed out.
protocol ManagedCollection {
    init?(managed objects: [NSManagedObject])
    var managedObjects: [NSManagedObject]? { get }
}

extension Set: ManagedCollection {
    init?(managed objects: [NSManagedObject]) {
        let typed = objects.compactMap { $0 as? Element }
        self.init(typed)
    }
    var managedObjects: [NSManagedObject]? { Array(self) as? [NSManagedObject] }
}

extension Array: ManagedCollection {
    init?(managed objects: [NSManagedObject]) { self = objects.compactMap { $0 as? Element } }
    var managedObjects: [NSManagedObject]? { self as? [NSManagedObject] }
}

extension Optional: ManagedCollection {
    init?(managed objects: [NSManagedObject]) {
        guard let type = Wrapped.self as? any ManagedCollection.Type,
            let value = type.init(managed: objects) as? Wrapped
        else { return nil }
        self = value
    }
    var managedObjects: [NSManagedObject]? { (self as? any ManagedCollection)?.managedObjects }
}

/// What a variable that must have a value has where there is none.
private protocol Blank {
    static var blank: Self { get }
}
extension String: Blank { fileprivate static var blank: String { "" } }
extension Bool: Blank { fileprivate static var blank: Bool { false } }
extension Double: Blank { fileprivate static var blank: Double { 0 } }
extension Float: Blank { fileprivate static var blank: Float { 0 } }
extension Int: Blank { fileprivate static var blank: Int { 0 } }
extension Int16: Blank { fileprivate static var blank: Int16 { 0 } }
extension Int32: Blank { fileprivate static var blank: Int32 { 0 } }
extension Int64: Blank { fileprivate static var blank: Int64 { 0 } }
extension Data: Blank { fileprivate static var blank: Data { Data() } }
extension Date: Blank {
    fileprivate static var blank: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension Optional: Blank { fileprivate static var blank: Wrapped? { nil } }

extension NSManagedObject {
    /// What an `@NSManaged` variable reads: a property by its name, in the type of the variable.
    ///
    /// A variable that is not optional has an empty value where the object has none.
    public final func _managed<Value>(_ key: String) -> Value {
        let key = propertyName(key)
        let place = place(of: key)
        if entity.layout.relationships[place]?.isToMany == true,
            let type = Value.self as? any ManagedCollection.Type,
            let made = type.init(managed: others(at: place)) as? Value
        {
            return made
        }
        let value = value(forKey: key)
        if let value {
            if let typed = value as? Value { return typed }
            if let typed = Self.converted(value, to: Value.self) { return typed }
        } else if let blank = (Value.self as? any Blank.Type)?.blank as? Value {
            return blank
        } else if let raw = Self.converted(NSNumber(value: 0), to: Value.self) {
            return raw
        }
        Trouble.raise(
            "'\(entity.name ?? "").\(key)' is '\(value.map { "\($0)" } ?? "nil")', and its variable is of the type '\(Value.self)'."
        )
    }

    /// What setting an `@NSManaged` variable does.
    public final func _setManaged<Value>(_ key: String, _ value: Value) {
        let name = propertyName(key)
        if name == key {
            setValue(value, forKey: key)
        } else {
            setPrimitiveValue(value, forKey: name)
        }
    }

    /// What an `@NSManaged` method does that is none of a relationship's: it ends the program.
    public final func _managedMethod<Value>(_ name: String) -> Value {
        Trouble.raise("There is no Objective-C here that makes the @NSManaged method '\(name)'.")
    }

    /// The property of a variable: `primitiveName` is that of `name`.
    private func propertyName(_ key: String) -> String {
        guard key.hasPrefix("primitive"), entity.layout.place(of: key) == nil else { return key }
        let rest = key.dropFirst("primitive".count)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// A number or a raw value in another type.
    private static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let type = type as? any RawRepresentable.Type {
            func made<Raw: RawRepresentable>(_ type: Raw.Type) -> Any? {
                if let raw = value as? Raw.RawValue { return Raw(rawValue: raw) }
                return converted(value, to: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
            }
            return made(type) as? Value
        }
        guard let number = value as? NSNumber else { return nil }
        return switch type {
        case is Bool.Type, is Bool?.Type: number.boolValue as? Value
        case is Int16.Type, is Int16?.Type: number.int16Value as? Value
        case is Int32.Type, is Int32?.Type: number.int32Value as? Value
        case is Int64.Type, is Int64?.Type: number.int64Value as? Value
        case is Int.Type, is Int?.Type: number.intValue as? Value
        case is Float.Type, is Float?.Type: number.floatValue as? Value
        case is Double.Type, is Double?.Type: number.doubleValue as? Value
        case is Decimal.Type, is Decimal?.Type: number.decimalValue as? Value
        default: nil
        }
    }

    // MARK: Methods that Xcode generates for relationships to many

    /// Adds an object to a relationship.
    public final func _addManaged(_ key: String, _ object: NSManagedObject) {
        insertManaged(key, [object], at: nil)
    }

    /// Adds the objects of a set to a relationship.
    public final func _addManaged(_ key: String, _ objects: NSSet) {
        insertManaged(key, Self.listed(objects.allObjects).inOrder, at: nil)
    }

    /// Adds the objects of an ordered set to a relationship.
    public final func _addManaged(_ key: String, _ objects: NSOrderedSet) {
        insertManaged(key, Self.listed(objects.array), at: nil)
    }

    /// Adds the objects of a set to a relationship.
    public final func _addManaged<Element: NSManagedObject>(_ key: String, _ objects: Set<Element>)
    {
        insertManaged(key, objects.sorted { $0.objectID.number < $1.objectID.number }, at: nil)
    }

    /// Takes an object from a relationship.
    public final func _removeManaged(_ key: String, _ object: NSManagedObject) {
        removeManaged(key, [object])
    }

    /// Takes the objects of a set from a relationship.
    public final func _removeManaged(_ key: String, _ objects: NSSet) {
        removeManaged(key, Self.listed(objects.allObjects).inOrder)
    }

    /// Takes the objects of an ordered set from a relationship.
    public final func _removeManaged(_ key: String, _ objects: NSOrderedSet) {
        removeManaged(key, Self.listed(objects.array))
    }

    /// Takes the objects of a set from a relationship.
    public final func _removeManaged<Element: NSManagedObject>(
        _ key: String, _ objects: Set<Element>
    ) {
        removeManaged(
            key,
            (objects as Set<NSManagedObject>).sorted { $0.objectID.number < $1.objectID.number })
    }

    /// Takes the object at a place of an ordered relationship from it.
    public final func _removeManaged(_ key: String, at index: Int) {
        _removeManaged(key, at: NSIndexSet(index: index))
    }

    /// Takes the objects at some places of an ordered relationship from it.
    public final func _removeManaged(_ key: String, at indexes: NSIndexSet) {
        let all = others(at: place(of: key))
        removeManaged(key, indexes.compactMap { all.indices.contains($0) ? all[$0] : nil })
    }

    /// Adds an object to an ordered relationship at a place.
    public final func _insertManaged(_ key: String, _ object: NSManagedObject, at index: Int) {
        insertManaged(key, [object], at: index)
    }

    /// Adds objects to an ordered relationship, at places from the first on.
    public final func _insertManaged(
        _ key: String, _ objects: [NSManagedObject], at indexes: NSIndexSet
    ) { insertManaged(key, objects, at: indexes.firstIndex) }

    /// Puts an object in the place of another in an ordered relationship.
    public final func _replaceManaged(_ key: String, at index: Int, with object: NSManagedObject) {
        _removeManaged(key, at: index)
        insertManaged(key, [object], at: index)
    }

    /// Puts objects in the places of others in an ordered relationship.
    public final func _replaceManaged(
        _ key: String, at indexes: NSIndexSet, with objects: [NSManagedObject]
    ) {
        _removeManaged(key, at: indexes)
        insertManaged(key, objects, at: indexes.firstIndex)
    }

    private static func listed(_ objects: [Any]) -> [NSManagedObject] {
        objects.compactMap { $0 as? NSManagedObject }
    }

    private func removeManaged(_ key: String, _ objects: [NSManagedObject]) {
        let place = place(of: key)
        fill()
        for object in objects { disconnect(place, object) }
    }

    private func insertManaged(_ key: String, _ objects: [NSManagedObject], at index: Int?) {
        let place = place(of: key)
        var all = others(at: place).filter { old in !objects.contains { $0 === old } }
        guard let index, entity.layout.relationships[place]?.isOrdered == true else {
            return add(objects, at: place)
        }
        all.insert(contentsOf: objects, at: min(max(index, 0), all.count))
        relate(to: all, at: place)
    }
}
