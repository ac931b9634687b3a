internal import Foundation

/// The variables of a class, as `@Model` names them.
public final class _PropertyList<Root: PersistentModel> {
    private(set) var properties: [ModelProperty] = []

    init() {}

    func add<Value>(
        _ name: String, _ keyPath: KeyPath<Root, Value>, _ kind: ModelProperty.Kind,
        _ marks: (Schema.Attribute?, Schema.Relationship?)
    ) -> ModelProperty {
        let property = ModelProperty(name, keyPath, kind, Value.self)
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

    /// A variable with a value.
    @_disfavoredOverload
    public func _property<Value: Codable>(
        _ name: String, _ keyPath: KeyPath<Root, Value>,
        _ slot: ReferenceWritableKeyPath<Root, _ModelSlot<Value>>,
        attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil,
        initial: (() -> Value)? = nil
    ) {
        let coding = ValueCoding.of(Value.self)
        let property = add(name, keyPath, .attribute, (attribute, relationship))
        property.isOptional = Value.self is any OptionalType.Type
        property.encode = { coding.encode(Self.root($0)[keyPath: slot].value) }
        property.decode = { model, stored, _ in
            if let value = coding.decode(stored) ?? initial?() ?? coding.blank {
                Self.root(model)[keyPath: slot] = _ModelSlot(value)
            }
        }
        property.fillBlank = { model in
            guard Self.root(model)[keyPath: slot].isEmpty else { return }
            if let value = coding.blank ?? initial?() {
                Self.root(model)[keyPath: slot] = _ModelSlot(value)
            }
        }
        property.encodeValue = { ($0 as? Value).map(coding.encode) ?? .null }
        property.initial = initial.map { first in { coding.encode(first()) } }
    }

    /// A variable that refers to one object.
    public func _property<Target: PersistentModel>(
        _ name: String, _ keyPath: KeyPath<Root, Target>,
        _ slot: ReferenceWritableKeyPath<Root, _ModelSlot<Target>>,
        attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil,
        initial: (() -> Target)? = nil
    ) {
        let property = add(name, keyPath, .toOne, (attribute, relationship))
        property.destination = Target.self
        property.encode = { .numbers([Self.root($0)[keyPath: slot].value._$backing.number]) }
        property.decode = { model, stored, context in
            guard case .numbers(let numbers) = stored, let number = numbers.first,
                let target = context?.known(number, Target.self)
            else { return }
            Self.root(model)[keyPath: slot] = _ModelSlot(target)
        }
        property.targets = {
            Self.root($0)[keyPath: slot].isEmpty ? [] : [Self.root($0)[keyPath: slot].value]
        }
        property.link = { model, target in
            Self.root(model)[keyPath: slot] = _ModelSlot(unsafeDowncast(target, to: Target.self))
        }
        property.encodeValue = { ($0 as? Target).map { .numbers([$0._$backing.number]) } ?? .null }
    }

    /// A variable that refers to one object or none.
    public func _property<Target: PersistentModel>(
        _ name: String, _ keyPath: KeyPath<Root, Target?>,
        _ slot: ReferenceWritableKeyPath<Root, _ModelSlot<Target?>>,
        attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil,
        initial: (() -> Target?)? = nil
    ) {
        let property = add(name, keyPath, .toOne, (attribute, relationship))
        property.destination = Target.self
        property.isOptional = true
        property.encode = { model in
            Self.root(model)[keyPath: slot].value.map { .numbers([$0._$backing.number]) } ?? .null
        }
        property.decode = { model, stored, context in
            var target: Target?
            if case .numbers(let numbers) = stored, let number = numbers.first {
                target = context?.known(number, Target.self)
            }
            Self.root(model)[keyPath: slot] = _ModelSlot(target)
        }
        property.fillBlank = { model in
            if Self.root(model)[keyPath: slot].isEmpty {
                Self.root(model)[keyPath: slot] = _ModelSlot(nil)
            }
        }
        property.targets = { Self.root($0)[keyPath: slot].value.map { [$0] } ?? [] }
        property.link = { model, target in
            Self.root(model)[keyPath: slot] = _ModelSlot(unsafeDowncast(target, to: Target.self))
        }
        property.unlink = { model, _ in Self.root(model)[keyPath: slot] = _ModelSlot(nil) }
        property.encodeValue = { value in
            (value as? Target?).flatMap { $0 }.map { .numbers([$0._$backing.number]) } ?? .null
        }
    }
}

/// Tells optionals from other types.
protocol OptionalType {}
extension Optional: OptionalType {}
