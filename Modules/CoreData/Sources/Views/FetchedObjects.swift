internal import Foundation
internal import Observation
internal import SwiftUI

/// What a view's request found, kept with the view, until something of it changes.
final class FetchedObjects: ContextWatcher, Observable {
    private let registrar = ObservationRegistrar()
    private var request: ViewRequest?
    private weak var context: NSManagedObjectContext?
    private var entity: NSEntityDescription?
    private var isStale = true
    private var found: [NSObject] = []
    private var members: Set<ObjectIdentifier> = []
    /// What was set in place of the request's.
    private var ownPredicate: NSPredicate??
    private var ownDescriptors: [NSSortDescriptor]?

    /// Takes over what a view asks for now.
    func update(_ request: ViewRequest, in context: NSManagedObjectContext) {
        let isSame = self.request?.isSame(as: request) == true && self.context === context
        self.request = request
        if isSame { return }
        if self.context !== context {
            self.context?.unwatch(self)
            context.watch(self)
        }
        self.context = context
        isStale = true
    }

    /// The objects; whoever reads them is told of changes.
    var objects: [NSObject] {
        registrar.access(self, keyPath: \.objects)
        if isStale { fetch() }
        return found
    }

    var predicate: NSPredicate? {
        get { ownPredicate ?? request?.request.predicate }
        set {
            ownPredicate = .some(newValue)
            setStale()
        }
    }

    var descriptors: [NSSortDescriptor] {
        get { ownDescriptors ?? request?.request.sortDescriptors ?? [] }
        set {
            ownDescriptors = newValue
            setStale()
        }
    }

    private func fetch() {
        guard let request, let context else { return }
        isStale = false
        (found, members) = ([], [])
        guard context.coordinator != nil else {
            return Notes.tell(
                "A @FetchRequest finds nothing without a context: write .environment(\\.managedObjectContext, container.viewContext) around "
                    + "the view.")
        }
        do {
            let entity = try request.entity(in: context)
            self.entity = entity
            let asked = request.request.copied()
            asked.entity = entity
            (asked.predicate, asked.sortDescriptors) = (predicate, descriptors)
            found = try context.fetch(asked).compactMap { $0 as? NSObject }
            members = Set(found.map { ObjectIdentifier($0) })
        } catch {
            Notes.tell("A @FetchRequest found nothing: \(error.localizedDescription)")
        }
    }

    // MARK: Changes

    func allDidChange() { setStale() }

    func objectDidChange(_ object: NSManagedObject) {
        guard !isStale, let entity, object.entity.isKindOf(entity: entity) else { return }
        let asked = request?.request
        let isPlain =
            asked?.resultType == .managedObjectResultType && asked?.fetchLimit == 0
            && asked?.fetchOffset == 0
        if !isPlain || members.contains(ObjectIdentifier(object)) { return setStale() }
        guard object.life == .inserted || object.life == .saved else { return }
        if predicate?.evaluate(with: object) ?? true { setStale() }
    }

    private func setStale() {
        isStale = true
        let change = { self.registrar.withMutation(of: self, keyPath: \.objects) {} }
        if let transaction = request?.transaction {
            withTransaction(transaction, change)
        } else if let animation = request?.animation {
            withAnimation(animation, change)
        } else {
            change()
        }
    }
}
