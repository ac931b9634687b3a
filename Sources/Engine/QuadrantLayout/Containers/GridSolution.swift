import Foundation
import QuadrantGeometry

/// The widths of a grid's columns and the heights of its rows for one proposal.
///
/// Columns first, with the views of one column only; then views that cover several columns, in
/// order of the number of columns: what one needs more than its columns have is added to them in
/// equal parts. Rows come last, of the views' answers to the widths of their cells.
struct GridSolution {
    let shape: GridShape
    /// The widths of the columns, in points.
    private(set) var columns: [CGFloat] = []
    /// The heights of the rows, in points.
    private(set) var rows: [CGFloat] = []
    private(set) var columnGaps: [CGFloat] = []
    private(set) var rowGaps: [CGFloat] = []
    /// The views over several columns that made these wider.
    private(set) var widenings: [GridWidening] = []
    private let context: RuleContext

    init(_ rule: GridRule, _ context: RuleContext, _ proposal: Proposal) {
        self.context = context
        shape = GridShape(context, alignment: rule.alignment)
        columnGaps = gridColumnGaps(shape, context, rule.horizontalSpacing).map(\.summable)
        rowGaps = gridRowGaps(shape, context, rule.verticalSpacing).map(\.summable)
        solveColumns(proposal)
        widenColumns(proposal)
        solveRows(proposal)
    }

    var size: CGSize {
        CGSize(
            width: columns.reduce(0, +) + columnGaps.reduce(0, +),
            height: rows.reduce(0, +) + rowGaps.reduce(0, +))
    }

    /// The size of a view's cell, the gaps inside included.
    func size(of cell: GridCell) -> CGSize {
        CGSize(width: width(of: cell), height: rows[cell.row])
    }

    private func width(of cell: GridCell) -> CGFloat {
        var width = columns[cell.column]
        for column in cell.columns.dropFirst() { width += columnGaps[column - 1] + columns[column] }
        return max(width, 0)
    }

    /// What is offered as a height while the widths are worked out: that of the grid where it has
    /// one row; of several rows the heights are not known yet, and no view is to be narrow for want
    /// of height.
    private func heightForColumns(_ proposal: Proposal) -> CGFloat {
        shape.rows.count == 1 || proposal.height.isNaN ? proposal.height : .infinity
    }

    /// What a view is offered while the widths are worked out. One that fills the height without end in its own
    /// proportions, and so would make its column endless, is offered none.
    private func offer(_ child: UInt32, _ width: CGFloat, _ height: CGFloat) -> Proposal {
        let offer = Proposal(width, height)
        guard height == .infinity, width.isFinite,
            !context.measure(child, offer).width.isFinite
        else { return offer }
        return Proposal(width, .nan)
    }

    private mutating func solveColumns(_ proposal: Proposal) {
        let (shape, context, height) = (shape, context, heightForColumns(proposal))
        let gaps = columnGaps.reduce(0, +)
        func longest(_ column: Int, _ offered: CGFloat) -> CGFloat {
            shape.columnCells[column].reduce(0) {
                let child = shape.cells[$1].child
                let offer = offer(child, offered, height)
                return max($0, context.measure(child, offer).width.summable)
            }
        }
        columns = shareTracks(
            count: shape.columnCount, room: proposal.width.summable - gaps,
            bounds: { TrackBounds(minimum: longest($0, 0), maximum: longest($0, .infinity)) },
            offer: { column, offered in
                var line = GuideLine()
                let key = shape.columnAlignments[column].key
                for index in shape.columnCells[column] {
                    let cell = shape.cells[index]
                    line.add(
                        cell, key, context, offer(cell.child, offered, height), along: .horizontal)
                }
                return line.extent
            })
    }

