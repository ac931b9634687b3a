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

/// What a view does with drops, as its last value says.
package final class DropTarget {
    var isEnabled = true
    package var accept: ([NSItemProvider]) -> Bool = { _ in false }
    var isTargeted: ((Bool) -> Void)?
    var delegate: (any DropDelegate)?
    package var perform: ([NSItemProvider], CGPoint) -> Bool = { _, _ in false }
    private var proposal: DropProposal?
    private var last = CGPoint.zero

    package init() {}

    @MainActor
    func accepts(_ providers: [NSItemProvider]) -> Bool {
        guard accept(providers) else { return false }
        return delegate?.validateDrop(info: DropInfo(location: last, providers: providers)) ?? true
    }

    @MainActor
    func enter(_ providers: [NSItemProvider], at point: CGPoint) {
        last = point
        proposal = nil
        isTargeted?(true)
        delegate?.dropEntered(info: DropInfo(location: point, providers: providers))
        update(providers, at: point)
    }

    @MainActor
    func update(_ providers: [NSItemProvider], at point: CGPoint) {
        last = point
        if let new = delegate?.dropUpdated(info: DropInfo(location: point, providers: providers)) {
            proposal = new
        }
    }

    @MainActor
    func exit(_ providers: [NSItemProvider]) {
        isTargeted?(false)
        delegate?.dropExited(info: DropInfo(location: last, providers: providers))
    }

    @MainActor
    func drop(_ providers: [NSItemProvider], at point: CGPoint) {
        if let operation = proposal?.operation, operation == .cancel || operation == .forbidden {
            return exit(providers)
        }
        if let delegate {
            _ = delegate.performDrop(info: DropInfo(location: point, providers: providers))
        } else {
            _ = perform(providers, point)
        }
        isTargeted?(false)
    }
}

/// The note of a view that takes drops, the innermost first.
package struct DropNote: NodeNoteKey {
    package typealias Value = [DropTarget]

    package static var isListed: Bool { true }

    package static func combine(_ inner: Value, _ outer: Value) -> Value { inner + outer }
}
