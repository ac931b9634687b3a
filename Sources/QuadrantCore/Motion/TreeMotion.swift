package import Foundation
import QuadrantGeometry
import QuadrantLayout

/// All that moves in a tree, and the transactions by which it does.
///
/// The nodes are always where they are to be: layout and bodies know nothing of motion. What moves is kept beside them, as
/// that which is still to go (`RunningValue`), and taken off when a node is shown. The host's clock moves it.
package final class TreeMotion {
    let layout: LayoutTree
    /// The seconds by which the host has moved the tree.
    package private(set) var time: TimeInterval = 0
    /// The number of the update that is under way, or was last.
    private(set) var update = 0
    /// Whether the tree was shown before: what is made first does not move.
    package private(set) var hasBegun = false
    /// The transactions of what was written since the last update, joined.
    private var pending: Transaction?
    /// The transaction of the update: of what was written, joined.
    private(set) var base: CurrentTransaction?
    /// Completions that wait for the end of the update, at the earliest.
    private var completions: [AnimationCompletion] = []
    /// What is under way, in the order in which it began.
    private var movers: [Mover] = []
    /// What modifiers around each node make of transactions; of the nodes around which there are any.
    private let rules: NodeColumn<TransactionRule>
    /// How far the children of nodes are from where they are to be.
    let shifts: NodeTable<ShiftMotion>
    /// How far nodes are from the frames that they are to have.
    let frames: NodeTable<FrameMotion>
    /// Layouts of the user's own under way.
    let layouts: NodeTable<LayoutMotion>
    /// What nodes show that is under way.
    let drawings: NodeTable<DrawingMover>
    /// What the node showed that is being changed, if that is to be seen.
    var oldContent: OldContent?

    init(of layout: LayoutTree) {
        self.layout = layout
        rules = NodeColumn(in: layout.tables)
        shifts = NodeTable(in: layout.tables)
        frames = NodeTable(in: layout.tables)
        layouts = NodeTable(in: layout.tables)
        drawings = NodeTable(in: layout.tables)
        shifts.onForget = { _, mover in mover.stop() }
        frames.onForget = { _, mover in mover.stop() }
        layouts.onForget = { _, mover in mover.stop() }
        drawings.onForget = { _, mover in mover.stop() }
    }

    /// Whether nothing is under way.
    package var isAtRest: Bool { movers.isEmpty }

    /// Whether something is under way that ends by itself.
    package var isRunning: Bool { movers.contains { $0.endsByItself } }

    /// How many values are under way.
    package var count: Int { movers.count }

    // MARK: Transactions

    /// Notes that something was written with a transaction.
    func note(_ transaction: Transaction) {
        note(transaction.completions[...])
        pending = pending?.joined(with: transaction) ?? transaction
    }

    /// Has completions wait for the end of the update.
    func note(_ new: ArraySlice<AnimationCompletion>) {
        for completion in new where !completions.contains(where: { $0 === completion }) {
            completion.noteUpdate()
            completions.append(completion)
        }
    }

    /// Whether frames that change in this update may be animated, or are under way.
    var mayMoveFrames: Bool {
        hasBegun
            && (base?.transaction.animation != nil || animatingUpdate == update || lastingRules > 0
                || !frames.isEmpty)
    }

    /// The last update in which a modifier may give a change an animation.
    private var animatingUpdate = 0
    /// How many rules there are that may do so in any update.
    var lastingRules = 0

    /// A modifier may give changes an animation in this update.
    func noteAnimating() { animatingUpdate = update }

    func beginUpdate() {
        update += 1
        base = nil
        takeWrites()
    }

    /// What was written while the update is under way is shown by it, too.
    func takeWrites() {
        guard let written = pending else { return }
        pending = nil
        base = CurrentTransaction(base?.transaction.joined(with: written) ?? written)
    }

    func endUpdate() {
        base = nil
        hasBegun = true
        let noted = completions
        completions = []
        for completion in noted { completion.noteUpdated() }
        waiting += noted
    }

    /// Completions that are called when they are due.
    private var waiting: [AnimationCompletion] = []

    /// Calls the completions that are due; returns whether there were any.
    func callCompletions() -> Bool {
        guard !waiting.isEmpty else { return false }
        let due = waiting.filter(\.isDue)
        guard !due.isEmpty else { return false }
        waiting.removeAll { $0.isDue }
        for completion in due { completion.call() }
        return true
    }

    /// Whether completions wait to be called.
    package var hasDueCompletions: Bool { waiting.contains(where: \.isDue) }

    func setRules(_ rule: TransactionRule?, of node: NodeID) { rules[node.index] = rule }

    /// The transaction with which a node changes in this update; `nil` for one that says nothing.
    func transaction(of node: NodeID) -> CurrentTransaction? {
        transaction(base, rules[node.index])
    }

    func transaction(
        _ base: CurrentTransaction?, _ rule: TransactionRule?
    ) -> CurrentTransaction? {
        guard let rule else { return base }
        return rule.result(of: base, in: self)
    }

    // MARK: What is under way

    func list(_ mover: Mover) {
        guard !mover.isListed else { return }
        mover.isListed = true
        movers.append(mover)
    }

    /// Moves everything to another moment.
    package func advance(to time: TimeInterval) {
        self.time = max(self.time, time)
        guard !movers.isEmpty else { return }
        let all = movers
        movers = []
        var rest: [Mover] = []
        rest.reserveCapacity(all.count)
        for mover in all {
            if mover.advance(to: self.time) {
                rest.append(mover)
            } else {
                mover.isListed = false
                mover.finish(in: self)
            }
        }
        // One that began meanwhile stands behind those that were there.
        movers = rest + movers
    }

    /// Moves everything on.
    package func advance(by step: Duration) {
        let (seconds, rest) = step.components
        let moved = time + Double(seconds) + Double(rest) / 1e18
        advance(to: (moved * 1e9).rounded() / 1e9)
    }

    /// The next moment at which something has to be looked at.
    package var nextEnd: TimeInterval? {
        movers.compactMap { $0.nextEnd(after: time) }.min()
    }
}
