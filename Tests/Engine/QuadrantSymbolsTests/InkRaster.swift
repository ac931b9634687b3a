import Foundation
import QuadrantGeometry
import QuadrantSymbols

/// Which cells of a grid over a drawing are painted, however faintly.
struct InkRaster {
    /// A straight piece of a border.
    private struct Edge {
        let from: CGPoint
        let to: CGPoint

        /// Where it crosses the line at `y`, and which way; `nil` if it does not.
        func crossing(_ y: CGFloat) -> (x: CGFloat, way: Int)? {
            guard (from.y <= y) != (to.y <= y) else { return nil }
            let share = (y - from.y) / (to.y - from.y)
            return (from.x + (to.x - from.x) * share, from.y < to.y ? 1 : -1)
        }
    }

    /// How many cells are as long as the font is large.
    private static let cells = 160
    /// The area that is painted, in squares of the font's size.
    let area: Double

    /// - Parameter fontSize: The size that the drawing was made for, in points.
    init(_ drawing: SymbolDrawing, fontSize: CGFloat) {
        let step = fontSize / CGFloat(Self.cells)
        let columns = Int((drawing.size.width / step).rounded(.up))
        let layers = drawing.layers.map { layer in
            (shape: Self.edges(layer.shape), clip: layer.clip.map { Self.edges($0) })
        }
        var count = 0
        for row in 0..<Int((drawing.size.height / step).rounded(.up)) {
            let y = (CGFloat(row) + 0.5) * step
            var isInked = Array(repeating: false, count: columns)
            for layer in layers {
                let isEvenOdd = layer.shape.isEvenOdd
                let inside = Self.row(layer.shape.edges, isEvenOdd, y, step, columns)
                let clip = layer.clip.map { Self.row($0, true, y, step, columns) }
                for column in 0..<columns where inside[column] && clip?[column] ?? true {
                    isInked[column] = true
                }
            }
            count += isInked.count(where: \.self)
        }
        area = Double(count) / Double(Self.cells * Self.cells)
    }

    private static func edges(_ shape: SymbolDrawing.Shape) -> (edges: [Edge], isEvenOdd: Bool) {
        switch shape {
        case .fill(let path, let isEvenOdd): (edges(path), isEvenOdd)
        case .stroke(let path, let style): (edges(path.strokedPath(style)), false)
        }
    }

    private static func edges(_ path: Path) -> [Edge] {
        var edges: [Edge] = []
        path.forEachSegment(closing: true) { segment in
            switch segment {
            case .line(let from, let to): edges.append(Edge(from: from, to: to))
            case .cubic(let curve):
                let points = (0...8).map { curve.point(at: CGFloat($0) / 8) }
                edges += zip(points, points.dropFirst()).map { Edge(from: $0, to: $1) }
            }
        }
        return edges
    }

    /// Which cells of a row have their middle inside of the borders.
    private static func row(
        _ edges: [Edge], _ isEvenOdd: Bool, _ y: CGFloat, _ step: CGFloat, _ columns: Int
    ) -> [Bool] {
        let crossings = edges.compactMap { $0.crossing(y) }.sorted { $0.x < $1.x }
        var (next, winding) = (0, 0)
        return (0..<columns).map { column in
            let x = (CGFloat(column) + 0.5) * step
            while next < crossings.count, crossings[next].x <= x {
                winding += crossings[next].way
                next += 1
            }
            return isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
        }
    }
}
