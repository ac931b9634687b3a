internal import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantLists
internal import QuadrantViews

/// A table as a list of SwiftUI's.
struct TableList: View {
    private let table: UITableView
    private let counts: [Int]
    /// Another one with each drawing, so that rows are looked at again.
    private let turn: Int
    @Environment(\.defaultMinListRowHeight) private var leastRow

    private static var drawings = 0

    init(_ table: UITableView) {
        self.table = table
        counts = table.counts
        Self.drawings += 1
        turn = Self.drawings
    }

    var body: some View {
        ScrollViewReader { proxy in
            styled
                .onChange(of: table.wanted, initial: true) { _, target in
                    scroll(to: target, proxy)
                }
        }
        .background { TableGround(table: table) }
    }

    private func scroll(to target: TableTarget?, _ proxy: ScrollViewProxy) {
        guard let target else { return }
        let anchor: UnitPoint? =
            switch target.position {
            case .top: .top
            case .middle: .center
            case .bottom: .bottom
            case .none: nil
            }
        withAnimation(target.isAnimated ? .default : nil) {
            proxy.scrollTo(target.path, anchor: anchor)
        }
    }

    @ViewBuilder private var styled: some View {
        switch table.style {
        case .plain: list.listStyle(.plain)
        case .grouped: list.listStyle(.grouped)
        case .insetGrouped: list.listStyle(.insetGrouped)
        }
    }

    @ViewBuilder private var list: some View {
        let table = table
        List(selection: chosen) {
            edge(table.tableHeaderView)
            ForEach(counts.indices, id: \.self) { section in
                TableSection(
                    table: table, section: section, count: counts[section], turn: turn,
                    leastRow: leastRow)
            }
            edge(table.tableFooterView)
        }
        .environment(\.defaultMinListRowHeight, 0)
        .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
        .scrollDisabled(!table.isScrollEnabled)
        .scrollContentBackground(
            table.backgroundColor == nil && table.backgroundView == nil ? .automatic : .hidden
        )
        .modifier(Refreshing(control: table.refreshControl))
    }

    /// The row that is drawn as chosen. A tap is handed on to the table.
    private var chosen: Binding<IndexPath?> {
        let table = table
        return Binding(
            get: {
                let path = table.takesSeveral ? nil : table.indexPathForSelectedRow
                let isPlain =
                    path.flatMap { table.cellForRow(at: $0) }?.selectionStyle
                    == UITableViewCell.SelectionStyle.none
                return isPlain ? nil : path
            },
            set: { if let path = $0 { table.tapped(path) } })
    }

    @ViewBuilder private func edge(_ view: UIView?) -> some View {
        if let view, view.frame.height > 0 {
            GeometryReader { proxy in view.picture(in: proxy.size) }
                .frame(height: view.frame.height)
                .listRowInsets(EdgeInsets())
                .listRowSeparator(.hidden)
                .listRowBackground(Color.clear)
                .selectionDisabled()
        }
    }
}

/// What is behind the rows of a table that says something else than the system does.
private struct TableGround: View {
    let table: UITableView

    var body: some View {
        ZStack {
            table.backgroundColor?.color
            if let view = table.backgroundView {
                GeometryReader { proxy in view.picture(in: proxy.size) }
            }
        }
    }
}

/// Lets a pull load rows again, where the table has a sign for it.
private struct Refreshing: ViewModifier {
    let control: UIRefreshControl?

    @ViewBuilder func body(content: Content) -> some View {
        if let control {
            content.refreshable { @MainActor in
                control.beginRefreshing()
                control.sendActions(for: .valueChanged)
            }
        } else {
            content
        }
    }
}
