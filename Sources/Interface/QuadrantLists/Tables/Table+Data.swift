public import Foundation
public import QuadrantCore
import QuadrantViews

// Tables of a collection and of an outline; each with and without a selection, an order of rows and chosen columns.

extension Table {
    /// Creates a table of the elements of a collection.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns()
        )
    }

    /// Creates a table of the elements of a collection; with chosen columns.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of the elements of a collection; sorted by taps on titles.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            sort: TableSort(sortOrder)
        )
    }

    /// Creates a table of the elements of a collection; sorted by taps on titles, with chosen columns.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            sort: TableSort(sortOrder),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of the elements of a collection, of which one row can be selected.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .optional(selection)
        )
    }

    /// Creates a table of the elements of a collection, of which one row can be selected; with chosen columns.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .optional(selection),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of the elements of a collection, of which one row can be selected; sorted by taps on titles.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .optional(selection),
            sort: TableSort(sortOrder)
        )
    }

    /// Creates a table of the elements of a collection, of which one row can be selected; sorted by taps on titles, with chosen columns.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .optional(selection),
            sort: TableSort(sortOrder),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of the elements of a collection, of which several rows can be selected.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .set(selection)
        )
    }

    /// Creates a table of the elements of a collection, of which several rows can be selected; with chosen columns.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .set(selection),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of the elements of a collection, of which several rows can be selected; sorted by taps on titles.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .set(selection),
            sort: TableSort(sortOrder)
        )
    }

    /// Creates a table of the elements of a collection, of which several rows can be selected; sorted by taps on titles, with chosen columns.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: .set(selection),
            sort: TableSort(sortOrder),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }
}

extension Table {
    /// Creates a table of the elements of an outline.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns()
        )
    }

    /// Creates a table of the elements of an outline; with chosen columns.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of the elements of an outline; sorted by taps on titles.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            sort: TableSort(sortOrder)
        )
    }

    /// Creates a table of the elements of an outline; sorted by taps on titles, with chosen columns.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            sort: TableSort(sortOrder),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of the elements of an outline, of which one row can be selected.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: .optional(selection)
        )
    }

    /// Creates a table of the elements of an outline, of which one row can be selected; with chosen columns.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: .optional(selection),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of the elements of an outline, of which one row can be selected; sorted by taps on titles.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: .optional(selection),
            sort: TableSort(sortOrder)
        )
    }

    /// Creates a table of the elements of an outline, of which one row can be selected; sorted by taps on titles, with chosen columns.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: .optional(selection),
            sort: TableSort(sortOrder),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of the elements of an outline, of which several rows can be selected.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: .set(selection)
        )
    }

    /// Creates a table of the elements of an outline, of which several rows can be selected; with chosen columns.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: .set(selection),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }

    /// Creates a table of the elements of an outline, of which several rows can be selected; sorted by taps on titles.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: .set(selection),
            sort: TableSort(sortOrder)
        )
    }

    /// Creates a table of the elements of an outline, of which several rows can be selected; sorted by taps on titles, with chosen columns.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: .set(selection),
            sort: TableSort(sortOrder),
            visibilities: { columnCustomization.wrappedValue[visibility: $0] }
        )
    }
}
