internal import Foundation
internal import ObjectStore

/// The variables of a class, as `@Model` names them.
public final class _PropertyList<Root: PersistentModel> {
    private(set) var properties: [ModelProperty]

    /// The variables of a class after those that it inherits.
    init(after inherited: [ModelProperty]) { properties = inherited }

    func add<Value>(
        _ name: String, _ keyPath: KeyPath<Root, Value>, _ kind: ModelProperty.Kind,
        _ marks: (Schema.Attribute?, Schema.Relationship?)
    ) -> ModelProperty {
        let property = ModelProperty(name, properties.count, keyPath, kind, Value.self)
        (property.attribute, property.relationship) = marks
        property.mutate = { Self.mutate($0, keyPath, $1) }
        let writable = keyPath as? ReferenceWritableKeyPath<Root, Value>
        property.assign = { model, value in
            guard let writable, let value = value as? Value else { return }
            Self.root(model)[keyPath: writable] = value
        }
        property.copy = { model, other in
            if let writable {
                Self.root(other)[keyPath: writable] = Self.root(model)[keyPath: keyPath]
            }
        }
        properties.append(property)
        return property
    }

    static func root(_ object: AnyObject) -> Root {
        unsafeDowncast(object, to: Root.self)
    }

    private static func mutate<Value>(
        _ object: AnyObject, _ keyPath: KeyPath<Root, Value>, _ change: () -> Void
    ) {
        let root = root(object)
        root._$registrar.withMutation(of: root, keyPath: keyPath, change)
    }

    /// Encodes a slot, unless something is kept in its place.
    private static func encoding<Value>(
        _ property: ModelProperty, _ slot: _SlotAccess<Root, Value>,
        _ encode: @escaping (Value) -> StoredValue
    ) -> (AnyObject) -> StoredValue {
        let place = property.place
        return { model in
            let root = root(model)
            if let kept = root._$backing.kept?[place] { return kept }
            return slot.isEmpty(root) ? .null : encode(slot.get(root))
        }
    }

    /// A variable with a value.
    @_disfavoredOverload
    public func _property<Value: Codable>(
        _ name: String, _ keyPath: KeyPath<Root, Value>,
        _ slot: _SlotAccess<Root, Value>,
        attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil,
        initial: (() -> Value)? = nil
    ) {
        let coding = ValueCoding.of(Value.self)
        let property = add(name, keyPath, .attribute, (attribute, relationship))
        property.isOptional = Value.self is any OptionalType.Type
        property.encode = Self.encoding(property, slot, coding.encode)
        property.decode = { model, stored, _ in
            let root = Self.root(model)
            var reason = ""
            do {
                if let value = try coding.decode(stored) { return slot.set(root, value) }
            } catch { reason = " (\(error))" }
            if let value = initial?() ?? coding.blank { slot.set(root, value) }
            if stored == .null { return }
            root._$backing.keep(stored, at: property.place)
            Notes.tell(
                "What the store has of '\(Root._$entity.name).\(name)' is no '\(Value.self)'\(reason). It stays in the store until the "
                    + "variable is set; until then the variable has its first value, if there is one."
            )
        }
        property.fillBlank = { model in
            guard slot.isEmpty(Self.root(model)) else { return }
            if let value = coding.blank ?? initial?() {
                slot.set(Self.root(model), value)
            }
        }
        property.encodeValue = { ($0 as? Value).map(coding.encode) ?? .null }
        property.initial = initial.map { first in { coding.encode(first()) } }
    }

    /// A variable that refers to one object.
    public func _property<Target: PersistentModel>(
        _ name: String, _ keyPath: KeyPath<Root, Target>,
        _ slot: _SlotAccess<Root, Target>,
        attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil,
        initial: (() -> Target)? = nil
    ) {
        let property = add(name, keyPath, .toOne, (attribute, relationship))
        property.destination = Target.self
        property.encode = Self.encoding(property, slot) { .numbers([$0._$backing.number]) }
        property.decode = { model, stored, context in
            guard case .numbers(let numbers) = stored, let number = numbers.first,
                let target = context?.known(number, Target.self)
            else { return Self.root(model)._$backing.keep(stored, at: property.place) }
            slot.set(Self.root(model), target)
        }
        property.targets = {
            slot.isEmpty(Self.root($0)) ? [] : [slot.get(Self.root($0))]
        }
        property.link = { model, target in
            Self.root(model)._$backing.keep(nil, at: property.place)
            slot.set(Self.root(model), unsafeDowncast(target, to: Target.self))
        }
        property.difference = { Differing.of($0 as? Target, $1 as? Target) }
        property.encodeValue = { ($0 as? Target).map { .numbers([$0._$backing.number]) } ?? .null }
    }

    /// A variable that refers to one object or none.
    public func _property<Target: PersistentModel>(
        _ name: String, _ keyPath: KeyPath<Root, Target?>,
        _ slot: _SlotAccess<Root, Target?>,
        attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil,
        initial: (() -> Target?)? = nil
    ) {
        let property = add(name, keyPath, .toOne, (attribute, relationship))
        property.destination = Target.self
        property.isOptional = true
        property.encode = { model in
            slot.get(Self.root(model)).map { .numbers([$0._$backing.number]) } ?? .null
        }
        property.decode = { model, stored, context in
            var target: Target?
            if case .numbers(let numbers) = stored, let number = numbers.first {
                target = context?.known(number, Target.self)
            }
            slot.set(Self.root(model), target)
        }
        property.fillBlank = { model in
            if slot.isEmpty(Self.root(model)) {
                slot.set(Self.root(model), nil)
            }
        }
        property.targets = { slot.get(Self.root($0)).map { [$0] } ?? [] }
        property.link = { model, target in
            slot.set(Self.root(model), unsafeDowncast(target, to: Target.self))
        }
        property.unlink = { model, _ in slot.set(Self.root(model), nil) }
        property.difference = {
            Differing.of(($0 as? Target?).flatMap { $0 }, ($1 as? Target?).flatMap { $0 })
        }
        property.encodeValue = { value in
            (value as? Target?).flatMap { $0 }.map { .numbers([$0._$backing.number]) } ?? .null
        }
    }
}

/// Tells optionals from other types.
protocol OptionalType {}
extension Optional: OptionalType {}
