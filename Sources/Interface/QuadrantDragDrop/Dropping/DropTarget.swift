public import Foundation
import QuadrantCore
public import UniformTypeIdentifiers

/// What becomes of something that is dropped.
///
/// Apple: "DropOperation".
public enum DropOperation: Sendable, Hashable {
    /// Nothing: the drop is taken back.
    case cancel
    /// Nothing: the place takes no drops.
    case forbidden
    /// It is copied.
    case copy
    /// It is moved.
    case move
    /// It is deleted.
    case delete
    /// Something that stands for it is made.
    case alias
}

/// What a view would do with something that is dropped on it.
///
/// Apple: "DropProposal".
public struct DropProposal: Sendable, Hashable {
    /// What it would do.
    public let operation: DropOperation
    /// What it would do with something that comes from another program; `nil` for the same.
    public let operationOutsideApplication: DropOperation?

    /// The same, wherever it comes from.
    public init(operation: DropOperation) {
        self.operation = operation
        operationOutsideApplication = nil
    }

    /// By where it comes from.
    public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        operation = withinApplication
        operationOutsideApplication = outsideApplication
    }
}

/// What is being dragged over a view.
///
/// Apple: "DropInfo".
public struct DropInfo {
    /// Where, in points of the view's space.
    public let location: CGPoint
    let providers: [NSItemProvider]

    /// Whether something conforms to one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        !itemProviders(for: contentTypes).isEmpty
    }

    /// Those that hand something over which conforms to one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in contentTypes.contains { provider.hasItem(conformingTo: $0) }
        }
    }

    /// The same by identifiers of types.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.compactMap { UTType($0) })
    }

    /// The same by identifiers of types.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.compactMap { UTType($0) })
    }
}

/// Decides about what is dropped on a view.
///
/// Apple: "DropDelegate".
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view takes it; `true` unless said otherwise.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes it; whether that went well.
    func performDrop(info: DropInfo) -> Bool
    /// It has come over the view.
    func dropEntered(info: DropInfo)
    /// It has moved; what would be done with it, or `nil` for what was last.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// It has left.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// The view takes whatever has one of its types.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// As before.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// Where a finger is over a place for drops: in points of its space, and how large that is.
struct DropPlace {
    var point: CGPoint
    var size: CGSize
}

/// What a place for drops is told of a drag.
struct DropBrief {
    var id: Int
    var count: Int
    var itemIDs: [AnyHashable]
    /// What is suggested, and what is allowed; `nil` for anything.
    var suggested: DropOperation.Set
    var allowed: DropOperation.Set?
}

/// What a view does with drops, as its last value says.
package final class DropTarget {
    var isEnabled = true
    package var accept: ([NSItemProvider]) -> Bool = { _ in false }
    var isTargeted: ((Bool) -> Void)?
    var delegate: (any DropDelegate)?
    package var perform: ([NSItemProvider], CGPoint) -> Bool = { _, _ in false }
    /// In place of `perform`, where the session is asked for.
    var performSession: (([NSItemProvider], DropSession) -> Void)?
    /// What modifiers around say.
    var settings = DragSettings()
    private var proposal: DropProposal?
    private var configuration: DropConfiguration?
    private var session: DropSession?
    private var allowed: DropOperation.Set?
    private var last = CGPoint.zero

    package init() {}

    @MainActor
    func accepts(_ providers: [NSItemProvider]) -> Bool {
        guard accept(providers) else { return false }
        return delegate?.validateDrop(info: DropInfo(location: last, providers: providers)) ?? true
    }

    @MainActor
    func enter(_ providers: [NSItemProvider], at place: DropPlace, _ brief: DropBrief) {
        last = place.point
        (proposal, configuration, allowed) = (nil, nil, brief.allowed)
        session = DropSession(
            id: DropSession.ID(number: brief.id), phase: .entering, location: place.point,
            size: place.size, itemsCount: brief.count,
            localSession: DropSession.LocalSession(itemIDs: brief.itemIDs),
            suggestedOperations: brief.suggested)
        isTargeted?(true)
        delegate?.dropEntered(info: DropInfo(location: place.point, providers: providers))
        tell(.entering, at: place.point)
        update(providers, at: place)
    }

    @MainActor
    func update(_ providers: [NSItemProvider], at place: DropPlace) {
        last = place.point
        session?.size = place.size
        let info = DropInfo(location: place.point, providers: providers)
        if let new = delegate?.dropUpdated(info: info) { proposal = new }
        tell(.active, at: place.point)
    }

    @MainActor
    func exit(_ providers: [NSItemProvider]) {
        isTargeted?(false)
        delegate?.dropExited(info: DropInfo(location: last, providers: providers))
        tell(.exiting, at: last)
        session = nil
    }

    /// What would become of a drop now.
    @MainActor
    func outcome(at place: DropPlace) -> DropOperation {
        session?.location = place.point
        if let session { configuration = settings.dropConfiguration?(session) }
        let operation = configuration?.operation ?? proposal?.operation ?? .copy
        guard let allowed, !allowed.contains(DropOperation.Set(operation)) else { return operation }
        // Where nobody has chosen, what is allowed is done.
        if configuration == nil, proposal == nil, allowed.contains(.move) { return .move }
        return operation == .cancel ? .cancel : .forbidden
    }

    @MainActor
    func drop(_ providers: [NSItemProvider], at place: DropPlace, _ operation: DropOperation) {
        if operation == .cancel || operation == .forbidden { return exit(providers) }
        let count = configuration?.acceptedItemCount ?? providers.count
        let taken = Array(providers.prefix(max(0, count)))
        if let delegate {
            _ = delegate.performDrop(info: DropInfo(location: place.point, providers: taken))
        } else if let performSession, var session {
            (session.phase, session.location) = (.ended(operation), place.point)
            performSession(taken, session)
        } else {
            _ = perform(taken, place.point)
        }
        isTargeted?(false)
        tell(.ended(operation), at: place.point)
        tell(.dataTransferCompleted, at: place.point)
        session = nil
    }

    private func tell(_ phase: DropSession.Phase, at point: CGPoint) {
        guard var told = session else { return }
        (told.phase, told.location) = (phase, point)
        session = told
        for observer in settings.dropObservers.reversed() { observer(told) }
    }
}

/// The note of a view that takes drops, the innermost first.
package struct DropNote: NodeNoteKey {
    package typealias Value = [DropTarget]

    package static var isListed: Bool { true }

    package static func combine(_ inner: Value, _ outer: Value) -> Value { inner + outer }
}
