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
            return [
                Reason(
                    .share, "\(columns); \(rows)", decides: !division.widenings.isEmpty)
            ]
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
        var sharing = lengths.count > 1 ? ": \(room) ÷ \(lengths.count)" : ""
        if gaps > 0, division.items.allSatisfy({ $0.spacing == nil }) {
            sharing += ", \(plain(gap)) between \(name)s by default: GridItem(spacing:) sets it"
        }
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
        var words = [cell.row.map { "row \($0 + 1)" }, Self.columns(cell.columns)]
            .compactMap(\.self).joined(separator: ", ")
        if cell.columns != nil, !division.columns.isEmpty {
            words += " of \(division.columns.count)"
        }
        words += ": a cell of \(cell.room.size.plainText)"
        let widening = division.widenings.first { $0.view == node }
        let causes = [
            widening.map(widened)
                ?? cause(cell.widest, "wide", "the widest of its column")
                ?? widened(cell, division.widenings),
            cause(cell.tallest, "high", "the highest of its row"),
        ].compactMap(\.self)
        if !causes.isEmpty { words += ", " + causes.joined(separator: ", ") }
        let isLarger =
            cell.room.width - size.width > tolerance || cell.room.height - size.height > tolerance
        let overflow = excess(over: cell.room.size, of: "its cell")
        let decides = division.items == nil ? isLarger || widening != nil : cell.row == nil
        return [Reason(.share, words, decides: decides)] + overflow
            + placeInCell(cell)
    }

    private static func columns(_ columns: Range<Int>?) -> String? {
        guard let columns else { return nil }
        return columns.count > 1
            ? "columns \(columns.lowerBound + 1) to \(columns.upperBound)"
            : "column \(columns.lowerBound + 1)"
    }

    /// `90 wider than the 66.5 of its columns: 45 more for each of 2`.
    private func widened(_ own: GridDivision.Widening) -> String {
        let count = own.columns.count
        let lack = plain(own.each * CGFloat(count))
        return "\(lack) wider than the \(plain(own.room)) of its columns: "
            + "\(plain(own.each)) more for each of \(count)"
    }

    /// Whom a column is as wide for, if that is nobody in it.
    private func widened(_ cell: GridCellPlace, _ all: [GridDivision.Widening]) -> String? {
        guard let column = cell.columns?.first, cell.columns?.count == 1 else { return nil }
        let causes = all.filter { $0.columns.contains(column) }.map {
            "\(plain($0.each)) of its width for \(tree.label(of: $0.view)) over \($0.columns.count) columns"
        }
        return causes.isEmpty ? nil : causes.joined(separator: ", ")
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
