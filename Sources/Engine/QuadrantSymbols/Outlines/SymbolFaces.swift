import Foundation
import QuadrantGeometry

/// The openings between the lines of a drawing: in the loop of a letter, between the lines of a grid.
///
/// Pieces that touch have no distance between them that says how wide they may be; what they leave open does. The
/// drawing is laid over a grid; an opening is where the nearest line is farther away than from all cells around.
struct SymbolFaces {
    /// An opening between lines.
    struct Face {
        /// The radius of the largest circle between the middles of the lines.
        let radius: CGFloat
        /// The pieces around it.
        let pieces: Set<Int>
    }

    /// Points farther than this from all lines are not looked at.
    private let reach: CGFloat
    /// The side of a cell.
    private let step: CGFloat
    private let origin: CGPoint
    private let columns: Int
    private let rows: Int
    /// The distance of each cell to the nearest line, in points.
    private var distances: [CGFloat]
    /// The piece whose line is nearest to each cell.
    private var nearest: [Int]

    /// - Parameters:
    ///   - lines: Points along each piece, at most `step` or so apart; empty for pieces that bound nothing.
    ///   - step: Openings are told to half of it.
    ///   - reach: Openings with a larger radius are not told.
    init(_ lines: [[CGPoint]], step: CGFloat, reach: CGFloat) {
        var box = SymbolBox()
        for point in lines.joined() { box.take(point) }
        let rect = box.rect ?? .zero
        (self.step, self.reach) = (step, reach)
        origin = CGPoint(x: rect.minX - step, y: rect.minY - step)
        let isUsable = step > 0 && rect.width / step < 400 && rect.height / step < 400
        columns = isUsable ? Int(rect.width / step) + 3 : 0
        rows = isUsable ? Int(rect.height / step) + 3 : 0
        distances = [CGFloat](repeating: reach, count: columns * rows)
        nearest = [Int](repeating: -1, count: columns * rows)
        guard isUsable else { return }
        for (piece, points) in lines.enumerated() {
            for point in points { take(point, of: piece) }
        }
    }

    private mutating func take(_ point: CGPoint, of piece: Int) {
        func cells(_ place: CGFloat, _ count: Int) -> ClosedRange<Int> {
            let low = max(0, Int((place - reach) / step))
            return low...max(low, min(count - 1, Int((place + reach) / step)))
        }
        let (x, y) = (point.x - origin.x, point.y - origin.y)
        for row in cells(y, rows) {
            let dy = CGFloat(row) * step - y
            for column in cells(x, columns) {
                let dx = CGFloat(column) * step - x
                let distance = (dx * dx + dy * dy).squareRoot()
                let cell = row * columns + column
                if distance < distances[cell] {
                    distances[cell] = distance
                    nearest[cell] = piece
                }
            }
        }
    }

    /// - Complexity: O(cells).
    var faces: [Face] {
        guard rows > 2, columns > 2 else { return [] }
        var faces: [Face] = []
        for row in 1..<(rows - 1) {
            for column in 1..<(columns - 1) {
                let cell = row * columns + column
                let distance = distances[cell]
                guard distance < reach else { continue }
                let around = [-1, 0, 1].flatMap { dy in
                    [-1, 0, 1].map { cell + dy * columns + $0 }
                }
                guard around.allSatisfy({ distances[$0] <= distance }) else { continue }
                faces.append(
                    Face(radius: distance, pieces: Set(around.map { nearest[$0] })))
            }
        }
        return faces
    }
}
