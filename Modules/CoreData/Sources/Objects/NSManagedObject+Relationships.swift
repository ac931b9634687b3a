internal import Foundation

extension NSManagedObject {
    /// The objects that a relationship refers to, in its order.
    func others(at place: Int) -> [NSManagedObject] {
        fill()
        switch slots[place] {
        case .one(let id): return [other(id)].compactMap(\.self)
        case .many(let list): return list.ids.compactMap { other($0) }
        case .none, .value: return []
        }
    }

    /// Has a relationship refer to some objects and no others.
    func relate(to objects: [NSManagedObject], at place: Int) {
        let old = others(at: place)
        for object in objects { join(object, place) }
        let wanted = Set(objects.map(\.objectID))
        for object in old where !wanted.contains(object.objectID) { disconnect(place, object) }
        guard entity.layout.relationships[place]?.isToMany == true else {
            if let object = objects.first { connect(place, object) }
            return
        }
        for object in objects { connect(place, object) }
        if entity.layout.relationships[place]?.isOrdered == true {
            order(objects.map(\.objectID), at: place)
        }
    }

    /// Puts the objects of an ordered relationship into an order.
    func order(_ ids: [NSManagedObjectID], at place: Int) {
        guard case .many(let list) = slots[place], list.ids != ids else { return }
        change(place) { $0 = .many(IDList(ids)) }
    }

    /// Brings another object into the context.
    func join(_ object: NSManagedObject, _ place: Int) {
        let name = "\(entity.name ?? "").\(entity.layout.properties[place].name)"
        if let wanted = entity.layout.relationships[place]?.destinationEntity,
            !object.entity.isKindOf(entity: wanted)
        {
            Trouble.raise(
                "'\(name)' refers to objects of '\(wanted.name ?? "")', and was given one of '\(object.entity.name ?? "")'."
            )
        }
        switch (managedObjectContext, object.managedObjectContext) {
        case (nil, nil):
            loose[object.objectID] = object
            object.loose[objectID] = self
        case (let mine?, nil) where object.life == .loose: mine.insert(object)
        case (nil, let theirs?) where life == .loose: theirs.insert(self)
        case (let mine?, let theirs?) where mine !== theirs:
            Trouble.raise(
                "'\(name)' was given an object of another context. Take context.object(with: other.objectID)."
            )
        default: break
        }
    }

    /// Has a relationship refer to an object, and that object refer back.
    func connect(_ place: Int, _ object: NSManagedObject) {
        if case .one(let old) = slots[place] {
            if old == object.objectID { return }
            if let old = other(old) { disconnect(place, old) }
        }
        guard link(place, object.objectID) else { return }
        guard let inverse = entity.layout.inverse(of: place),
            let back = object.entity.layout.place(of: inverse.name)
        else { return }
        object.fill()
        if case .one(let old) = object.slots[back], old != objectID, let old = object.other(old) {
            object.disconnect(back, old)
        }
        _ = object.link(back, objectID)
    }

    /// Has a relationship no longer refer to an object, nor that object back.
    func disconnect(_ place: Int, _ object: NSManagedObject) {
        unlink(place, object.objectID)
        guard let inverse = entity.layout.inverse(of: place),
            let back = object.entity.layout.place(of: inverse.name)
        else { return }
        object.unlink(back, objectID)
    }

    /// - Returns: Whether it is new.
    private func link(_ place: Int, _ id: NSManagedObjectID) -> Bool {
        fill()
        guard entity.layout.relationships[place]?.isToMany == true else {
            if case .one(let old) = slots[place], old == id { return false }
            change(place) { $0 = .one(id) }
            return true
        }
        if case .many(let list) = slots[place], list.contains(id) { return false }
        change(place) { slot in
            guard case .many(var list) = slot else {
                slot = .many(IDList([id]))
                return
            }
            slot = .none
            _ = list.append(id)
            slot = .many(list)
        }
        return true
    }

    /// Has a relationship no longer refer to an object.
    func unlink(_ place: Int, _ id: NSManagedObjectID) {
        fill()
        switch slots[place] {
        case .one(let old) where old == id: change(place) { $0 = .none }
        case .many(let list) where list.contains(id):
            change(place) { slot in
                guard case .many(var list) = slot else { return }
                slot = .none
                _ = list.remove(id)
                slot = .many(list)
            }
        default: break
        }
    }

    /// The identifiers that relationships refer to, without fetching the objects.
    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        let place = place(of: key)
        fill()
        switch slots[place] {
        case .one(let id): return [id]
        case .many(let list): return list.ids
        case .none, .value: return []
        }
    }

    /// Whether the objects of a relationship are still to be fetched.
    public func hasFault(forRelationshipNamed key: String) -> Bool { !isFilled }
}

extension NSManagedObject {
    /// Has a relationship refer to more objects.
    func add(_ objects: [NSManagedObject], at place: Int) {
        fill()
        for object in objects {
            join(object, place)
            connect(place, object)
        }
    }
}
