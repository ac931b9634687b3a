import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

extension NodeFacts {
    /// How a grid has divided its room.
    func divisionReasons(_ division: GridDivision) -> [Reason] {
        guard let items = division.items else {
            let columns = Self.list(division.columns, "column")
            let rows = Self.list(division.rows, "row")
            guard !columns.isEmpty, !rows.isEmpty else { return [] }
            return [Reason(.share, "\(columns); \(rows)", decides: false)]
        }
        let isAcross = items.axis == .horizontal
        let lengths = isAcross ? division.columns : division.rows
        return [Reason(.share, words(items, lengths, isAcross ? "column" : "row"))]
    }

    /// `3 columns of 101.33: (320 − 2 × 8) ÷ 3`.
    private func words(
        _ division: GridDivision.Items, _ lengths: [CGFloat], _ name: String
    ) -> String {
        let list = Self.list(lengths, name)
        guard let first = lengths.first, let item = division.items.first else { return list }
        let gaps = lengths.count - 1
        let gap = item.gap
        let whole = plain(division.room)
        let room = gaps > 0 ? "(\(whole) − \(gaps) × \(plain(gap)))" : whole
        let sum = first * CGFloat(lengths.count) + gap * CGFloat(gaps)
        // Bounds limit the lengths where they do not fill the room.
        let isEven =
            division.items.allSatisfy { $0 == item } && abs(sum - division.room) < tolerance
        let sharing = lengths.count > 1 ? ": \(room) ÷ \(lengths.count)" : ""
        switch item.size {
        case .adaptive(let least, let most) where division.items.count == 1:
            let fitting = "as many of at least \(plain(least)) as fit in \(whole): \(list)"
            return isEven ? fitting + sharing : fitting + ", at most \(plain(most))"
        case .flexible where isEven: return list + sharing
        case .fixed where division.items.allSatisfy { $0 == item }: return list + ", fixed"
        default: return "\(list), of \(whole)"
        }
    }

    /// `3 columns of 20`, `columns of 20, 30 and 20`.
    private static func list(_ lengths: [CGFloat], _ name: String) -> String {
        guard let first = lengths.first else { return "" }
        if lengths.count == 1 { return "1 \(name) of \(plain(first))" }
        if lengths.allSatisfy({ abs($0 - first) < tolerance }) {
            return "\(lengths.count) \(name)s of \(plain(first))"
        }
        let most = 12
        let words = lengths.prefix(most).map(plain)
        guard lengths.count <= most, let last = words.last else {
            return "\(name)s of \(words.joined(separator: ", ")) …"
        }
        return "\(name)s of \(words.dropLast().joined(separator: ", ")) and \(last)"
    }

    /// In which cell of a grid the node stands, what made the cell as large as it is, and where it stands in it.
    func cellReasons(_ cell: GridCellPlace, in division: GridDivision) -> [Reason] {
        var words = "row \(cell.row + 1), "
        words +=
            cell.columns.count > 1
            ? "columns \(cell.columns.lowerBound + 1) to \(cell.columns.upperBound)"
            : "column \(cell.columns.lowerBound + 1)"
        if !division.columns.isEmpty { words += " of \(division.columns.count)" }
        words += ": a cell of \(cell.room.size.plainText)"
        let causes = [
            cause(cell.widest, "wide", "the widest of its column"),
            cause(cell.tallest, "high", "the highest of its row"),
        ].compactMap(\.self)
        if !causes.isEmpty { words += ", " + causes.joined(separator: ", ") }
        let isLarger =
            cell.room.width - size.width > tolerance || cell.room.height - size.height > tolerance
        let overflow = excess(over: cell.room.size, of: "its cell")
        return [Reason(.share, words, decides: isLarger && division.items == nil)] + overflow
            + placeInCell(cell)
    }

    private func cause(_ view: NodeID?, _ how: String, _ own: String) -> String? {
        guard let view else { return nil }
        return view == node ? own : "as \(how) as \(tree.label(of: view))"
    }

    private func placeInCell(_ cell: GridCellPlace) -> [Reason] {
        guard let parent else { return [] }
        let start = CGPoint(
            x: leadingX(in: layout.size(of: parent)) - cell.room.minX,
            y: position.y - cell.room.minY)
        if let anchor = cell.anchor {
            guard abs(start.x) > tolerance || abs(start.y) > tolerance else { return [] }
            let share = "\(plain(anchor.x)),\(plain(anchor.y))"
            return [Reason(.place, "at the point \(share) of its cell, the unit point of both")]
        }
        let keys = cell.guides ?? []
        return guides(keys, in: cell.room.size, from: start, of: "its cell")
    }
}
