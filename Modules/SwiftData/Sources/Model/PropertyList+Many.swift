internal import Foundation

extension _PropertyList {
    /// A variable that refers to any number of objects.
    public func _property<Target: PersistentModel>(
        _ name: String, _ keyPath: KeyPath<Root, [Target]>,
        _ slot: ReferenceWritableKeyPath<Root, _ModelSlot<[Target]>>,
        attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil,
        initial: (() -> [Target])? = nil
    ) {
        let property = addMany(name, keyPath, Target.self, (attribute, relationship))
        property.encode = { Self.numbers(Self.root($0)[keyPath: slot].value) }
        property.decode = { model, stored, context in
            Self.root(model)[keyPath: slot] = _ModelSlot(Self.objects(stored, in: context))
        }
        property.fillBlank = { model in
            if Self.root(model)[keyPath: slot].isEmpty {
                Self.root(model)[keyPath: slot] = _ModelSlot([])
            }
        }
        property.targets = { Self.root($0)[keyPath: slot].value }
        property.link = { model, target in
            Self.root(model)[keyPath: slot].value.append(unsafeDowncast(target, to: Target.self))
        }
        property.unlink = { model, target in
            let place = Self.root(model)[keyPath: slot].value.lastIndex { $0 === target }
            if let place { Self.root(model)[keyPath: slot].value.remove(at: place) }
        }
        property.encodeValue = { ($0 as? [Target]).map(Self.numbers) ?? .numbers([]) }
    }

    /// A variable that refers to any number of objects, or is `nil`.
    public func _property<Target: PersistentModel>(
        _ name: String, _ keyPath: KeyPath<Root, [Target]?>,
        _ slot: ReferenceWritableKeyPath<Root, _ModelSlot<[Target]?>>,
        attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil,
        initial: (() -> [Target]?)? = nil
    ) {
        let property = addMany(name, keyPath, Target.self, (attribute, relationship))
        property.isOptional = true
        property.encode = { Self.root($0)[keyPath: slot].value.map(Self.numbers) ?? .null }
        property.decode = { model, stored, context in
            let objects: [Target]? = stored == .null ? nil : Self.objects(stored, in: context)
            Self.root(model)[keyPath: slot] = _ModelSlot(objects)
        }
        property.fillBlank = { model in
            if Self.root(model)[keyPath: slot].isEmpty {
                Self.root(model)[keyPath: slot] = _ModelSlot(nil)
            }
        }
        property.targets = { Self.root($0)[keyPath: slot].value ?? [] }
        property.link = { model, target in
            let target = unsafeDowncast(target, to: Target.self)
            Self.root(model)[keyPath: slot].value =
                (Self.root(model)[keyPath: slot].value ?? []) + [target]
        }
        property.unlink = { model, target in
            guard var objects = Self.root(model)[keyPath: slot].value,
                let place = objects.lastIndex(where: { $0 === target })
            else { return }
            objects.remove(at: place)
            Self.root(model)[keyPath: slot].value = objects
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
