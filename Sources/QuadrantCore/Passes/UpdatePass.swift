import Foundation
import QuadrantGeometry
import QuadrantLayout

/// One update: the phases in their order, again from the first whenever one of them changed something.
///
/// 1. *Evaluate* the bodies whose state or environment changed, and make or change their nodes.
/// 2. *Lay out*: measure and place what changed.
/// 3. *Scrolling*: make what has come into sight of lazy containers, scroll to where was asked for.
/// 4. *Geometry*: evaluate the content of geometry readers, call `onGeometryChange`.
/// 5. *Preferences*: combine what changed, evaluate content made of preferences, call
///    `onPreferenceChange`.
/// 6. *Actions*: `onChange`, `onAppear`, `onReceive`'s subscriptions, then `onDisappear`.
///
/// When nothing is left to do, the tasks of views that have appeared begin. What is drawn is
/// the tree as it then is. Each client of the phases 4 to 6 is called at most 8 times in one update, and
/// rounds in which one of them changed state are at most 64; who is cut off is reported with the
/// states that were written on the way.
extension ViewTree {
    /// How often one body, reader or action may ask for more work in one update.
    static let mostRounds = 8
    /// How often clients may ask for more work in one update, all together: views that replace one
    /// another in turn are new clients each time.
    static let mostRoundsOfAll = 64
    /// How many layouts there may be in one update: readers nest, each needs one, but not without end.
    static let mostLayouts = 5_000

    /// Works until nothing is left to do; returns the root's answer to `proposal`, which is asked for before
    /// each layout.
    @MainActor
    func settle(_ proposal: (LayoutTree) -> ProposedViewSize) -> CGSize {
        var touched = TouchedClients()
        var size = CGSize.zero
        lateReader.renewIfNeeded()
        for round in 1... {
            writes.beginRound()
            evaluateDirtyScopes()
            size = lateReader.reading {
                // Nothing may be measured from what was known before.
                layout.settleMeasures()
                return layout.layout(rootNode, proposal(layout))
            }
            collectLayoutProblems()
            let goesOn =
                settleScrolling(&touched) || readGeometry(&touched) || readPreferences(&touched)
                || performActions(&touched)
            // What a layout or an action wrote without asking for a round is evaluated too.
            guard goesOn || (!queue.isEmpty && mayGoOn(&touched)) else { break }
            if round >= Self.mostLayouts - 1 { touched.isNearItsEnd = true }
            if round >= Self.mostLayouts {
                reportEndlessUpdate(after: touched)
                break
            }
        }
        finishScrolling()
        touched.reset()
        writes.clear()
        actions.finishUpdate()
        forgetEnvironments()
        assert(layout.auditSample().isEmpty, "\(layout.auditSample().joined(separator: " "))")
        return size
    }

    /// Counts a round in which clients changed state; where there were too many, reports it.
    @MainActor
    func mayGoOn(_ touched: inout TouchedClients) -> Bool {
        if queue.isEmpty || touched.countActions() { return true }
        if touched.roundsOfActions == Self.mostRoundsOfAll { reportEndlessUpdate(after: touched) }
        return false
    }
}

/// Somebody who may ask for another round of an update.
protocol RoundClient: AnyObject {
    /// How many rounds the client asked for in the update that is under way.
    var rounds: Int { get set }
    /// The modifier as it is written, for messages.
    var label: String { get }
    /// Its place in the tree.
    var part: Part { get }
}

/// The clients that asked for another round in this update; their counts are set back to 0 at its
/// end.
struct TouchedClients {
    private var clients: [any RoundClient] = []
    /// The client that asked last, and the views around it; only known near the end of the rounds.
    private(set) var last: (label: String, path: [String])?
    /// Whether the limit of rounds is near, so that `last` is noted.
    var isNearItsEnd = false
    /// Rounds in which a client's action was called.
    private(set) var roundsOfActions = 0

    /// The client asked for another round.
    mutating func count(_ client: any RoundClient) {
        client.rounds += 1
        if isNearItsEnd { last = (client.label, ViewTree.path(to: client.part)) }
        if client.rounds == 1 { clients.append(client) }
    }

    /// Counts a round in which actions were called; whether there may be another.
    mutating func countActions() -> Bool {
        roundsOfActions += 1
        if roundsOfActions + 1 >= ViewTree.mostRoundsOfAll { isNearItsEnd = true }
        return roundsOfActions < ViewTree.mostRoundsOfAll
    }

    func reset() {
        for client in clients { client.rounds = 0 }
    }
}

/// The states that were written in the last two rounds of an update, for messages.
struct StateWrites {
    /// The names of states written in this round.
    private var now: [String] = []
    /// The names of states written in the round before.
    private var before: [String] = []
    /// How many states are named; a cycle goes through few.
    private static let most = 4
    /// The object that changed last, and what was evaluated then.
    private var lastChange: (object: ObjectIdentifier, reader: ObjectIdentifier?)?

    /// Whether this is news: another object than the last one changes, or the same one while
    /// another body is evaluated.
    mutating func isFirstChange(of object: ObjectIdentifier) -> Bool {
        let reader = currentReader().map { ObjectIdentifier($0) }
        if let lastChange, lastChange == (object, reader) { return false }
        lastChange = (object, reader)
        return true
    }

    /// Notes that the state called `name` was written.
    mutating func note(_ name: String) {
        now.removeAll { $0 == name }
        now.append(name)
        if now.count > Self.most { now.removeFirst() }
    }

    mutating func beginRound() {
        before = now
        now.removeAll(keepingCapacity: true)
        lastChange = nil
    }

    mutating func clear() {
        now.removeAll(keepingCapacity: true)
        before.removeAll(keepingCapacity: true)
        lastChange = nil
    }

    /// The states in words, each once; empty if none was written.
    var description: String {
        (before.filter { !now.contains($0) } + now).joined(separator: ", ")
    }
}
