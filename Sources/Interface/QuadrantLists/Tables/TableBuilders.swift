public import Foundation
public import QuadrantCore

/// Makes the columns of a table.
///
/// Apple: "TableColumnBuilder".
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// A column that sorts as the table does.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// A column that sorts nothing.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

    /// The first column.
    public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
    where Column.TableRowValue == RowValue { first }

    /// A column after others.
    public static func buildPartialBlock<Others: TableColumnContent, Column: TableColumnContent>(
        accumulated: Others, next: Column
    ) -> TupleTableColumnContent<RowValue, Sort, (Others, Column)>
    where Others.TableRowValue == RowValue, Column.TableRowValue == RowValue {
        TupleTableColumnContent(
            value: (accumulated, next),
            columns: Others._columns(accumulated) + Column._columns(next))
    }

    /// A column that may be missing.
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
    where Column.TableRowValue == RowValue { column }

    /// One of two.
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        first: T
    ) -> _ConditionalContent<T, F>
    where
        T.TableRowValue == RowValue, F.TableRowValue == RowValue,
        T.TableColumnSortComparator == F.TableColumnSortComparator
    { _ConditionalContent(storage: .first(first)) }

    /// The other one of two.
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        second: F
    ) -> _ConditionalContent<T, F>
    where
        T.TableRowValue == RowValue, F.TableRowValue == RowValue,
        T.TableColumnSortComparator == F.TableColumnSortComparator
    { _ConditionalContent(storage: .second(second)) }
}

/// Several columns.
///
/// Apple: "TupleTableColumnContent".
public nonisolated struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
    TableColumnContent
{
    /// What a row shows.
    public typealias TableRowValue = RowValue
    /// What rows are sorted by.
    public typealias TableColumnSortComparator = Sort
    /// A primitive column: it has no body.
    public typealias TableColumnBody = Never

    /// The columns.
    public var value: T
    let columns: [_TableColumn<RowValue>]

    /// The columns, worked out; not for use outside the library.
    @MainActor public static func _columns(_ content: Self) -> [_TableColumn<RowValue>] {
        content.columns
    }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    /// What a row shows.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// What rows are sorted by.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    /// A primitive column: it has no body.
    public typealias TableColumnBody = Never

    /// The columns, worked out; not for use outside the library.
    @MainActor public static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>] {
        if let content { Wrapped._columns(content) } else { [] }
    }
}

extension _ConditionalContent: TableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue,
    TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
    /// What a row shows.
    public typealias TableRowValue = TrueContent.TableRowValue
    /// What rows are sorted by.
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    /// A primitive column: it has no body.
    public typealias TableColumnBody = Never

    /// The columns, worked out; not for use outside the library.
    @MainActor public static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>] {
        switch content.storage {
        case .first(let first): TrueContent._columns(first)
        case .second(let second): FalseContent._columns(second)
        }
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    /// What a row shows.
    public typealias TableRowValue = Content.TableRowValue
    /// What rows are sorted by.
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    /// A primitive column: it has no body.
    public typealias TableColumnBody = Never

    /// The columns, worked out; not for use outside the library.
    @MainActor public static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>] {
        Content._columns(content.content)
    }
}

/// Columns made of a collection.
///
/// Apple: "TableColumnForEach".
public nonisolated struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent
>: TableColumnContent
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    /// What a row shows.
    public typealias TableRowValue = RowValue
    /// What rows are sorted by.
    public typealias TableColumnSortComparator = Sort
    /// A primitive column: it has no body.
    public typealias TableColumnBody = Never

    /// The elements.
    public var data: Data
    /// Makes the columns of an element.
    public var content: @MainActor (Data.Element) -> Content

    /// Creates columns for each element; the elements identify themselves.
    public init(
        _ data: Data,
        @TableColumnBuilder<RowValue, Sort> content: @escaping @MainActor (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        self.content = content
    }

    /// Creates columns for each element; the value at `id` identifies an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping @MainActor (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    /// The columns, worked out; not for use outside the library.
    @MainActor public static func _columns(_ content: Self) -> [_TableColumn<RowValue>] {
        content.data.flatMap { Content._columns(content.content($0)) }
    }
}
