public import Combine
public import Foundation

/// An object of an entity.
///
/// Its properties are kept by their names. `@NSManaged` variables of subclasses read and write them in files that `quadrant`
/// compiles. It is used on the queue of its context.
///
/// Apple: "NSManagedObject".
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
    /// Where an object stands.
    enum Life {
        /// In no context.
        case loose
        /// New in its context.
        case inserted
        case saved
        /// To be deleted with the next save.
        case deleted
        /// Deleted, or forgotten by its context.
        case gone
    }

    public let entity: NSEntityDescription
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public internal(set) var objectID: NSManagedObjectID
    /// Tells before a property changes.
    public private(set) lazy var objectWillChange = ObservableObjectPublisher()

    var life = Life.loose
    /// Its values, at the places of the entity's layout.
    var slots: [Slot]
    /// Whether its values are there; if not, it is a fault.
    var isFilled = true
    /// The values before the first change since it was fetched or saved; `nil` without changes.
    var committed: [Slot]?
    /// The row that it was made of or became, to see whether somebody else changed it.
    var row: RowSnapshot?
    /// Objects that it refers to, while it is in no context.
    var loose: [NSManagedObjectID: NSManagedObject] = [:]

    /// An object of an entity, which is inserted into a context; into none where that is `nil`.
    public required init(
        entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) {
        self.entity = entity
        slots = entity.layout.initial
        objectID = NSManagedObjectID.made(for: entity, in: context)
        super.init()
        if let context { context.insertNew(self) }
    }

    /// A new object, of the entity whose class it is, in a context.
    ///
    /// A class that is of no entity of the context's model ends the program, as on Apple's systems.
    public convenience init(context moc: NSManagedObjectContext) {
        ObjectClasses.note(Self.self)
        let found = moc.model?.entity(of: Self.self)
        // A context without stores knows no model: that of the class is taken.
        guard let entity = found ?? (moc.model == nil ? ObjectClasses.entity(of: Self.self) : nil)
        else {
            Trouble.raise(
                "No entity of the model has the class '\(Self.self)'. The model has: \(moc.model?.names ?? "nothing"). Look at the name "
                    + "of the class in the model, and at that of the model: NSPersistentContainer(name:)."
            )
        }
        self.init(entity: entity, insertInto: moc)
    }

    /// The entity of the class, in the model that was used last.
    ///
    /// A class that is of no entity ends the program, as on Apple's systems.
    open class func entity() -> NSEntityDescription {
        if let found = ObjectClasses.entity(of: self) { return found }
        let made = NSEntityDescription()
        Notes.tell(
            "No entity has the class '\(self)' yet: make the container before its entity is asked for."
        )
        made.name = "\(self)"
        made.managedObjectClassName = "\(self)"
        return made
    }

    /// A request for all objects of the class.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: ObjectClasses.entity(of: self)?.name ?? "\(self)")
    }

    /// Whether changes of properties that the model lacks count. Apple's default; nobody asks here.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    // MARK: State

    /// Whether it is new and was not saved.
    public var isInserted: Bool { life == .inserted }
    /// Whether it has changes that were not saved.
    public var isUpdated: Bool { life == .saved && committed != nil }
    /// Whether the next save deletes it.
    public var isDeleted: Bool { life == .deleted }
    /// Whether it is new, changed or to be deleted.
    public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether a property has another value than in the store.
    public var hasPersistentChangedValues: Bool {
        isInserted || !changedValues().isEmpty
    }
    /// Whether its values are still to be fetched.
    public var isFault: Bool { !isFilled }
    /// 0 for an object with its values.
    open var faultingState: Int { isFault ? 1 : 0 }

    // MARK: For subclasses

    /// Called once, when the object is inserted.
    open func awakeFromInsert() {}
    /// Called when the values were fetched.
    open func awakeFromFetch() {}
    /// Called when values come back by an undo, a merge or a rollback.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Called before a save, which sees what it changes.
    open func willSave() {}
    /// Called after a save.
    open func didSave() {}
    /// Called before the values are forgotten.
    open func willTurnIntoFault() {}
    /// Called after the values were forgotten.
    open func didTurnIntoFault() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}

    // MARK: Key-value coding

    /// The value of a property: numbers are `NSNumber`, objects of a relationship are in `NSSet` or `NSOrderedSet`.
    open func value(forKey key: String) -> Any? {
        if let place = entity.layout.place(of: key) { return value(at: place) }
        switch key {
        case "self": return self
        case "objectID": return objectID
        case "hasChanges": return hasChanges
        case "isDeleted": return isDeleted
        case "isInserted": return isInserted
        case "isUpdated": return isUpdated
        default: return value(forUndefinedKey: key)
        }
    }

    /// Sets a property, and has the objects of a relationship refer back.
    open func setValue(_ value: Any?, forKey key: String) {
        if let place = entity.layout.place(of: key) {
            set(value, at: place)
        } else {
            setValue(value, forUndefinedKey: key)
        }
    }

    /// The value of a key that the entity has not: it ends the program, as on Apple's systems.
    open func value(forUndefinedKey key: String) -> Any? { value(at: place(of: key)) }

    /// Sets what the entity has not: it ends the program, as on Apple's systems.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        set(value, at: place(of: key))
    }

    /// The value of a property, without telling that it is read.
    open func primitiveValue(forKey key: String) -> Any? { value(at: place(of: key)) }

    /// Sets a property without telling those who follow the object.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        let place = place(of: key)
        if entity.layout.relationships[place] != nil { return set(value, at: place) }
        fill()
        managedObjectContext?.willChange(self, place)
        let taken = value.flatMap { entity.layout.attributes[place]?.taken($0) }
        slots[place] = taken.map { .value($0) } ?? .none
    }

    /// Says that a property is read. Nobody needs it here.
    open func willAccessValue(forKey key: String?) { fill() }
    /// Says that a property was read. Nobody needs it here.
    open func didAccessValue(forKey key: String?) {}

    /// Says that a property will be set by `setPrimitiveValue(_:forKey:)`.
    open func willChangeValue(forKey key: String) {
        tell()
        if let place = entity.layout.place(of: key) {
            managedObjectContext?.willChange(self, place)
        }
    }

    /// Says that a property was set by `setPrimitiveValue(_:forKey:)`.
    open func didChangeValue(forKey key: String) { managedObjectContext?.didChange(self) }

    // MARK: Validation

    /// Whether the object may be saved for the first time.
    open func validateForInsert() throws { try validate() }
    /// Whether the object may be saved again.
    open func validateForUpdate() throws { try validate() }
    /// Whether the object may be deleted.
    open func validateForDelete() throws { try validateDeletion() }

    // MARK: Changing

    /// Tells those who follow the object.
    func tell() { objectWillChange.send() }

    /// Sets of objects have the same order in all runs.
    open override var hash: Int { Int(truncatingIfNeeded: objectID.number) }

    open override var description: String {
        let values = entity.layout.properties.map {
            "\($0.name) = \(isFilled ? value(forKey: $0.name).map { "\($0)" } ?? "nil" : "…")"
        }
        return "<\(type(of: self))> \(objectID) {\(values.joined(separator: "; "))}"
    }
}

/// Why values of an object come back.
///
/// Apple: "NSSnapshotEventType".
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    /// The events of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let undoInsertion = Self(rawValue: 1 << 1)
    public static let undoDeletion = Self(rawValue: 1 << 2)
    public static let undoUpdate = Self(rawValue: 1 << 3)
    public static let rollback = Self(rawValue: 1 << 4)
    public static let refresh = Self(rawValue: 1 << 5)
    public static let mergePolicy = Self(rawValue: 1 << 6)
}
