/// The clocks of views that ask for the time, by their scopes, for explanations.
struct ScopeClocks {
    private struct Kept {
        weak var clock: ViewClock?
    }

    private var all: [ObjectIdentifier: [Kept]] = [:]
    private var count = 0
    /// How many are kept before those that ended are looked for.
    private var most = 64

    var isEmpty: Bool { all.isEmpty }

    mutating func keep(_ clock: ViewClock, of scope: Scope) {
        if count >= most { clean() }
        all[ObjectIdentifier(scope), default: []].append(Kept(clock: clock))
        count += 1
    }

    /// What the clocks of a scope say.
    func words(of scope: Scope) -> [String] {
        (all[ObjectIdentifier(scope)] ?? []).compactMap { kept in
            // An identifier may be that of a scope that ended.
            guard let clock = kept.clock, clock.belongs(to: scope) else { return nil }
            return clock.words?()
        }
    }

    private mutating func clean() {
        all = all.compactMapValues { kept in
            let alive = kept.filter { $0.clock != nil }
            return alive.isEmpty ? nil : alive
        }
        count = all.values.reduce(0) { $0 + $1.count }
        most = max(64, 2 * count)
    }
}
