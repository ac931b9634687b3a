/// What tells nodes, with those in them, from others that are written in the same place.
struct NodeShapes {
    private let shapes: [Int]
    private let heights: [Double]

    /// The shapes of all nodes. Linear in their number.
    init(of snapshot: TreeSnapshot) {
        var shapes = snapshot.nodes.map { node in
            var label = node.label
            // The words of texts are another matter.
            if let start = label.firstIndex(of: "\""), let end = label.lastIndex(of: "\"") {
                label.removeSubrange(start...end)
            }
            // So are the numbers of colours.
            if label.hasPrefix("Color(") { label = "Color" }
            return label.hashValue
        }
        // Parents stand before what is in them.
        for position in snapshot.nodes.indices.reversed() {
            guard let parent = snapshot.nodes[position].parent else { continue }
            shapes[parent] = shapes[parent] &* 31 &+ shapes[position]
        }
        self.shapes = shapes
        heights = snapshot.nodes.map { $0.size?.height ?? 0 }
    }

    /// Whether two nodes differ in their words alone: these may be of other widths.
    func areAlike(_ one: Int, _ other: Int) -> Bool {
        shapes[one] == shapes[other] && abs(heights[one] - heights[other]) < 0.5
    }
}
