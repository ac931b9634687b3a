internal import Foundation

/// An actor with a context of its own; `@ModelActor` makes it one.
///
/// Apple: "ModelActor".
public protocol ModelActor: Actor {
    /// The container of the actor's models.
    nonisolated var modelContainer: ModelContainer { get }
    /// Has the context.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The object of an identifier, in the actor's context.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.known(id.number, T.self)
    }
}

/// Has a context for an actor.
///
/// Apple: "ModelExecutor".
public protocol ModelExecutor: AnyObject, Sendable {
    var modelContext: ModelContext { get }
}

/// Has a context for an actor, whose work is done in its order.
///
/// Apple: "DefaultSerialModelExecutor".
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext

    public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
