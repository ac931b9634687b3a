public import Dispatch
internal import Foundation

/// Tells whether there is a network: there is one, by a network without wires, as where previews are drawn.
///
/// Apple: "NWPathMonitor" (Network).
///
/// Unchecked: as on Apple's systems, handlers are set before it starts.
public final class NWPathMonitor: AsyncSequence, @unchecked Sendable {
    /// What it tells.
    public typealias Element = NWPath

    /// Tells one path, and nothing more.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var isTold = false

        /// The path at first; then it waits until nobody wants to know any more.
        public mutating func next() async -> NWPath? {
            if !isTold {
                isTold = true
                return NWPath()
            }
            while !Task.isCancelled { try? await Task.sleep(nanoseconds: 3_600_000_000_000) }
            return nil
        }
    }

    /// Who is told.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// The queue on which it tells; `nil` before it starts.
    public private(set) var queue: DispatchQueue?
    private var isOver = false

    /// Tells of all networks.
    public init() {}
    /// Tells of networks of a kind.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// Tells of all networks but those of some kinds.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    /// There is a network.
    public var currentPath: NWPath { NWPath() }

    /// Begins: tells once.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { if !self.isOver { self.pathUpdateHandler?(NWPath()) } }
    }

    /// Ends.
    public func cancel() { isOver = true }

    /// Tells one path.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
