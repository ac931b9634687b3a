internal import Foundation
internal import ObjectStore

extension _PropertyList {
    /// A variable that refers to any number of objects.
    public func _property<Target: PersistentModel>(
        _ name: String, _ keyPath: KeyPath<Root, [Target]>,
        _ slot: _SlotAccess<Root, [Target]>,
        attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil,
        initial: (() -> [Target])? = nil
    ) {
        let property = addMany(name, keyPath, Target.self, (attribute, relationship))
        property.encode = { Self.numbers(slot.get(Self.root($0))) }
        property.decode = { model, stored, context in
            slot.set(Self.root(model), Self.objects(stored, in: context))
        }
        property.fillBlank = { model in
            if slot.isEmpty(Self.root(model)) {
                slot.set(Self.root(model), [])
            }
        }
        property.targets = { slot.get(Self.root($0)) }
        property.link = { model, target in
            slot.change(Self.root(model)) { $0.append(unsafeDowncast(target, to: Target.self)) }
        }
        property.unlink = { model, target in
            slot.change(Self.root(model)) { objects in
                if let place = objects.lastIndex(where: { $0 === target }) {
                    objects.remove(at: place)
                }
            }
        }
        property.difference = {
            Differing.of($0 as? [Target] ?? [], $1 as? [Target] ?? [])
        }
        property.encodeValue = { ($0 as? [Target]).map(Self.numbers) ?? .numbers([]) }
    }

    /// A variable that refers to any number of objects, or is `nil`.
    public func _property<Target: PersistentModel>(
        _ name: String, _ keyPath: KeyPath<Root, [Target]?>,
        _ slot: _SlotAccess<Root, [Target]?>,
        attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil,
        initial: (() -> [Target]?)? = nil
    ) {
        let property = addMany(name, keyPath, Target.self, (attribute, relationship))
        property.isOptional = true
        property.encode = { slot.get(Self.root($0)).map(Self.numbers) ?? .null }
        property.decode = { model, stored, context in
            let objects: [Target]? = stored == .null ? nil : Self.objects(stored, in: context)
            slot.set(Self.root(model), objects)
        }
        property.fillBlank = { model in
            if slot.isEmpty(Self.root(model)) {
                slot.set(Self.root(model), nil)
            }
        }
        property.targets = { slot.get(Self.root($0)) ?? [] }
        property.link = { model, target in
            let target = unsafeDowncast(target, to: Target.self)
            slot.set(Self.root(model), (slot.get(Self.root(model)) ?? []) + [target])
        }
        property.unlink = { model, target in
            guard var objects = slot.get(Self.root(model)),
                let place = objects.lastIndex(where: { $0 === target })
            else { return }
            objects.remove(at: place)
            slot.set(Self.root(model), objects)
        }
        property.difference = {
            Differing.of(
                ($0 as? [Target]?).flatMap { $0 } ?? [], ($1 as? [Target]?).flatMap { $0 } ?? [])
        }
        property.encodeValue = { ($0 as? [Target]?).flatMap { $0 }.map(Self.numbers) ?? .null }
    }

    private func addMany<Value>(
        _ name: String, _ keyPath: KeyPath<Root, Value>, _ target: any PersistentModel.Type,
        _ marks: (Schema.Attribute?, Schema.Relationship?)
    ) -> ModelProperty {
        let property = add(name, keyPath, .toMany, marks)
        property.destination = target
        return property
    }

    private static func numbers(_ objects: [some PersistentModel]) -> StoredValue {
        .numbers(objects.map(\._$backing.number))
    }

    private static func objects<Target: PersistentModel>(
        _ stored: StoredValue, in context: ModelContext?
    ) -> [Target] {
        guard case .numbers(let numbers) = stored, let context else { return [] }
        return numbers.compactMap { context.known($0, Target.self) }
    }
}
