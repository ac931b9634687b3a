package import Foundation
import QuadrantGeometry

/// `Grid`: rows and columns of cells, each as wide as its widest and as tall as its tallest view.
///
/// - Complexity: Linear in the number of cells; a child is asked for at most three widths and three
///   heights for a proposal, and for its cell's size when it is placed. Grids in grids: linear in
///   the depth, with wrapped texts its square.
package struct GridRule: ExtendedRule {
    let alignment: Alignment
    /// Points between columns; NaN for the distances the views prefer.
    let horizontalSpacing: CGFloat
    /// Points between rows; NaN for the distances the views prefer.
    let verticalSpacing: CGFloat

    /// A spacing that is NaN or infinite counts as not given.
    package init(
        alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
    ) {
        func valid(_ spacing: CGFloat?) -> CGFloat {
            guard let spacing, spacing.isFinite else { return .nan }
            return spacing
        }
        self.alignment = alignment
        self.horizontalSpacing = valid(horizontalSpacing)
        self.verticalSpacing = valid(verticalSpacing)
    }

    package var name: String { "Grid" }

    package var followsChildren: Bool { true }

    package func isSame(as other: any ExtendedRule) -> Bool {
        guard let other = other as? GridRule else { return false }
        return alignment == other.alignment
            && Proposal(horizontalSpacing, verticalSpacing)
                == Proposal(other.horizontalSpacing, other.verticalSpacing)
    }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        GridSolution(self, context, proposal).size
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let solution = GridSolution(self, context, proposal)
        let shape = solution.shape
        var result: [ChildPlacement] = []
        result.reserveCapacity(shape.cells.count)
        let lines = guideLines(solution, context)
        let x = origins(solution.columns, solution.columnGaps)
        let y = origins(solution.rows, solution.rowGaps)
        for cell in shape.cells {
            let room = solution.size(of: cell)
            let proposal = Proposal(room)
            let size = context.measure(cell.child, proposal)
            var place = CGPoint(x: x[cell.column], y: y[cell.row])
            if let anchor = cell.anchor {
                place.x += anchor.x * (room.width - size.width)
                place.y += anchor.y * (room.height - size.height)
            } else {
                let column = shape.columnAlignments[cell.column].key
                let row = shape.rowAlignments[cell.row].key
                place.x += lines.columns[cell.column].position(in: room.width, column)
                place.x -= context.guide(cell.child, column, size: size, proposal: proposal)
                place.y += lines.rows[cell.row].position(in: room.height, row)
                place.y -= context.guide(cell.child, row, size: size, proposal: proposal)
            }
            result.append(
                ChildPlacement(child: cell.child, x: place.x, y: place.y, proposal: proposal))
        }
        return result
    }

    /// The outer views' preferences on the grid's edges.
    package func spacing(_ context: RuleContext) -> ViewSpacing? {
        let shape = GridShape(context, alignment: alignment)
        guard !shape.cells.isEmpty else { return ViewSpacing() }
        var result = ViewSpacing.zero
        for cell in shape.cells {
            let own = context.spacing(cell.child)
            if cell.row == 0 { result.top.formUnion(own.top) }
            if cell.row == shape.rows.count - 1 { result.bottom.formUnion(own.bottom) }
            if cell.column == 0 { result.leading.formUnion(own.leading) }
            if cell.columns.upperBound == shape.columnCount {
                result.trailing.formUnion(own.trailing)
            }
        }
        return result
    }

    /// The lines on which the views of each column and row meet at the sizes they are placed with.
    private func guideLines(
        _ solution: GridSolution, _ context: RuleContext
    ) -> (columns: [GuideLine], rows: [GuideLine]) {
        let shape = solution.shape
        var columns = Array(repeating: GuideLine(), count: shape.columnCount)
        var rows = Array(repeating: GuideLine(), count: shape.rows.count)
        for cell in shape.cells where cell.anchor == nil {
            let proposal = Proposal(solution.size(of: cell))
            if !cell.unsized.contains(.horizontal) {
                let key = shape.columnAlignments[cell.column].key
                columns[cell.column].add(cell, key, context, proposal, along: .horizontal)
            }
            if !cell.unsized.contains(.vertical) {
                let key = shape.rowAlignments[cell.row].key
                rows[cell.row].add(cell, key, context, proposal, along: .vertical)
            }
        }
        return (columns, rows)
    }

    /// Where columns or rows begin, in points.
    func origins(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
        var (result, offset) = ([CGFloat](), CGFloat(0))
        for (index, length) in lengths.enumerated() {
            result.append(offset)
            offset += length + (index < gaps.count ? gaps[index] : 0)
        }
        return result
    }
}
