internal import Foundation

/// Hints that come one after another: the first that would show.
///
/// Apple: "TipGroup" (TipKit).
@MainActor public final class TipGroup {
    /// Which one is first.
    public enum Priority: Sendable {
        /// The first that would show, or one after the other.
        case firstAvailable, ordered
    }

    private let tips: [any Tip]
    private let priority: Priority

    /// Hints in order.
    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }

    /// The one that shows now.
    public var currentTip: (any Tip)? {
        if priority == .firstAvailable { return tips.first { $0.shouldDisplay } }
        let next = tips.first { tip in if case .invalidated = tip.status { false } else { true } }
        return next.flatMap { $0.shouldDisplay ? $0 : nil }
    }

    /// Makes a list of hints.
    @resultBuilder public enum TipGroupBuilder {
        /// The hints.
        public static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
    }
}

/// What is known of hints.
///
/// Unchecked: it is reached under its lock.
final class TipStore: @unchecked Sendable {
    private let lock = NSLock()
    private var hasBegun = false
    private var done: [String: Tips.InvalidationReason] = [:]
    var showsAll = false
    var hidesAll = false
    var shown: [String] = []
    var hidden: [String] = []

    func begin() { lock.withLock { hasBegun = true } }
    func forget() { lock.withLock { done = [:] } }
    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
        lock.withLock { done[id] = reason }
    }

    func status(of tip: some Tip) -> Tips.Status {
        let (reason, hasBegun) = lock.withLock { (done[tip.id], self.hasBegun) }
        if let reason { return .invalidated(reason) }
        let name = "\(type(of: tip))"
        if hidesAll || hidden.contains(name) { return .pending }
        if showsAll || shown.contains(name) { return .available }
        if !hasBegun { QuietNotes.tell("tips show after Tips.configure() alone") }
        return hasBegun && tip.rules.allSatisfy { $0.isFulfilled() } ? .available : .pending
    }
}
