/// The states that were written in the last two rounds of an update, for messages.
struct StateWrites {
    private var now: [String] = []
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
