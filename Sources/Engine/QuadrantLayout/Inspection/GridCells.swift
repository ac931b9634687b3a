package import Foundation
package import QuadrantGeometry

/// The cell of a grid that one of its views stands in, worked out again after the layout. Lengths are in points.
package struct GridCellPlace: Equatable, Sendable {
    /// Counted from 0, elements that are not made included; `nil` where it is not known how many rows these take.
    package let row: Int?
    /// Counted from 0; several for a view over several columns. `nil` as for rows.
    package let columns: Range<Int>?
    /// The cell, from the grid's leading and upper edge.
    package let room: CGRect
    /// The guides by which it stands in the cell; `nil` where it stands by `anchor`.
    package let guides: [AlignmentKey]?
    /// The unit point on which view and cell meet.
    package let anchor: UnitPoint?
    /// A view that is as wide as the cell, itself before others; `nil` where none is, and in lazy grids.
    package let widest: NodeID?
    /// The same of the height.
    package let tallest: NodeID?
}

/// How a grid has divided its room. Lengths are in points.
package struct GridDivision: Sendable {
    /// What the tracks of a lazy grid were made of.
    package struct Items: Sendable {
        /// Along which its views stand in a line.
        package let axis: Axis
        /// The length that the tracks share.
        package let room: CGFloat
        /// As they are written.
        package let items: [GridItem]
    }

    /// How a view over several columns made each of them wider.
    package struct Widening: Sendable {
        /// The view.
        package let view: NodeID
        /// Counted from 0.
        package let columns: Range<Int>
        /// What the columns had before, the gaps between them included.
        package let room: CGFloat
        /// By how much each is wider.
        package let each: CGFloat
    }

    /// The lengths of the columns.
    package var columns: [CGFloat] = []
    /// The lengths of the rows.
    package var rows: [CGFloat] = []
    /// `nil` for a `Grid`.
    package var items: Items?
    /// The views over several columns that made these wider, in order.
    package var widenings: [Widening] = []
    /// The cells, by the nodes of their views. Views of a lazy grid that are not made have none.
    package var cells: [NodeID: GridCellPlace] = [:]
}

extension LayoutTree {
    /// How the grid `node` has divided its room when it was placed; `nil` for other nodes.
    ///
    /// - Complexity: That of placing the grid, with all answers in the caches.
    package func gridDivision(of node: NodeID) -> GridDivision? {
        guard case .extended(let rule) = rule(of: node) else { return nil }
        let context = RuleContext(tree: self, node: node.index)
        if let grid = rule as? GridRule { return grid.division(placedProposal(of: node), context) }
        return (rule as? LazyGridRule)?.division(size(of: node), context)
    }
}

extension GridRule {
    fileprivate func division(_ proposal: Proposal, _ context: RuleContext) -> GridDivision {
        let (tree, solution) = (context.tree, GridSolution(self, context, proposal))
        let shape = solution.shape
        let x = origins(solution.columns, solution.columnGaps)
        let y = origins(solution.rows, solution.rowGaps)
        var division = GridDivision(columns: solution.columns, rows: solution.rows)
        division.widenings = solution.widenings.map {
            GridDivision.Widening(
                view: tree.identifier(at: $0.child), columns: $0.columns, room: $0.room,
                each: $0.each)
        }
        /// Whether a view is as long as its cell, as far as sums of fractions are exact.
        func fills(_ index: Int, _ axis: Axis) -> Bool {
            let cell = shape.cells[index]
            let length = tree.size(of: tree.identifier(at: cell.child)).length(axis)
            return !cell.unsized.contains(Axis.Set(axis))
                && length > solution.size(of: cell).length(axis) - 0.005
        }
        let widest = shape.columnCells.map { $0.first { fills($0, .horizontal) } }
        let tallest = shape.rows.map { $0.first { fills($0, .vertical) } }
        func node(_ index: Int?) -> NodeID? {
            index.map { tree.identifier(at: shape.cells[$0].child) }
        }
        for (index, cell) in shape.cells.enumerated() {
            let room = CGRect(
                origin: CGPoint(x: x[cell.column], y: y[cell.row]), size: solution.size(of: cell))
            let child = tree.identifier(at: cell.child)
            let keys = [
                shape.columnAlignments[cell.column].key, shape.rowAlignments[cell.row].key,
            ]
            division.cells[child] = GridCellPlace(
                row: cell.row, columns: cell.columns, room: room,
                guides: cell.anchor == nil ? keys : nil, anchor: cell.anchor,
                widest: node(
                    fills(index, .horizontal) ? index : cell.isMerged ? nil : widest[cell.column]),
                tallest: node(fills(index, .vertical) ? index : tallest[cell.row]))
        }
        return division
    }
}

extension LazyGridRule {
    fileprivate func division(_ size: CGSize, _ context: RuleContext) -> GridDivision {
        let (tree, breadth) = (context.tree, size.length(axis.other))
        let tracks = LazyGridTracks(items, room: breadth)
        let start = start(of: tracks, in: breadth)
        var division = GridDivision(
            items: GridDivision.Items(axis: axis.other, room: breadth, items: items))
        let lengths = tracks.tracks.map(\.length)
        if axis == .vertical { division.columns = lengths } else { division.rows = lengths }
        // `nil` behind elements that are not made and take lines of their own, in numbers that nobody knows.
        var next: Int? = 0
        for line in lines(context, breadth: breadth) {
            if line.isWhole {
                // Headers and footers are no rows.
                if line.children.contains(where: { context.gap($0) != nil }) {
                    next = next.flatMap { row in line.rows.map { row + $0 } }
                }
                continue
            }
            let row = next
            next = next.map { $0 + 1 }
            for (place, child) in line.children.enumerated() where context.gap(child) == nil {
                let index = line.firstTrack + place
                let track = tracks.tracks[index]
                let room = CGRect(
                    origin: axis == .vertical
                        ? CGPoint(x: start + track.offset, y: line.offset)
                        : CGPoint(x: line.offset, y: start + track.offset),
                    size: .along(axis, line.length, track.length))
                let (node, isRow) = (tree.identifier(at: child), axis == .vertical)
                let guides = guides(in: track)
                division.cells[node] = GridCellPlace(
                    row: isRow ? row : index,
                    columns: isRow ? index..<index + 1 : row.map { $0..<$0 + 1 }, room: room,
                    guides: [guides.horizontal, guides.vertical], anchor: nil, widest: nil,
                    tallest: nil)
            }
        }
        return division
    }
}
