internal import QuadrantCore
internal import QuadrantLayout

/// What the passes over a view have done: totals since the host was made, or the difference of two
/// totals.
public struct PassCounters: Equatable, Sendable, CustomStringConvertible {
    /// The number of bodies that were evaluated.
    public var bodies = 0
    /// The number of times that a node was measured under a proposal whose answer was not cached.
    public var measures = 0
    /// The number of nodes that were placed.
    public var places = 0
    /// The number of nodes that were drawn for a display list.
    public var recorded = 0
    /// The number of parts of the display list that were drawn again: the drawing of a view with
    /// everything in it.
    public var fragments = 0
    /// The number of parts of the display list that were put together again, mostly from parts that
    /// did not change.
    public var assembled = 0

    /// Creates counters that are all 0.
    public init() {}

    /// The work that was done between two totals.
    public static func - (later: PassCounters, earlier: PassCounters) -> PassCounters {
        var result = later
        for counter in all { result[keyPath: counter.path] -= earlier[keyPath: counter.path] }
        return result
    }

    /// The counters as text:
    /// `bodies 1, measures 2, places 2, recorded 1, fragments 1, assembled 3`.
    public var description: String {
        Self.all.map { "\($0.name) \(self[keyPath: $0.path])" }.joined(separator: ", ")
    }

    /// One of the counters, and where a tree counts it.
    private struct Counter: Sendable {
        let name: String
        let path: any WritableKeyPath<PassCounters, Int> & Sendable
        let total: @Sendable (ViewTree) -> Int
    }

    private static let all = [
        Counter(name: "bodies", path: \.bodies) { $0.statistics.bodies },
        Counter(name: "measures", path: \.measures) { $0.layout.statistics.measures },
        Counter(name: "places", path: \.places) { $0.layout.statistics.places },
        Counter(name: "recorded", path: \.recorded) { $0.statistics.recorded },
        Counter(name: "fragments", path: \.fragments) { $0.statistics.fragments },
        Counter(name: "assembled", path: \.assembled) { $0.statistics.assembled },
    ]

    /// What the passes over a tree have done since it was made.
    fileprivate init(_ tree: ViewTree) {
        for counter in Self.all { self[keyPath: counter.path] = counter.total(tree) }
    }
}

// The two forms of `cost` are told apart by whether the closure waits for something.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension ViewHost {
    /// The work that the passes have done since the host was made.
    public var counters: PassCounters {
        update()
        return countersNow
    }

    /// The work that a closure causes, with everything that follows from it: bodies, layout, and
    /// the recording of what has to be drawn again.
    ///
    /// ```swift
    /// let cost = try host.cost { try host["add"].tap() }
    /// #expect(cost.bodies == 1)
    /// ```
    public func cost(of act: () throws -> Void) rethrows -> PassCounters {
        _ = displayList()
        let before = countersNow
        try act()
        _ = displayList()
        return countersNow - before
    }

    /// The work that an asynchronous closure causes, with everything that follows from it until it
    /// returns.
    ///
    /// ```swift
    /// let cost = try await host.cost {
    ///     try host["load"].tap()
    ///     try await host.settle()
    /// }
    /// ```
    public func cost(of act: () async throws -> Void) async rethrows -> PassCounters {
        _ = displayList()
        let before = countersNow
        try await act()
        _ = displayList()
        return countersNow - before
    }

    private var countersNow: PassCounters { PassCounters(tree) }
}
