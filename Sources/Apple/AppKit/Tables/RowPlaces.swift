internal import CoreGraphics

/// Where rows of a table are, one below the other.
struct RowPlaces {
    /// Where each row begins, from the first one's top, and after the last one where it ends, in points.
    private let edges: [CGFloat]

    /// Measures rows.
    ///
    /// - Parameter height: How far it is from a row to the next; what is negative or not finite counts as 0.
    init(count: Int, height: (Int) -> CGFloat) {
        var edges: [CGFloat] = [0]
        edges.reserveCapacity(count + 1)
        var edge: CGFloat = 0
        for row in 0..<count {
            let height = height(row)
            if height > 0, height.isFinite { edge += height }
            edges.append(edge)
        }
        self.edges = edges
    }

    /// Where the last row ends.
    var end: CGFloat { edges[edges.count - 1] }

    /// From where to where a row is; `nil` where there is no such row.
    subscript(row: Int) -> Range<CGFloat>? {
        guard row >= 0, row < edges.count - 1 else { return nil }
        return edges[row]..<edges[row + 1]
    }

    /// The row at a height; `nil` where there is none.
    ///
    /// - Complexity: O(log *n*).
    func row(at y: CGFloat) -> Int? {
        guard y >= 0, y < end else { return nil }
        return first { edges[$0] > y } - 1
    }

    /// The rows that have some height between two heights.
    ///
    /// - Complexity: O(log *n*).
    func rows(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let start = max(0, first { edges[$0] > low } - 1)
        let end = min(edges.count - 1, first { edges[$0] >= high })
        return start..<max(start, end)
    }

    /// The first edge of which something holds that holds of all behind it; their number where it holds of none.
    private func first(where isBehind: (Int) -> Bool) -> Int {
        var (low, high) = (0, edges.count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
