public import Foundation
public import QuadrantCore
import QuadrantViews

// Tables of rows one by one; each with and without a selection, an order of rows and chosen columns.

extension Table {
    /// Creates a table of rows one by one.
    @MainActor public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns()
        )
    }

    /// Creates a table of rows one by one; with chosen columns.
    @MainActor public init(
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of rows one by one; sorted by taps on titles.
    @MainActor public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            sort: TableSort(sortOrder)
        )
    }

    /// Creates a table of rows one by one; sorted by taps on titles, with chosen columns.
    @MainActor public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            sort: TableSort(sortOrder),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of rows one by one, of which one row can be selected.
    @MainActor public init(
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .optional(selection)
        )
    }

    /// Creates a table of rows one by one, of which one row can be selected; with chosen columns.
    @MainActor public init(
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .optional(selection),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of rows one by one, of which one row can be selected; sorted by taps on titles.
    @MainActor public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .optional(selection),
            sort: TableSort(sortOrder)
        )
    }

    /// Creates a table of rows one by one, of which one row can be selected; sorted by taps on titles, with chosen columns.
    @MainActor public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .optional(selection),
            sort: TableSort(sortOrder),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of rows one by one, of which several rows can be selected.
    @MainActor public init(
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .set(selection)
        )
    }

    /// Creates a table of rows one by one, of which several rows can be selected; with chosen columns.
    @MainActor public init(
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .set(selection),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of rows one by one, of which several rows can be selected; sorted by taps on titles.
    @MainActor public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .set(selection),
            sort: TableSort(sortOrder)
        )
    }

    /// Creates a table of rows one by one, of which several rows can be selected; sorted by taps on titles, with chosen columns.
    @MainActor public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .set(selection),
            sort: TableSort(sortOrder),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }
}

extension Table {
    /// Creates a table of rows one by one.
    @MainActor public init(
        of valueType: Value.Type,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns()
        )
    }

    /// Creates a table of rows one by one; with chosen columns.
    @MainActor public init(
        of valueType: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of rows one by one; sorted by taps on titles.
    @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            sort: TableSort(sortOrder)
        )
    }

    /// Creates a table of rows one by one; sorted by taps on titles, with chosen columns.
    @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            sort: TableSort(sortOrder),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of rows one by one, of which one row can be selected.
    @MainActor public init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .optional(selection)
        )
    }

    /// Creates a table of rows one by one, of which one row can be selected; with chosen columns.
    @MainActor public init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .optional(selection),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of rows one by one, of which one row can be selected; sorted by taps on titles.
    @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .optional(selection),
            sort: TableSort(sortOrder)
        )
    }

    /// Creates a table of rows one by one, of which one row can be selected; sorted by taps on titles, with chosen columns.
    @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .optional(selection),
            sort: TableSort(sortOrder),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of rows one by one, of which several rows can be selected.
    @MainActor public init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .set(selection)
        )
    }

    /// Creates a table of rows one by one, of which several rows can be selected; with chosen columns.
    @MainActor public init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .set(selection),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of rows one by one, of which several rows can be selected; sorted by taps on titles.
    @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .set(selection),
            sort: TableSort(sortOrder)
        )
    }

    /// Creates a table of rows one by one, of which several rows can be selected; sorted by taps on titles, with chosen columns.
    @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: .set(selection),
            sort: TableSort(sortOrder),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }
}
