internal import Foundation
internal import ObjectStore
internal import Observation
internal import SwiftUI

/// What a `Query` found, kept with its view, until something of it changes.
final class QueryResults<Element: PersistentModel>: Watcher, Observable {
    private let registrar = ObservationRegistrar()
    private var request: QueryRequest<Element>?
    private weak var context: ModelContext?
    private var isStale = true
    private var found: [Element] = []
    private var places: [Int64: Int]?
    private var readsOthers = false
    private(set) var error: (any Error)?

    /// Takes over what a view asks for now.
    func update(_ request: QueryRequest<Element>, in context: ModelContext) {
        let isSame = self.request?.isSame(as: request) == true && self.context === context
        self.request = request
        if isSame { return }
        if self.context !== context { context.watch(Element._$entity, self) }
        self.context = context
        isStale = true
    }

    /// The models; whoever reads them is told of changes.
    var models: [Element] {
        registrar.access(self, keyPath: \.models)
        if isStale { fetch() }
        return found
    }

    private func fetch() {
        guard let request, let context else { return }
        isStale = false
        places = nil
        context.place.readsOthers = false
        do {
            found = try context.fetch(request.descriptor)
            error = nil
        } catch {
            found = []
            self.error = error
            Notes.tell("A @Query of '\(Element._$entity.name)' found nothing: \(error)")
        }
        readsOthers = context.place.readsOthers
    }

    // MARK: Changes

    func otherDidChange() {
        if readsOthers { setStale() }
    }

    func modelDidChange(_ model: any PersistentModel) {
        guard !isStale, let model = model as? Element, let descriptor = request?.descriptor,
            let context
        else { return }
        if readsOthers || descriptor.fetchLimit != nil || descriptor.fetchOffset != nil {
            return setStale()
        }
        let was = place(of: model)
        let isIn = context.place.quietly { Self.isIn(model, descriptor) }
        guard let was, isIn else {
            if was != nil || isIn { setStale() }
            return
        }
        if descriptor.sortBy.isEmpty { return }
        // Still in its place?
        let isOrdered = context.place.quietly {
            let before = was == 0 || descriptor.order(found[was - 1], model) != .orderedDescending
            let after =
                was == found.count - 1
                || descriptor.order(model, found[was + 1]) != .orderedDescending
            return before && after
        }
        if !isOrdered { setStale() }
    }

    private static func isIn(_ model: Element, _ descriptor: FetchDescriptor<Element>) -> Bool {
        switch model._$backing.life {
        case .inserted: if !descriptor.includePendingChanges { return false }
        case .saved: break
        case .detached, .deleted, .gone: return false
        }
        guard let predicate = descriptor.predicate else { return true }
        return (try? predicate.evaluate(model)) ?? false
    }

    private func place(of model: Element) -> Int? {
        if places == nil {
            places = Dictionary(
                found.enumerated().map { ($1._$backing.number, $0) },
                uniquingKeysWith: { first, _ in first })
        }
        return places?[model._$backing.number]
    }

    private func setStale() {
        isStale = true
        let change = { self.registrar.withMutation(of: self, keyPath: \.models) {} }
        if let transaction = request?.transaction {
            withTransaction(transaction, change)
        } else if let animation = request?.animation {
            withAnimation(animation, change)
        } else {
            change()
        }
    }
}

/// What a `Query` asks for.
final class QueryRequest<Element: PersistentModel> {
    let descriptor: FetchDescriptor<Element>
    let animation: Animation?
    let transaction: Transaction?

    init(
        _ descriptor: FetchDescriptor<Element>, _ animation: Animation?, _ transaction: Transaction?
    ) {
        (self.descriptor, self.animation, self.transaction) = (descriptor, animation, transaction)
    }

    /// Whether another request certainly finds the same: predicates cannot be compared.
    func isSame(as other: QueryRequest) -> Bool {
        if self === other { return true }
        let (mine, theirs) = (descriptor, other.descriptor)
        return mine.predicate == nil && theirs.predicate == nil && mine.sortBy == theirs.sortBy
            && mine.fetchLimit == theirs.fetchLimit && mine.fetchOffset == theirs.fetchOffset
            && mine.includePendingChanges == theirs.includePendingChanges
    }
}
