public import Foundation
internal import ObjectStore
public import SwiftUI

/// Which thread a context is used on.
///
/// Apple: "NSManagedObjectContextConcurrencyType".
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
}

/// Objects, with their changes, until they are saved.
///
/// Apple: "NSManagedObjectContext".
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// Which thread a context is used on, by its newer name.
    public struct ConcurrencyType: Hashable, Sendable {
        let type: NSManagedObjectContextConcurrencyType
        public static let privateQueue = Self(type: .privateQueueConcurrencyType)
        public static let mainQueue = Self(type: .mainQueueConcurrencyType)
    }

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The stores; `nil` for a context with a parent has that of the parent.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator }
        set {
            ownCoordinator = newValue
            newValue?.add(self)
        }
    }
    private var ownCoordinator: NSPersistentStoreCoordinator?
    /// The context that changes are saved to; `nil` for one that saves to stores.
    open var parent: NSManagedObjectContext? {
        didSet { coordinator?.add(self) }
    }
    open var name: String?
    open var userInfo = NSMutableDictionary()
    /// Who makes the changes. It is kept by nobody here.
    open var transactionAuthor: String?
    /// Follows changes so that they can be undone; `nil` for nobody.
    open var undoManager: UndoManager?
    /// What becomes of changes that others made in the meantime.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Whether what is saved to the same stores or the parent is taken over at once.
    open var automaticallyMergesChangesFromParent = false
    /// Whether deletion rules are carried out at the end of an event. Here they are at once.
    open var propagatesDeletesAtEndOfEvent = true
    open var retainsRegisteredObjects = false
    open var shouldDeleteInaccessibleFaults = true
    /// In seconds. Means nothing here: objects are as they were fetched until they are refreshed.
    open var stalenessInterval: TimeInterval = -1
    open var queryGenerationToken: NSQueryGenerationToken? { nil }

    let ownQueue: ContextQueue
    var queue: DispatchQueue { ownQueue.queue }
    /// Whether this is the queue of the context.
    var isOnQueue: Bool {
        concurrencyType == .confinementConcurrencyType || ownQueue.isCurrent
    }
    /// The objects by their identifiers.
    var objects: [NSManagedObjectID: NSManagedObject] = [:]
    var inserted: [NSManagedObjectID: NSManagedObject] = [:]
    var changed: [NSManagedObjectID: NSManagedObject] = [:]
    var deleted: [NSManagedObjectID: NSManagedObject] = [:]
    /// What was changed since the last notification.
    var pending = PendingChanges()
    var watchers: [WeakWatcher] = []
    /// Whether what is changed is not followed by undo: it is undone now, or taken over from elsewhere.
    var isQuiet = false
    var isScheduled = false
    /// Whether it works for a batch: others are not told of what it saves.
    var isBatch = false

    /// A context that has neither stores nor a parent yet.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        ownQueue = ContextQueue(isMain: ct != .privateQueueConcurrencyType)
        super.init()
    }

    /// A context that has neither stores nor a parent yet.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

    /// The stores that changes reach in the end.
    var coordinator: NSPersistentStoreCoordinator? { ownCoordinator ?? parent?.coordinator }
    var model: NSManagedObjectModel? { coordinator?.managedObjectModel }

    // MARK: Objects

    /// The objects that are new.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }
    /// The objects that were changed.
    open var updatedObjects: Set<NSManagedObject> { Set(changed.values.filter(\.isUpdated)) }
    /// The objects that the next save deletes.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
    /// All objects that are known here.
    open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
    /// Whether there is something to save.
    open var hasChanges: Bool {
        !inserted.isEmpty || !deleted.isEmpty || changed.values.contains { $0.isUpdated }
    }

    /// The object of an identifier, which may be one that is not there: a fault.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = objects[objectID] { return known }
        return register(objectID)
    }

    /// The object of an identifier, if it is known here.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        objects[objectID]
    }

    /// The object of an identifier.
    ///
    /// - Throws: `NSManagedObjectReferentialIntegrityError` where there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let found = object(with: objectID)
        found.fill()
        if found.life == .gone || found.life == .deleted {
            throw CoreDataErrors.error(
                NSManagedObjectReferentialIntegrityError,
                "There is no object '\(objectID)': it was deleted, or never saved.")
        }
        return found
    }

    /// Makes the object of an identifier known, as a fault.
    func register(_ id: NSManagedObjectID) -> NSManagedObject {
        let made = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
        made.objectID = id
        made.managedObjectContext = self
        (made.life, made.isFilled) = (.saved, false)
        objects[id] = made
        return made
    }

    /// Gives identifiers of new objects the form that they have when they are saved.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }

    /// Says which store a new object goes to.
    open func assign(_ object: Any, to store: NSPersistentStore) {
        guard let object = object as? NSManagedObject, object.life == .inserted else { return }
        objects[object.objectID] = nil
        inserted[object.objectID] = nil
        let id = NSManagedObjectID(object.entity, store.backing.nextNumber(), store)
        id.isTemporaryID = true
        object.objectID = id
        objects[id] = object
        inserted[id] = object
    }

    /// Fetches the values of a fault.
    ///
    /// - Returns: Whether they are there.
    func fillValues(of object: NSManagedObject) -> Bool {
        if let found = storedValues(of: object.objectID) {
            (object.slots, object.row) = found
            return true
        }
        for place in object.slots.indices
        where object.entity.layout.relationships[place]?.isToMany != true {
            object.slots[place] = .none
        }
        if object.life == .saved { object.life = .gone }
        return false
    }

    /// The values of an object where it is saved; `nil` if it is not there.
    func storedValues(of id: NSManagedObjectID) -> (slots: [Slot], row: RowSnapshot?)? {
        if let parent {
            return parent.performAndWait {
                let original = parent.object(with: id)
                original.fill()
                if original.life == .gone || original.life == .deleted { return nil }
                return (original.slots, nil)
            }
        }
        do {
            guard let coordinator, let row = try coordinator.row(of: id) else { return nil }
            return (coordinator.slots(row, of: id), row)
        } catch {
            Notes.tell("An object cannot be fetched: \(error.localizedDescription)")
            return nil
        }
    }
}

/// A moment of stores that is fetched from. There is none here: fetches see what is saved last.
///
/// Apple: "NSQueryGenerationToken".
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    public static let current = NSQueryGenerationToken()
}

extension NSManagedObjectContext {
    /// Says which moment of the stores is fetched from. Here it is always the newest.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}
