internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantLists
internal import QuadrantViews

/// A section of a table.
struct TableSection: View {
    let table: UITableView
    let section: Int
    let count: Int
    let turn: Int
    let leastRow: CGFloat

    var body: some View {
        Section {
            ForEach(0..<count, id: \.self) { row in
                let path = IndexPath(row: row, section: section)
                TableRow(
                    table: table, path: path, generation: table.rows.generation, turn: turn,
                    leastRow: leastRow
                )
                .id(path)
                .deleteDisabled(!isRemovable(path))
                .moveDisabled(table.dataSource?.tableView(table, canMoveRowAt: path) != true)
            }
            .onDelete { rows in
                for row in rows { remove(IndexPath(row: row, section: section)) }
            }
            .onMove(perform: move)
        } header: {
            header.map { TableEdge(edge: $0) }
        } footer: {
            footer.map { TableEdge(edge: $0) }
        }
    }

    private func isRemovable(_ path: IndexPath) -> Bool {
        guard table.dataSource?.tableView(table, canEditRowAt: path) == true else { return false }
        return (table.rowDelegate?.tableView(table, editingStyleForRowAt: path) ?? .delete)
            == .delete
    }

    private func remove(_ path: IndexPath) {
        table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
        table.takeChanges()
    }

    private func move(_ rows: IndexSet, _ end: Int) {
        guard let from = rows.first else { return }
        let to = end > from ? end - 1 : end
        table.dataSource?.tableView(
            table, moveRowAt: IndexPath(row: from, section: section),
            to: IndexPath(row: to, section: section))
        table.takeChanges()
    }

    private var header: TableEdge.Kind? {
        PictureTurn.during {
            let delegate = table.rowDelegate
            if let view = delegate?.tableView(table, viewForHeaderInSection: section) {
                return .view(
                    view,
                    delegate?.tableView(table, heightForHeaderInSection: section)
                        ?? table.sectionHeaderHeight)
            }
            return table.dataSource?.tableView(table, titleForHeaderInSection: section)
                .map { .title($0) }
        }
    }

    private var footer: TableEdge.Kind? {
        PictureTurn.during {
            let delegate = table.rowDelegate
            if let view = delegate?.tableView(table, viewForFooterInSection: section) {
                return .view(
                    view,
                    delegate?.tableView(table, heightForFooterInSection: section)
                        ?? table.sectionFooterHeight)
            }
            return table.dataSource?.tableView(table, titleForFooterInSection: section)
                .map { .title($0) }
        }
    }
}

/// What is above or below the rows of a section.
struct TableEdge: View {
    enum Kind {
        case title(String)
        /// A view and its height, which is its content's unless it is above 0.
        case view(UIView, CGFloat)
    }

    let edge: Kind

    var body: some View {
        switch edge {
        case .title(let words): Text(verbatim: words)
        case .view(let view, let height): shown(view, height)
        }
    }

    @ViewBuilder private func shown(_ view: UIView, _ height: CGFloat) -> some View {
        if let label = (view as? UITableViewHeaderFooterView)?.title {
            Text(verbatim: label.text ?? "").frame(height: height > 0 ? height : nil)
        } else {
            RowPicture(view: view, height: height).listRowInsets(EdgeInsets())
                .textCase(nil)
        }
    }
}

/// The picture of a view in a row, at a height that is its content's unless it is above 0.
struct RowPicture: View {
    let view: UIView
    let height: CGFloat

    var body: some View {
        let (view, height) = (view, height)
        let layout = RepresentedLayout(size: { proposal in
            let width = proposal.width ?? 320
            return CGSize(width: width, height: height > 0 ? height : view.rowHeight(in: width))
        })
        layout {
            GeometryReader { proxy in view.picture(in: proxy.size) }
        }
        .modifier(ReportModifier(diagnostic: PictureTurn.during { view.notDrawn }))
    }
}

extension UIView {
    /// The height in a row that says none: by constraints, else that of its content, else 44 points.
    func rowHeight(in width: CGFloat) -> CGFloat {
        PictureTurn.during {
            let content =
                (self as? UITableViewCell)?.contentView
                ?? (self as? UITableViewHeaderFooterView)?.contentView ?? self
            let room = (self as? UITableViewCell)?.accessoryRoom ?? 0
            if let height = RowHeight(of: content, width: max(0, width - room)).height(), height > 0
            {
                return height
            }
            let own = intrinsicContentSize.height
            if own > 0 { return own }
            return self is UITableViewCell || frame.height <= 0 ? 44 : frame.height
        }
    }
}