    /// Views over several columns: each is offered its columns and its part of the room that no
    /// column has taken.
    private mutating func widenColumns(_ proposal: Proposal) {
        let merged = shape.cells.indices.filter {
            shape.cells[$0].isMerged && !shape.cells[$0].unsized.contains(.horizontal)
        }
        let height = heightForColumns(proposal)
        var waiting: [Int: Int] = [:]
        for index in merged { waiting[shape.cells[index].row, default: 0] += 1 }
        for index in merged.sorted(by: {
            (shape.cells[$0].span, $0) < (shape.cells[$1].span, $1)
        }) {
            let cell = shape.cells[index]
            let own = width(of: cell)
            let rest = proposal.width - columnGaps.reduce(columns.reduce(0, +), +)
            let part = rest > 0 ? rest / CGFloat(waiting[cell.row] ?? 1) : 0
            waiting[cell.row]? -= 1
            let offered = proposal.width == 0 || proposal.width.isNaN ? proposal.width : own + part
            let answer = context.measure(cell.child, offer(cell.child, offered, height))
            let lack = ((answer.width - own) / CGFloat(cell.span)).summable
            guard lack > 0 else { continue }
            for column in cell.columns { columns[column] += lack }
            widenings.append(
                GridWidening(child: cell.child, columns: cell.columns, room: own, each: lack))
        }
    }

    /// Views answer to the widths of their cells; where the grid is asked for its minimum, to 0 as
    /// for the columns: nobody uses the height then, and grids in grids would be asked ever new
    /// widths.
    private mutating func solveRows(_ proposal: Proposal) {
        let (shape, context) = (shape, context)
        let isMinimum = proposal.width == 0
        let widths = shape.cells.map { isMinimum ? 0 : width(of: $0) }
        func tallest(_ row: Int, _ offered: CGFloat) -> CGFloat {
            shape.rows[row].reduce(0) { height, index in
                let cell = shape.cells[index]
                if cell.unsized.contains(.vertical) { return height }
                let answer = context.measure(cell.child, Proposal(widths[index], offered))
                return max(height, answer.height.summable)
            }
        }
        rows = shareTracks(
            count: shape.rows.count, room: proposal.height.summable - rowGaps.reduce(0, +),
            bounds: { TrackBounds(minimum: tallest($0, 0), maximum: tallest($0, .infinity)) },
            offer: { row, offered in
                var line = GuideLine()
                let key = shape.rowAlignments[row].key
                for index in shape.rows[row] where !shape.cells[index].unsized.contains(.vertical) {
                    line.add(
                        shape.cells[index], key, context, Proposal(widths[index], offered),
                        along: .vertical)
                }
                return line.extent
            })
    }
}

/// How a view over several columns made each of them wider. Lengths are in points.
struct GridWidening {
    let child: UInt32
    let columns: Range<Int>
    /// What the columns and the gaps between them had before.
    let room: CGFloat
    let each: CGFloat
}

/// The line on which the guides of a column's or row's views meet, and how far they reach from it.
struct GuideLine {
    /// How far the views reach on the leading or upper side of the line.
    private var before = CGFloat(0)
    /// How far the views reach on the trailing or lower side of the line.
    private var after = CGFloat(0)
    /// The length of the longest view that stands by its anchor, or without end.
    private var longest = CGFloat(0)
    /// Whether no view stands by its guide.
    private var isEmpty = true

    /// The room that all views need.
    var extent: CGFloat { max(longest, isEmpty ? 0 : before + after).summable }

    mutating func add(
        _ cell: GridCell, _ key: AlignmentKey, _ context: RuleContext, _ proposal: Proposal,
        along axis: Axis
    ) {
        let size = context.measure(cell.child, proposal)
        let length = size.length(axis)
        guard cell.anchor == nil, length.isFinite else {
            longest = max(longest, length)
            return
        }
        let guide = context.guide(cell.child, key, size: size, proposal: proposal)
        before = isEmpty ? guide : max(before, guide)
        after = isEmpty ? length - guide : max(after, length - guide)
        isEmpty = false
    }

    /// Where the line lies in a cell of `length`: room to spare is shared as the guide's own place
    /// shares a length.
    func position(in length: CGFloat, _ key: AlignmentKey) -> CGFloat {
        if isEmpty { return length * key.fraction(of: length) }
        return before + (length - before - after) * key.fraction(of: length)
    }
}
