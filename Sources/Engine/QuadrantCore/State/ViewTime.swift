package import Foundation

/// The time of the host for a view that changes with it: for views such as `TimelineView`.
///
/// The clock is the same as long as the view lives. Whoever reads its `time` or `date` in a body is evaluated again when
/// the clock wakes, which it does when it was asked to.
@propertyWrapper
package struct ViewTime: LinkedProperty {
    private var clock: ViewClock?

    package init() {}

    /// The clock; outside of a view that is shown one that stands.
    package var wrappedValue: ViewClock { clock ?? ViewClock(nil) }

    package func isSame(as other: ViewTime) -> Bool { true }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        if let existing = cell as? ViewClock {
            clock = existing
        } else {
            let new = ViewClock(scope)
            cell = new
            clock = new
        }
    }
}

/// The clock of one view: tells it the time of the host, and wakes it.
package final class ViewClock: DependencySource, TimedClient {
    /// When a view wants to be evaluated again because of the time.
    package enum Waking: Equatable {
        case never
        /// At each moment that the host comes to.
        case always
        /// When the host comes to this time, in seconds; it stops there on its way to a later one.
        case at(TimeInterval)
    }

    /// More than so many times a second no view is woken: no display shows more.
    package static let shortestStep = 1.0 / 120

    private weak var scope: Scope?
    @TreeReference private var tree: ViewTree?
    private var waking = Waking.never
    /// Whether the host's timing has it among the clocks that it moves.
    var isListed = false
    /// Whether what happens comes to an end by itself, so that it is worth waiting for.
    private var endsByItself = false
    /// The date at time 0 where the host has none: the process's when it was asked for first.
    private var start: Date?
    /// Called when the clock wakes, before those who read it are told.
    package var onWake: (() -> Void)?

    /// Says what of the view is under way by the time, for explanations; `nil` for nothing.
    package var words: (() -> String?)?

    init(_ scope: Scope?) {
        self.scope = scope
        tree = scope?.tree
        super.init()
        if let scope { tree?.motion.clocks.keep(self, of: scope) }
    }

    /// Whether it is a clock of a scope that is alive.
    func belongs(to other: Scope) -> Bool { scope === other }

    /// The seconds by which the host has moved on. Whoever reads it is told when the clock wakes.
    package var time: TimeInterval {
        noteRead()
        return now
    }

    /// The same; the reader is not told.
    package var now: TimeInterval { tree?.hosting.timing.time ?? 0 }

    /// The host's date. Whoever reads it is told when the clock wakes.
    package var date: Date {
        noteRead()
        if let date = tree?.hosting.clock?.date { return date }
        let first = start ?? Date().addingTimeInterval(-now)
        start = first
        return first.addingTimeInterval(now)
    }

    /// The transaction with which the view is being evaluated; `nil` for one that says nothing.
    package var transaction: Transaction? {
        guard let scope, let tree, tree.motion.hasBegun else { return nil }
        return tree.motion.transaction(scope.base, scope.context.rules)?.transaction
    }

    /// Asks to be woken; the last request counts. A time that is not after the present one counts as the next at which
    /// the clock may wake, one that is not a number as none.
    ///
    /// - Parameter endsByItself: Whether what happens then comes to an end by itself.
    package func wake(_ request: Waking, endsByItself: Bool = false) {
        self.endsByItself = endsByItself
        guard let tree else { return }
        switch request {
        case .never: waking = .never
        case .always: waking = .always
        case .at(let time):
            waking = time.isFinite ? .at(max(time, now + Self.shortestStep)) : .never
        }
        guard waking != .never else { return }
        tree.hosting.timing.list(self)
    }

    /// Reports what a view asks of the time and cannot have, once.
    package func report(_ message: String, advice: String) {
        guard let scope, let tree else { return }
        tree.report(Diagnostic(message, advice: advice), in: scope)
    }

    /// The host has come to a time. Returns whether the clock is to be told of further ones.
    func reach(_ time: TimeInterval) -> Bool {
        guard scope?.isAlive == true else { return false }
        switch waking {
        case .never: return false
        case .always: break
        case .at(let moment):
            // Times are sums of steps.
            guard time > moment - 1e-9 else { return true }
            waking = .never
        }
        onWake?()
        notifyReaders()
        return waking != .never
    }

    /// The next moment after `time` at which the clock wakes, if it is known.
    func next(after time: TimeInterval) -> TimeInterval? {
        if case .at(let moment) = waking, moment > time { return moment }
        return nil
    }

    var wakesAlways: Bool { waking == .always }

    var isEnding: Bool { waking != .never && endsByItself }
}
