import QuadrantLayout

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
    var isNearItsEnd = false
    /// Rounds in which a client's action was called.
    private(set) var roundsOfActions = 0

    /// The client asked for another round.
    mutating func count(_ client: any RoundClient) {
        client.rounds += 1
        if isNearItsEnd { last = (client.label, ViewTree.path(to: client.part)) }
        if client.rounds == 1 { clients.append(client) }
    }

    /// Counts a round in which actions were called. Returns whether there may be another.
    mutating func countActions() -> Bool {
        roundsOfActions += 1
        if roundsOfActions + 1 >= UpdateLimits.roundsOfAll { isNearItsEnd = true }
        return roundsOfActions < UpdateLimits.roundsOfAll
    }

    func reset() {
        for client in clients { client.rounds = 0 }
    }
}

extension ViewTree {
    /// Counts a round in which clients changed state; where there were too many, reports it.
    @MainActor
    func mayGoOn(_ touched: inout TouchedClients) -> Bool {
        if evaluation.queue.isEmpty || touched.countActions() { return true }
        if touched.roundsOfActions == UpdateLimits.roundsOfAll {
            reportEndlessUpdate(after: touched)
        }
        return false
    }
}
