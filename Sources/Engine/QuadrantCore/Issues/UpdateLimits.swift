/// How far an update goes before it gives up and reports an issue.
enum UpdateLimits {
    /// How often one body, reader or action may ask for more work in one update.
    static let rounds = 8
    /// How often clients may ask for more work in one update, all together: views that replace one
    /// another in turn are new clients each time.
    static let roundsOfAll = 64
    /// How many layouts there may be in one update: readers nest, each needs one, but not without end.
    static let layouts = 5_000
    /// How often one lazy container may ask for another layout in one update: enough for 100,000
    /// elements that are much shorter than those before them.
    static let lazyRounds = 40
    /// How many elements are made of a lazy list: the longest picture holds as many rows of three points,
    /// and rows without height would all be in sight at once.
    static let elementsInSight = 10_000
}
