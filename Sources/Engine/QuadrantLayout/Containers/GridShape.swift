import Foundation
import QuadrantGeometry

/// One view of a grid and the cell it stands in.
struct GridCell {
    let child: UInt32
    let row: Int
    var column: Int
    /// How many columns it covers, at least 1.
    var span: Int
    /// Whether the view covers several columns or stands outside of rows; it is placed by its
    /// anchor then.
    var isMerged: Bool
    /// The unit point on which view and cell meet; `nil` for the guides of row and column.
    var anchor: UnitPoint?
    /// The axes along which the view does not enlarge its cell.
    var unsized: Axis.Set = []

    var columns: Range<Int> { column..<column + span }
}

/// Which views stand in which rows and columns, as the children's traits say it.
struct GridShape {
    /// All cells, row by row.
    private(set) var cells: [GridCell] = []
    /// The cells of each row; a view outside of rows is a row of its own.
    private(set) var rows: [Range<Int>] = []
    private(set) var rowAlignments: [VerticalAlignment] = []
    private(set) var columnAlignments: [HorizontalAlignment] = []
    /// The cells that stand in one column and count for its width.
    private(set) var columnCells: [[Int]] = []
    private let alignment: Alignment

    var columnCount: Int { columnAlignments.count }

    /// Linear in the number of children.
    init(_ context: RuleContext, alignment: Alignment) {
        self.alignment = alignment
        var mark: GridRowMark?
        var columnGuides: [Int: HorizontalAlignment] = [:]
        var widest = 0
        for child in context.children {
            let traits = GridCellTraits(context, child)
            if traits.row == nil || traits.row !== mark {
                rows.append(cells.count..<cells.count)
                rowAlignments.append(traits.row?.alignment ?? alignment.vertical)
            }
            mark = traits.row
            let column =
                rows[rows.count - 1].isEmpty ? 0 : cells[cells.count - 1].columns.upperBound
            if let guide = traits.columnGuide, traits.row != nil, columnGuides[column] == nil {
                columnGuides[column] = guide
            }
            let span = traits.row == nil ? 1 : traits.columns
            cells.append(
                GridCell(
                    child: child, row: rows.count - 1, column: column, span: span,
                    isMerged: traits.row == nil || span > 1, anchor: traits.anchor,
                    unsized: traits.unsized))
            rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<cells.count
            if traits.row == nil { cells[cells.count - 1].span = 0 }
            widest = max(widest, column + span)
        }
        columnAlignments = (0..<widest).map { columnGuides[$0] ?? alignment.horizontal }
        settle()
    }

    /// Views outside of rows cover all columns; merged cells have anchors made of the alignment.
    private mutating func settle() {
        columnCells = Array(repeating: [], count: columnCount)
        for index in cells.indices {
            if cells[index].span == 0 { cells[index].span = columnCount }
            let cell = cells[index]
            if cell.isMerged {
                cells[index].anchor =
                    cell.anchor
                    ?? UnitPoint(
                        x: alignment.horizontal.key.fraction(of: 1),
                        y: rowAlignments[cell.row].key.fraction(of: 1))
            } else if !cell.unsized.contains(.horizontal) {
                columnCells[cell.column].append(index)
            }
        }
    }
}

/// What a grid reads from one child.
private struct GridCellTraits {
    /// The row that the child belongs to; `nil` outside of rows.
    var row: GridRowMark?
    var columns = 1
    var anchor: UnitPoint?
    /// The alignment that the child sets for its column; `nil` for none.
    var columnGuide: HorizontalAlignment?
    var unsized: Axis.Set = []

    init(_ context: RuleContext, _ child: UInt32) {
        var seen: Set<ObjectIdentifier> = []
        context.forEachTrait(child) { key, value in
            if key == ObjectIdentifier(GridRowMark.self), let outer = value as? GridRowMark {
                row = row?.over(outer) ?? outer
            }
            guard seen.insert(key).inserted else { return }
            switch key {
            case ObjectIdentifier(GridCellColumns.self): columns = value as? Int ?? 1
            case ObjectIdentifier(GridCellAnchor.self): anchor = value as? UnitPoint
            case ObjectIdentifier(GridColumnAlignment.self):
                columnGuide = value as? HorizontalAlignment
            case ObjectIdentifier(GridCellUnsizedAxes.self): unsized = value as? Axis.Set ?? []
            default: break
            }
        }
    }
}

extension AlignmentKey {
    /// The share of the room of `length` that lies before the guide, 0 to 1.
    func fraction(of length: CGFloat) -> CGFloat {
        let side = length > 0 && length.isFinite ? length : 1
        let share = defaultValue(width: side, height: side) / side
        return share.isFinite ? min(max(share, 0), 1) : 0
    }
}
