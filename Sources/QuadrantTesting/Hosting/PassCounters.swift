internal import QuadrantCore
internal import QuadrantLayout

/// What the passes over a view did: sums since the host was made, or the difference of two such.
public struct PassCounters: Equatable, Sendable, CustomStringConvertible {
    /// Bodies evaluated.
    public var bodies = 0
    /// Nodes measured under a proposal whose answer was not known.
    public var measures = 0
    /// Nodes placed.
    public var places = 0
    /// Nodes drawn for a display list.
    public var recorded = 0
    /// Parts of the display list drawn anew: a view's own drawing, with what is in it.
    public var fragments = 0
    /// Parts of the display list put together anew, most of them of parts that stay as they are.
    public var assembled = 0

    /// Nothing done.
    public init() {}

    /// What was done between two counts.
    public static func - (later: PassCounters, earlier: PassCounters) -> PassCounters {
        var result = later
        result.bodies -= earlier.bodies
        result.measures -= earlier.measures
        result.places -= earlier.places
        result.recorded -= earlier.recorded
        result.fragments -= earlier.fragments
        result.assembled -= earlier.assembled
        return result
    }

    /// `bodies 1, measures 2, places 2, recorded 1, fragments 1, assembled 3`
    public var description: String {
        "bodies \(bodies), measures \(measures), places \(places), recorded \(recorded), "
            + "fragments \(fragments), assembled \(assembled)"
    }
}

// The two forms of `cost` are told apart by whether the closure waits for something.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension ViewHost {
    /// What the passes have done since the host was made.
    public var counters: PassCounters {
        update()
        return countersNow
    }

    /// What an act costs, with all that follows of it: bodies, the layout and the recording of what has
    /// to be drawn anew.
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

    /// What an act costs that waits for something, with all that follows of it until it is over.
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

    private var countersNow: PassCounters {
        var counters = PassCounters()
        counters.bodies = tree.statistics.bodies
        counters.measures = tree.layout.statistics.measures
        counters.places = tree.layout.statistics.places
        counters.recorded = tree.statistics.recorded
        counters.fragments = tree.statistics.fragments
        counters.assembled = tree.statistics.assembled
        return counters
    }
}
