internal import Foundation
internal import SwiftUI

/// What a view asks for.
final class ViewRequest {
    /// Of objects; without an entity yet where the class says it.
    let request: NSFetchRequest<any NSFetchRequestResult>
    /// The class of the objects.
    let type: NSManagedObject.Type?
    let animation: Animation?
    let transaction: Transaction?

    init<Asked, Result>(
        _ request: NSFetchRequest<Asked>, _ type: Result.Type, _ animation: Animation?,
        _ transaction: Transaction?
    ) {
        self.request = NSFetchRequest()
        self.request.take(over: request)
        self.type = type as? NSManagedObject.Type
        if let type = self.type { ObjectClasses.note(type) }
        (self.animation, self.transaction) = (animation, transaction)
    }

    /// The entity, in the model of a context.
    func entity(in context: NSManagedObjectContext) throws -> NSEntityDescription {
        if request.entityName == nil, let type, let found = context.model?.entity(of: type) {
            return found
        }
        if request.entityName == nil, let type {
            throw CoreDataErrors.error(
                NSCoreDataError,
                "The context's model has no entity of the class '\(type)'. It has: \(context.model?.names ?? "nothing")."
            )
        }
        return try context.entity(of: request)
    }

    /// Whether another request asks for the same, predicates and orders being the same objects.
    func isSame(as other: ViewRequest) -> Bool {
        if self === other { return true }
        let (mine, theirs) = (request, other.request)
        return mine.entityName == theirs.entityName && type == other.type
            && mine.predicate === theirs.predicate && mine.fetchLimit == theirs.fetchLimit
            && mine.fetchOffset == theirs.fetchOffset
            && (mine.sortDescriptors ?? []).elementsEqual(theirs.sortDescriptors ?? [], by: ===)
    }
}

extension NSSortDescriptor {
    /// Descriptors of a class that were made into descriptors of any.
    static func typed<Compared>(
        _ descriptors: [NSSortDescriptor]
    ) -> [SortDescriptor<Compared>] {
        descriptors.compactMap { ($0 as? TypedDescriptor)?.descriptor as? SortDescriptor<Compared> }
    }
}

/// A descriptor that is made of one of a class, which can be had back.
final class TypedDescriptor: NSSortDescriptor {
    let descriptor: Any

    init<Compared>(of descriptor: SortDescriptor<Compared>) {
        self.descriptor = descriptor
        super.init(
            keyPath: \NSManagedObject.self, ascending: true,
            comparator: { one, other in
                guard let one = one as? Compared, let other = other as? Compared else {
                    return .orderedSame
                }
                return descriptor.compare(one, other)
            })
    }
}
