import Foundation
import QuadrantGeometry

/// The distances between columns: `spacing` where it is given, else the largest that two neighbours
/// in a row prefer.
func gridColumnGaps(_ shape: GridShape, _ context: RuleContext, _ spacing: CGFloat) -> [CGFloat] {
    let count = max(shape.columnCount - 1, 0)
    guard spacing.isNaN else { return Array(repeating: spacing, count: count) }
    var gaps = Array(repeating: CGFloat(0), count: count)
    for row in shape.rows {
        for index in row.dropFirst() {
            let (cell, before) = (shape.cells[index], shape.cells[index - 1])
            let gap = context.distance(before.child, cell.child, along: .horizontal)
            gaps[cell.column - 1] = max(gaps[cell.column - 1], gap)
        }
    }
    return gaps
}

/// The distances between rows: `spacing` where it is given, else the largest that a view prefers to
/// one below it.
///
/// Evidence: texts in a grid, 8.15 under a row with a text above a box, 4.74 where only texts
/// follow boxes (measured on macOS 26.2).
func gridRowGaps(_ shape: GridShape, _ context: RuleContext, _ spacing: CGFloat) -> [CGFloat] {
    let count = max(shape.rows.count - 1, 0)
    guard spacing.isNaN else { return Array(repeating: spacing, count: count) }
    return (0..<count).map { row in
        var gap = CGFloat(0)
        var (above, below) = (shape.rows[row].lowerBound, shape.rows[row + 1].lowerBound)
        while above < shape.rows[row].upperBound, below < shape.rows[row + 1].upperBound {
            let (upper, lower) = (shape.cells[above], shape.cells[below])
            gap = max(gap, context.distance(upper.child, lower.child, along: .vertical))
            if upper.columns.upperBound <= lower.columns.upperBound { above += 1 }
            if lower.columns.upperBound <= upper.columns.upperBound { below += 1 }
        }
        return gap
    }
}
