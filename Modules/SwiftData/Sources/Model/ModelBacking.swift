internal import ObjectStore
internal import Synchronization

/// Where an object of a model stands: what `@Model` keeps beside its variables.
///
/// It is used on the thread of the object's context.
public final class _ModelBacking: @unchecked Sendable {
    /// What became of an object.
    enum Life {
        /// In no context.
        case detached
        /// In a context, and not in the store yet.
        case inserted
        /// In a context and in the store.
        case saved
        /// In the store until the context is saved.
        case deleted
        /// No longer in the store.
        case gone
    }

    private static let made = Atomic<Int64>(0)

    var life = Life.detached
    /// The class, once the object is in a context.
    var entity: _ModelEntity?
    /// The number in the store; negative while the object is in no context.
    var number: Int64
    /// What the store has of the object, since it was changed.
    var original: [StoredValue]?
    /// What the store has of variables whose slots could not take it, by their places: it is saved as it is until they
    /// are set.
    var kept: [Int: StoredValue]?
    /// Whether the object's slots have values.
    var isFilled = true
    /// The context, held so that asking for it is cheap.
    var place: ContextPlace?

    /// Where an object stands that is in no context.
    public init() {
        number = -Self.made.add(1, ordering: .relaxed).newValue
    }

    init(number: Int64, _ entity: _ModelEntity, in place: ContextPlace) {
        self.entity = entity
        (self.number, self.place, life, isFilled) = (number, place, .saved, false)
    }

    var context: ModelContext? { place?.context }

    /// Keeps what the store has of a variable beside its slot; `nil` once the slot has it.
    func keep(_ value: StoredValue?, at place: Int) {
        if kept == nil {
            guard let value else { return }
            kept = [place: value]
        } else {
            kept?[place] = value
        }
    }

    /// Whether reading is not told to observers: the context looks through all objects.
    public var isQuiet: Bool {
        guard let place, place.quiet > 0 else { return false }
        if let looksAt = place.looksAt, looksAt !== self { place.readsOthers = true }
        if let looksFor = place.looksFor, entity?.isKind(of: looksFor) != true {
            place.readsOthers = true
        }
        return true
    }

    func identifier(of entity: _ModelEntity) -> PersistentIdentifier {
        PersistentIdentifier(
            store: number < 0 ? nil : place?.storeIdentifier, entity: entity.name, number: number)
    }

    /// Reads the object's empty slots from the store.
    public func fill(_ model: some PersistentModel) {
        place?.fill(model)
    }
}

/// A context as its objects hold it: they do not keep it alive.
final class ContextPlace: @unchecked Sendable {
    weak var context: ModelContext?
    let storeIdentifier: String
    /// How many times the context is looking through objects.
    var quiet = 0
    /// The object that it looks at, and the class that it sorts.
    var looksAt: _ModelBacking?
    var looksFor: _ModelEntity?
    /// Whether other objects were read while it looked at one.
    var readsOthers = false

    init(storeIdentifier: String) { self.storeIdentifier = storeIdentifier }

    /// Carries out what nobody is to observe.
    func quietly<Result>(_ work: () throws -> Result) rethrows -> Result {
        quiet += 1
        defer { quiet -= 1 }
        return try work()
    }

    func fill(_ model: some PersistentModel) {
        (model._$backing.isFilled, model._$backing.kept) = (true, nil)
        let entity = type(of: model)._$entity
        let values = context?.storedValues(of: model._$backing.number, entity)
        entity.fill(model, from: values, in: context)
    }
}
