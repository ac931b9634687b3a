internal import ObjectStore

extension _ModelBacking {
    /// Takes note of a variable that was set, and has the others refer back.
    public func didChange<Root: PersistentModel, Value>(
        _ model: Root, _ place: Int, _ old: Value, _ new: Value
    ) {
        let property = Root._$entity.properties[place]
        let wasKept = kept?.removeValue(forKey: place)
        if let context {
            // Encoded where it is needed alone: a long relationship has many numbers.
            context.note(model, changed: place, from: wasKept ?? property.encodeValue(old))
            if context.isRegisteringUndo {
                if let wasKept, property.kind == .attribute {
                    context.registerUndo(model, property, keeping: wasKept)
                } else {
                    context.registerUndo(model, property, old)
                }
            }
        }
        if property.kind != .attribute {
            let (lost, won) = property.difference(old, new)
            relate(model, place, lost, won)
        }
        context?.tell(model)
    }

    /// Takes note of a variable that was set and had nothing before that could be read: its object is gone, or the store has
    /// something else.
    public func didSet<Root: PersistentModel>(_ model: Root, _ place: Int) {
        let property = Root._$entity.properties[place]
        let before = kept?.removeValue(forKey: place) ?? .null
        if let context {
            context.note(model, changed: place, from: before)
            if context.isRegisteringUndo {
                context.registerUndo(model, property, keeping: before)
            }
        }
        if property.kind != .attribute { relate(model, place, [], property.targets(model)) }
        context?.tell(model)
    }

    private func relate(
        _ model: any PersistentModel, _ place: Int, _ lost: [any PersistentModel],
        _ won: [any PersistentModel]
    ) {
        let entity = type(of: model)._$entity
        if let inverse = entity.inverse(of: place) {
            for other in lost { other.unlink(model, inverse) }
            for other in won { other.link(model, inverse, but: (entity, place)) }
        }
        insertTogether(model, won)
    }

    /// What an object of a context refers to is in the context too, and what refers to it.
    private func insertTogether(_ model: any PersistentModel, _ others: [any PersistentModel]) {
        if let context {
            for other in others where other._$backing.life == .detached { context.insertAny(other) }
        } else if life == .detached,
            let context = others.lazy.compactMap({ $0._$backing.context }).first
        {
            context.insertAny(model)
        }
    }
}

extension PersistentModel {
    /// Has a variable refer to another object, which refers to this one. What referred to that object before no longer
    /// does.
    ///
    /// - Parameter origin: The variable of the other object.
    func link(
        _ other: any PersistentModel, _ inverse: (entity: _ModelEntity, place: Int),
        but origin: (entity: _ModelEntity, place: Int)
    ) {
        let property = inverse.entity.properties[inverse.place]
        prepare(inverse.place)
        if property.kind == .toOne {
            // The one before loses this object.
            for former in property.targets(self) where former !== other {
                former.unlink(self, origin)
            }
        } else if origin.entity.properties[origin.place].kind == .toMany,
            property.targets(self).contains(where: { $0 === other })
        {
            return
        }
        property.mutate(self) { property.link(self, other) }
        _$backing.context?.tell(self)
    }

    /// Has a variable no longer refer to an object.
    func unlink(_ other: any PersistentModel, _ inverse: (entity: _ModelEntity, place: Int)) {
        let property = inverse.entity.properties[inverse.place]
        prepare(inverse.place)
        if property.kind == .toOne, !property.targets(self).contains(where: { $0 === other }) {
            return
        }
        property.mutate(self) { property.unlink(self, other) }
        _$backing.context?.tell(self)
    }

    /// Fills the slots and notes the values before a change.
    private func prepare(_ place: Int) {
        if _$backing.life != .detached { _$backing.fillIfEmpty(self) }
        _$backing.context?.noteBefore(self)
    }
}

extension _ModelBacking {
    /// Reads the object from the store unless that was done.
    func fillIfEmpty(_ model: some PersistentModel) {
        if life == .saved, !isFilled { fill(model) }
    }
}
