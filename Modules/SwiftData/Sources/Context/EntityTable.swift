internal import ObjectStore

/// The objects of one class in a context.
final class EntityTable {
    let entity: _ModelEntity
    /// In the order in which they were inserted, with some that were deleted.
    private(set) var objects: [any PersistentModel] = []
    /// Those of the context by their numbers.
    var known: [Int64: any PersistentModel] = [:]
    private var deadCount = 0
    /// Whether all rows of the store are among them.
    var isLoaded = false
    /// How many times only some of the rows were looked for.
    var partCount = 0
    /// Whether somebody has looked for rows, and is told of those that other contexts insert.
    var isAsked: Bool { isLoaded || partCount > 0 }

    init(_ entity: _ModelEntity) { self.entity = entity }

    func add(_ model: any PersistentModel) { objects.append(model) }

    /// Takes over all objects.
    func load(_ all: [any PersistentModel]) {
        (objects, deadCount, isLoaded) = (all, 0, true)
    }

    /// Notes that an object is no longer there; its place is freed some time.
    func noteDead() {
        deadCount += 1
        if deadCount > 64, deadCount > objects.count / 2 { removeDead() }
    }

    /// Frees the places of all objects that are no longer there.
    func removeDead() {
        if deadCount == 0 { return }
        objects.removeAll { $0._$backing.life == .gone || $0._$backing.life == .detached }
        deadCount = 0
    }
}
