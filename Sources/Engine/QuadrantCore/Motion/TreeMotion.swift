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
    /// The number of the update that is under way, or comes next.
    private(set) var update = 1
    /// Whether the tree was shown before: what is made first does not move.
    package private(set) var hasBegun = false
    /// What was written since the last update.
    let writes = PendingWrites()
    /// The transactions of what the update itself wrote since its last round.
    private var pending: Transaction?
    /// The transaction of the update: of what it shows.
    private(set) var base: CurrentTransaction?
    /// What was written without a transaction.
    let plain = CurrentTransaction(Transaction())
    /// With what bodies are evaluated for a moment of an animation.
    let moment = CurrentTransaction(ofMoment: ())
    /// Whether the update, or the next one, evaluates bodies for a moment of an animation.
    private var hasMoments = false
    /// Completions that wait for the end of the update, at the earliest.
    private var completions: [AnimationCompletion] = []
    /// What is under way, in the order in which it began, and some that were stopped.
    private var movers: [Mover] = []
    /// How many of them are under way.
    package private(set) var count = 0
    /// What modifiers around each node make of transactions; of the nodes around which there are any.
    private let rules: NodeColumn<TransactionRule>
    /// How far the children of nodes are from where they are to be.
    let shifts: NodeTable<ShiftMotion>
    /// How far nodes are from the frames that they are to have.
    let frames: NodeTable<FrameMotion>
    /// Layouts of the user's own under way.
    let layouts: NodeTable<LayoutMotion>
    /// Views that fade as they come or go.
    let fades: NodeTable<FadeMotion>
    /// How views that the system presents come and go, by their nodes.
    let presences: NodeTable<Presence>
    /// The views in presented layers that come and go by themselves, by the nodes of the layers.
    let presentedParts: NodeTable<[NodeID]>
    /// The views that come or go over others, which are seen meanwhile.
    var coverings: [Covering] = []
    /// Parts of bars that stand still while screens are pushed.
    let stillParts: NodeTable<StillPart>
    /// What zooms begin at, by the nodes of the views.
    let zoomSources: NodeTable<(node: NodeID, key: MatchedTransitionKey)>
    /// How the screen comes and goes whose views are being made.
    var askedPresence: AnyObject?
    /// How many frames are under way.
    private var movingFrames = 0
    /// The transitions of views, by the nodes that these change.
    let transitions: NodeTable<TransitionState>
    /// Nodes that hold views which leave, by the nodes in which they are drawn.
    let holders: NodeTable<[Holder]>
    /// Holders that were made in the update under way.
    var newHolders: [NodeID] = []
    /// The nodes in which holders are drawn.
    let hostsOfHolders: NodeTable<NodeID>
    /// Where views that leave stood in their sections.
    let formerEnds: NodeTable<SectionEnds>
    /// Effects that depend on the finished layout, whether under way or not.
    let effects: NodeTable<any EffectMover>
    /// Whether one of them may come to something else than before, and how the tree stood when they were looked at last.
    var hasNotedEffects = false
    var effectRevision = -1
    /// Whether what the system presents comes and goes with an animation of its own where the change has none: in moving
    /// pictures, not in tests, which look at what is there after each step.
    package var movesPresented = false
    /// The clocks of views that ask for the time.
    var clocks = ScopeClocks()
    /// What is being made where something came to be seen.
    var arrival: Arrival?
    /// What nodes show that is under way.
    let drawings: NodeTable<any DrawingMover>
    /// Whether an animation that is under way may read the environment of its view.
    var readsEnvironments = false
    /// The environment of a node, for such animations.
    var environment: (NodeID) -> EnvironmentValues = { _ in EnvironmentValues() }
    /// What the node showed that is being changed, if that is to be seen.
    var oldContent: OldContent?

    init(of layout: LayoutTree) {
        self.layout = layout
        rules = NodeColumn(in: layout.tables)
        shifts = NodeTable(in: layout.tables)
        frames = NodeTable(in: layout.tables)
        layouts = NodeTable(in: layout.tables)
        fades = NodeTable(in: layout.tables)
        transitions = NodeTable(in: layout.tables)
        presences = NodeTable(in: layout.tables)
        presentedParts = NodeTable(in: layout.tables)
        zoomSources = NodeTable(in: layout.tables)
        stillParts = NodeTable(in: layout.tables)
        holders = NodeTable(in: layout.tables)
        hostsOfHolders = NodeTable(in: layout.tables)
        formerEnds = NodeTable(in: layout.tables)
        drawings = NodeTable(in: layout.tables)
        effects = NodeTable(in: layout.tables)
        shifts.onForget = { [unowned self] in $1.halt(in: self) }
        frames.onForget = { [unowned self] in $1.halt(in: self) }
        layouts.onForget = { [unowned self] in $1.halt(in: self) }
        fades.onForget = { [unowned self] in
            $1.halt(in: self)
            endCovering($0)
        }
        drawings.onForget = { [unowned self] in $1.halt(in: self) }
        effects.onForget = { [unowned self] in $1.halt(in: self) }
    }

    /// Whether nothing is under way.
    package var isAtRest: Bool { count == 0 }

    /// Whether everything is seen as it is: nothing is under way, and nothing waits to be taken away.
    var isStill: Bool { count == 0 && holders.isEmpty && fades.isEmpty }

    /// Whether something is under way that ends by itself.
    package var isRunning: Bool { movers.contains { $0.isListed && $0.endsByItself } }

    /// What is under way, in the order in which it began.
    var running: [Mover] { movers.filter(\.isListed) }

    /// An animation that answered something that is no number since the last update.
    var wrongAnimations: [Animation] = []

    // MARK: Transactions

    /// Notes that something was written with a transaction, which is shown by the next update, or the one under way.
    func note(_ transaction: Transaction) {
        note(transaction.completions[...])
        guard writes.isUpdating, !transaction.isPlain else { return }
        pending = pending?.joined(with: transaction) ?? transaction
    }

    /// Has completions wait for the end of the update.
    func note(_ new: ArraySlice<AnimationCompletion>) {
        for completion in new where completion.note(in: update) { completions.append(completion) }
    }

    /// Whether frames that change in this update may be animated, or are under way.
    var mayMoveFrames: Bool {
        hasBegun
            && (base?.transaction.mayMove == true || animatingUpdate == update || lastingRules > 0
                || movingFrames > 0)
    }

    /// The last update in which a modifier may give a change an animation.
    private var animatingUpdate = 0
    /// How many rules there are that may do so in any update.
    var lastingRules = 0

    /// A modifier may give changes an animation in this update.
    func noteAnimating() { animatingUpdate = update }

    func beginUpdate() {
        let (written, noted) = writes.beginUpdate()
        completions += noted
        base = written
    }

    /// What was written while the update is under way is shown by it, too.
    func takeWrites() {
        guard let written = pending else { return }
        pending = nil
        base = CurrentTransaction(base?.transaction.joined(with: written) ?? written)
    }

    /// What is there now has been laid out: what changes from now on is seen to change.
    func noteLaidOut() { hasBegun = true }

    func endUpdate() {
        base = nil
        hasMoments = false
        hasBegun = true
        update += 1
        writes.endUpdate()
        let noted = completions
        completions = []
        for completion in noted { completion.noteUpdated() }
        waiting.removeAll(where: \.isCancelled)
        waiting += noted
    }

    /// Completions that are called when they are due.
    private var waiting: [AnimationCompletion] = []

    /// How many completions wait.
    package var waitingCount: Int { waiting.count }

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
        transaction(base ?? (hasMoments ? moment : plain), rules[node.index])
    }

    /// A body is evaluated for a moment of an animation.
    func noteMoment() { hasMoments = true }

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
        count += 1
        if mover.movesFrame { movingFrames += 1 }
        if !mover.isQueued { movers.append(mover) }
        mover.isQueued = true
    }

    /// A mover is under way no more.
    func unlist(_ mover: Mover) {
        guard mover.isListed else { return }
        mover.isListed = false
        count -= 1
        if count == 0 { readsEnvironments = false }
        if mover.movesFrame { movingFrames -= 1 }
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
            let isUnderWay = mover.isListed && mover.advance(to: self.time)
            if mover.isWrong, let animation = mover.wrongAnimation {
                mover.isWrong = false
                if wrongAnimations.isEmpty { wrongAnimations.append(animation) }
            }
            if isUnderWay {
                rest.append(mover)
            } else {
                mover.isQueued = false
                guard mover.isListed else { continue }
                unlist(mover)
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
        var next: TimeInterval?
        for mover in movers where mover.isListed {
            if let end = mover.end(after: time), end < next ?? .infinity { next = end }
        }
        return next
    }
}
