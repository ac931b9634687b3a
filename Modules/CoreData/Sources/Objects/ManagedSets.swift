internal import Foundation

/// A set that changes a relationship.
final class ManagedSet: NSMutableSet {
    private let object: NSManagedObject
    private let place: Int

    init(_ object: NSManagedObject, _ place: Int) {
        (self.object, self.place) = (object, place)
        super.init(capacity: 0)
    }

    required init?(coder aDecoder: NSCoder) { return nil }
    required init(capacity numItems: Int) {
        preconditionFailure("Such a set belongs to a relationship.")
    }

    override var count: Int { object.others(at: place).count }
    override func member(_ object: Any) -> Any? {
        self.object.others(at: place).first { $0 === object as? NSManagedObject }
    }
    override func objectEnumerator() -> NSEnumerator {
        NSArray(array: object.others(at: place)).objectEnumerator()
    }
    override func add(_ object: Any) {
        if let object = object as? NSManagedObject { self.object.add([object], at: place) }
    }
    override func remove(_ object: Any) {
        if let object = object as? NSManagedObject { self.object.disconnect(place, object) }
    }
}

/// An ordered set that changes a relationship.
final class ManagedOrderedSet: NSMutableOrderedSet {
    private let object: NSManagedObject
    private let place: Int

    init(_ object: NSManagedObject, _ place: Int) {
        (self.object, self.place) = (object, place)
        super.init(capacity: 0)
    }

    required init?(coder aDecoder: NSCoder) { return nil }
    override init(capacity numItems: Int) {
        preconditionFailure("Such a set belongs to a relationship.")
    }

    private var all: [NSManagedObject] { object.others(at: place) }

    required init(arrayLiteral elements: Any...) {
        preconditionFailure("Such a set belongs to a relationship.")
    }

    override var count: Int { all.count }
    override func object(at idx: Int) -> Any { all[idx] }
    override func index(of object: Any) -> Int {
        all.firstIndex { $0 === object as? NSManagedObject } ?? NSNotFound
    }
    override func insert(_ object: Any, at idx: Int) {
        guard let object = object as? NSManagedObject else { return }
        var all = all.filter { $0 !== object }
        all.insert(object, at: Swift.min(idx, all.count))
        self.object.relate(to: all, at: place)
    }
    override func removeObject(at idx: Int) { object.disconnect(place, all[idx]) }
    override func replaceObject(at idx: Int, with obj: Any) {
        removeObject(at: idx)
        insert(obj, at: idx)
    }
}
