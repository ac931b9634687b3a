internal import Foundation
internal import ObjectStore
internal import Synchronization

/// Objects of a container that belong together: what is changed in them is saved or taken back at once.
///
/// A context is used on one thread or actor.
///
/// Apple: "ModelContext".
public final class ModelContext: Equatable, SendableMetatype {
    public let container: ModelContainer
    /// Whether it saves by itself soon after a change.
    public var autosaveEnabled = false {
        didSet { scheduleSave() }
    }
    /// Keeps what takes changes back; `nil` for none.
    public var undoManager: UndoManager?
    /// Who changes something; kept for whoever asks.
    public var author: String?

    let place: ContextPlace
    var isMain = false
    var tables: [ObjectIdentifier: EntityTable] = [:]
    /// Those that were inserted, in their order, with some that no longer count.
    var inserted: [any PersistentModel] = []
    /// Whether some of them are gone.
    var insertedHasGone = false
    /// Those that were changed, with some that no longer count.
    var changed: [any PersistentModel] = []
    var deleted: [any PersistentModel] = []
    var denials: [Denial] = []
    /// Those that follow what is changed, by the classes that they look at.
    var watchers: [ObjectIdentifier: [WeakWatcher]] = [:]
    private let elsewhere = Mutex<[StoreChanges]>([])
    private var isSaveScheduled = false

    /// A context of a container.
    public init(_ container: ModelContainer) {
        self.container = container
        place = ContextPlace(storeIdentifier: container.identifier)
        place.context = self
        container.add(self)
    }

    public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }

    /// The object of a class that has a number. Each store counts by itself, so that a number alone tells nothing.
    subscript(number: Int64, entity: _ModelEntity) -> (any PersistentModel)? {
        get { table(of: entity).known[number] }
        set { table(of: entity).known[number] = newValue }
    }

    func table(of entity: _ModelEntity) -> EntityTable {
        if let known = tables[ObjectIdentifier(entity)] { return known }
        let made = EntityTable(entity)
        tables[ObjectIdentifier(entity)] = made
        return made
    }

    // MARK: What is not saved

    /// Whether something is not saved.
    public var hasChanges: Bool {
        !insertedModelsArray.isEmpty || !changedModelsArray.isEmpty || !deletedModelsArray.isEmpty
    }

    /// What was inserted and is not saved.
    public var insertedModelsArray: [any PersistentModel] {
        inserted.filter { $0._$backing.life == .inserted }
    }

    /// What was saved and has changed since.
    public var changedModelsArray: [any PersistentModel] {
        changed.filter { $0._$backing.life == .saved && $0._$backing.original != nil }
    }

    /// What is deleted when the context is saved.
    public var deletedModelsArray: [any PersistentModel] {
        deleted.filter { $0._$backing.life == .deleted }
    }

    /// Takes note of an object that was saved and has changed.
    func note(
        _ model: some PersistentModel, changed property: Int,
        from old: @autoclosure () -> StoredValue
    ) {
        let backing = model._$backing
        if backing.life == .saved, backing.original == nil {
            var values = type(of: model)._$entity.encode(model)
            values[property] = old()
            backing.original = values
            changed.append(model)
        }
        scheduleSave()
    }

    /// Takes note of an object that will be changed.
    func noteBefore(_ model: some PersistentModel) {
        let backing = model._$backing
        guard backing.life == .saved, backing.original == nil else { return }
        backing.original = type(of: model)._$entity.encode(model)
        changed.append(model)
    }

    // MARK: Saving by itself

    func scheduleSave() {
        guard autosaveEnabled, isMain, !isSaveScheduled else { return }
        isSaveScheduled = true
        let held = HeldForLater(context: self)
        DispatchQueue.main.async { held.context?.saveByItself() }
    }

    private struct HeldForLater: @unchecked Sendable {
        weak var context: ModelContext?
    }

    private func saveByItself() {
        isSaveScheduled = false
        guard autosaveEnabled, hasChanges else { return }
        do {
            try save()
        } catch {
            Notes.tell("A context could not save by itself: \(error)")
        }
    }

    // MARK: Other contexts

    /// Takes note of what another context saved; on the main actor at once.
    func wasSavedElsewhere(_ changes: StoreChanges) {
        elsewhere.withLock { $0.append(changes) }
        guard isMain else { return }
        if MainActorThread.isCurrent {
            takeOver()
        } else {
            let held = HeldForLater(context: self)
            DispatchQueue.main.async { held.context?.takeOver() }
        }
    }

    /// Takes over what other contexts saved meanwhile.
    func takeOver() {
        let all = elsewhere.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for changes in all { apply(changes) }
    }
}
