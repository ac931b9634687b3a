internal import Foundation
internal import ObjectStore
public import Observation

/// A class whose objects are kept in a store; `@Model` makes it one.
///
/// Apple: "PersistentModel". What `@Model` adds beside is opaque.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// What is kept of each object.
    static var _$entity: _ModelEntity { get }
    /// Where the object stands: its context and its row.
    var _$backing: _ModelBacking { get }
    /// Makes an object whose variables are read from the store when they are first asked for.
    init(_$backing backing: _ModelBacking)
    /// Whom its variables' changes are told.
    var _$registrar: ObservationRegistrar { get }
}

extension PersistentModel {
    /// Tells the object from all others, in all contexts.
    public var persistentModelID: PersistentIdentifier {
        _$backing.identifier(of: type(of: self)._$entity)
    }

    /// The identifier, for models without an `id` of their own.
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the object is in; `nil` for one that was not inserted, or that was deleted and saved.
    public var modelContext: ModelContext? { _$backing.context }

    /// Whether the object was deleted from its context.
    public var isDeleted: Bool { _$backing.life == .deleted || _$backing.life == .gone }

    /// Whether something of the object differs from what was saved.
    public var hasChanges: Bool {
        switch _$backing.life {
        case .inserted, .deleted: true
        case .saved: _$backing.original != nil
        case .detached, .gone: false
        }
    }

    /// The value of a variable.
    public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value {
        self[keyPath: keyPath]
    }

    /// Sets the value of a variable; a key path of one that cannot be set has no effect, which is told.
    public func setValue<Value>(forKey keyPath: KeyPath<Self, Value>, to value: Value) {
        guard let writable = keyPath as? ReferenceWritableKeyPath<Self, Value> else {
            return Notes.tell(
                "setValue(forKey:to:) was called with a key path of '\(Self.self)' that cannot be set."
            )
        }
        self[keyPath: writable] = value
    }

    /// Whether both are the same object.
    public static func == (first: Self, second: Self) -> Bool { first === second }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
