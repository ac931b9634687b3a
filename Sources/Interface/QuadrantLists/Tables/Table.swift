import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews

/// Rows of values in columns that scroll, of which one or several can be selected.
///
/// Apple: "Table". Where the width is compact, as on an iPhone, only the first column is shown, without titles.
public nonisolated struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let setup: TableSetup<Value>
    private let rows: Rows
    private let columns: Columns
    private let visibilities: (String) -> Visibility
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableColumnHeaders) private var headers

    init(
        rows: Rows, columns: Columns, selection: ListSelection? = nil,
        sort: TableSort? = nil, visibilities: @escaping (String) -> Visibility = { _ in .automatic }
    ) {
        setup = TableSetup(selection: selection, sort: sort)
        self.rows = rows
        self.columns = columns
        self.visibilities = visibilities
    }

    /// A list of the rows, below the titles of the columns.
    @MainActor public var body: some View {
        let all = shown(Columns._columns(columns))
        let isCompact = sizeClass != .regular
        let used = isCompact ? Array(all.prefix(1)) : all
        let table = VStack(spacing: 0) {
            if !isCompact { TableHeader(columns: used, sort: setup.sort) }
            ListHost(
                selection: setup.selection, container: .list,
                content: Rows._rows(rows) { AnyView(TableCells(columns: used, value: $0)) }
                    .disclosureGroupStyle(TableDisclosureStyle())
            )
            .environment(\.isBelowLine, !isCompact && headers != .hidden)
        }
        StyledControl(
            TableStyleConfiguration(content: AnyView(table.listStyle(.plain))),
            fallback: HostedStyle(TableBody<AutomaticTableStyle>.self, AutomaticTableStyle())
        )
        .modifier(
            ReportModifier(
                diagnostic: all.contains(where: \.hasDisabledCustomization)
                    ? .withoutEffect(
                        ".disabledCustomizationBehavior(_:)",
                        advice: "Nobody can change the columns of a table here.")
                    : all.lazy.compactMap(\.width.diagnostic).first))
    }

    @MainActor private func shown(_ all: [_TableColumn<Value>]) -> [_TableColumn<Value>] {
        all.filter { column in
            let chosen = column.customizationID.map(visibilities) ?? .automatic
            return (chosen == .automatic ? column.visibility : chosen) != .hidden
        }
    }
}

/// What a table is given beside its rows and columns.
struct TableSetup<Value> {
    let selection: ListSelection?
    let sort: TableSort?
}

/// What a table is sorted by, whatever the type of comparators.
struct TableSort {
    /// The direction in which a column sorts first; `nil` for another column, or none.
    let order: (any SortComparator) -> SortOrder?
    /// Sorts by a column first; by the column that does already, the other way round.
    let sort: (any SortComparator) -> Void

    init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        func same(_ one: Sort, _ other: Sort) -> Bool {
            var (one, other) = (one, other)
            (one.order, other.order) = (.forward, .forward)
            return one == other
        }
        self.order = { comparator in
            guard let own = comparator as? Sort, let first = order.wrappedValue.first,
                same(own, first)
            else { return nil }
            return first.order
        }
        sort = { comparator in
            guard var own = comparator as? Sort else { return }
            var all = order.wrappedValue
            if let first = all.first, same(own, first) {
                own.order = first.order == .forward ? .reverse : .forward
            }
            all.removeAll { same($0, own) }
            order.wrappedValue = [own] + all
        }
    }
}

/// The titles of the columns of a table.
private struct TableHeader<Value>: View {
    let columns: [_TableColumn<Value>]
    let sort: TableSort?
    @Environment(\.tableColumnHeaders) private var visibility

    var body: some View {
        if visibility != .hidden {
            TableLine(columns: columns) { TableTitle(column: $0, sort: sort) }
                .font(.subheadline.weight(.medium))
                .foregroundStyle(.secondary)
                .padding(.vertical, 8)
                .padding(.horizontal, 16)
            Divider()
        }
    }
}

/// The title of a column, which sorts by a tap.
private struct TableTitle<Value>: View {
    let column: _TableColumn<Value>
    let sort: TableSort?

    var body: some View {
        if let sort, let comparator = column.comparator {
            Button {
                sort.sort(comparator)
            } label: {
                HStack(spacing: 4) {
                    column.title
                    if let order = sort.order(comparator) {
                        Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                            .imageScale(.small)
                    }
                }
            }
            .buttonStyle(.plain)
        } else {
            column.title
        }
    }
}

/// The cells of a row.
private struct TableCells<Value>: View {
    let columns: [_TableColumn<Value>]
    let value: Value

    var body: some View {
        TableLine(columns: columns) { $0.cell(value) }
    }
}

/// A view for each column, as wide as the column. The first one is indented in an outline, and shows there what its row can
/// be expanded by.
private struct TableLine<Value, Cell: View>: View {
    let columns: [_TableColumn<Value>]
    @ViewBuilder let cell: (_TableColumn<Value>) -> Cell
    @Environment(\.tableOutline) private var outline
    @Environment(\.controlProfile.list.outlineIndent) private var indent

    var body: some View {
        TableLineLayout(columns: columns.map { TableWidths.Column($0.width) }) {
            ForEach(columns.indices, id: \.self) { index in
                let column = columns[index]
                shown(column, isFirst: index == 0)
                    .standing(until: .elsewhere) { $0.lineLimit(1) }
                    .frame(
                        minWidth: 0, maxWidth: .infinity, alignment: column.alignment.alignment)
            }
        }
    }

    @ViewBuilder
    private func shown(_ column: _TableColumn<Value>, isFirst: Bool) -> some View {
        if isFirst, let outline {
            Group {
                if let isExpanded = outline.isExpanded {
                    DisclosureHeader(label: cell(column), isExpanded: isExpanded)
                } else {
                    cell(column)
                }
            }
            .padding(.leading, CGFloat(outline.level) * indent)
        } else {
            cell(column)
        }
    }
}

/// Where a row stands in an outline.
private struct TableOutline {
    /// How many rows it is below.
    var level = 0
    /// Whether the rows below it are shown; `nil` for a row without such rows.
    var isExpanded: Binding<Bool>?
}

private enum TableOutlineKey: EnvironmentKey {
    static var defaultValue: TableOutline? { nil }
}

extension EnvironmentValues {
    /// Where the row of a table stands in an outline; `nil` outside of outlines.
    fileprivate var tableOutline: TableOutline? {
        get { self[TableOutlineKey.self] }
        set { self[TableOutlineKey.self] = newValue }
    }
}

/// Rows of a table with rows below them: only the first column is indented.
private struct TableDisclosureStyle: DisclosureGroupStyle {
    @Environment(\.tableOutline) private var outline

    func makeBody(configuration: Configuration) -> some View {
        let level = outline?.level ?? 0
        configuration.label.environment(
            \.tableOutline, TableOutline(level: level, isExpanded: configuration.$isExpanded))
        configuration.content.environment(\.tableOutline, TableOutline(level: level + 1))
    }
}

extension TableColumnAlignment {
    fileprivate var alignment: Alignment {
        switch kind {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

private enum TableColumnHeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether tables show the titles of their columns.
    fileprivate var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the titles of the columns of the tables in this view.
    ///
    /// Apple: "tableColumnHeaders(_:)".
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
