/// How much there may be of what an `OddMaker` makes.
///
/// Most seeds are small: what goes wrong mostly does so for one number under one modifier, and a hundred
/// small views are drawn in the time of a large one. What needs much of something is left to the large.
package struct OddLimits: Sendable {
    /// Views in a tree, and how deep they stand in one another.
    let views: Int
    let depth: Int
    /// Elements of a path, and those of one in thirty.
    let elements: Int
    let manyElements: Int
    /// How often a view is put under the same modifier, and how often one in twenty is.
    let levels: Int
    let manyLevels: Int
    /// How often a piece of a text is repeated.
    let repeats: [Int]
    /// Columns of one grid in ten.
    let tracks: Int
    /// Rows of a list, and which share of the lists has far more than fit anywhere.
    let rows: Int
    let fewLists: Int

    /// A screen or more.
    package static let large = OddLimits(
        views: 60, depth: 7, elements: 40, manyElements: 400, levels: 200, manyLevels: 3000,
        repeats: [0, 1, 40, 300], tracks: 3000, rows: 40, fewLists: 8)
    /// A few views, drawn in milliseconds.
    package static let small = OddLimits(
        views: 14, depth: 5, elements: 12, manyElements: 40, levels: 12, manyLevels: 130,
        repeats: [0, 1, 4, 30], tracks: 100, rows: 10, fewLists: 40)
}

/// What an odd view follows from.
package struct OddSeed: Sendable {
    package let number: UInt64
    /// Whether the view is a large one.
    package let isLarge: Bool

    /// The seed of that number: one in 50 is large, where nothing else is asked for.
    package init(_ number: UInt64, isLarge: Bool? = nil) {
        self.number = number
        self.isLarge = isLarge ?? (number % 50 == 0)
    }

    /// Whether the text of its SVG is text. The readers of these are as good as their fonts: librsvg fails
    /// on letters that are scaled beyond what FreeType takes.
    package var keepsText: Bool { number % 9 == 3 }

    var maker: OddMaker { OddMaker(seed: number, limits: isLarge ? .large : .small) }
}
