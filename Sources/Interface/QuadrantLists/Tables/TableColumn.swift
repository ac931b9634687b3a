public import Foundation
public import QuadrantCore
public import QuadrantViews

/// A column of a table: its title, and what it shows of a row.
///
/// Apple: "TableColumn". A column with a comparator sorts the table by a tap on its title.
public nonisolated struct TableColumn<
    RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>:
    TableColumnContent
{
    /// What a row shows.
    public typealias TableRowValue = RowValue
    /// What rows are sorted by.
    public typealias TableColumnSortComparator = Sort
    /// A primitive column: it has no body.
    public typealias TableColumnBody = Never

    private let label: Label
    private let comparator: (any SortComparator)?
    private let content: (RowValue) -> Content
    private var width = TableColumnWidth()

    init(
        label: Label, comparator: (any SortComparator)?, content: @escaping (RowValue) -> Content
    ) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// The columns, worked out; not for use outside the library.
    @MainActor public static func _columns(_ content: Self) -> [_TableColumn<RowValue>] {
        let cell = content.content
        var column = _TableColumn<RowValue>(
            title: AnyView(content.label), cell: { AnyView(cell($0)) },
            comparator: content.comparator)
        column.width = content.width
        return [column]
    }

    /// The column with a width in points; `nil` for a share of what is there. One that is negative or not finite is reported.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var result = self.width(min: width, ideal: width, max: width)
        result.width.diagnostic = width.flatMap { .unlessLength(".width", ["": $0]) }
        return result
    }

    /// The column with limits of its width in points. Lengths that are negative or not finite are reported; the most may be
    /// infinite.
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn {
        func length(_ value: CGFloat?) -> CGFloat? {
            value.flatMap { $0.isNaN ? nil : Swift.max(0, $0) }
        }
        var result = self
        result.width = TableColumnWidth(
            least: length(min), ideal: length(ideal), most: length(max))
        let wrong: [Diagnostic?] = [
            min.flatMap { .unlessLength(".width", ["min": $0]) },
            ideal.flatMap { .unlessLength(".width", ["ideal": $0]) },
            max.flatMap { $0 == .infinity ? nil : .unlessLength(".width", ["max": $0]) },
        ]
        result.width.diagnostic = wrong.lazy.compactMap { $0 }.first
        return result
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// Creates a column with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// Creates a column with a text as its title.
    public init(
        _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: nil, content: content)
    }

    /// Creates a column of texts with a localised title.
    @_disfavoredOverload
    public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
    ) where Content == Text {
        self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
    }

    /// Creates a column of texts with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable
    ) where Content == Text {
        self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
    }

    /// Creates a column of texts with a text as its title.
    @_disfavoredOverload
    public init(
        _ text: Text, value: any KeyPath<RowValue, String> & Sendable
    ) where Content == Text {
        self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    /// Creates a column with a localised title that sorts by a comparator.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// Creates a column with a title that is not localised, which sorts by a comparator.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    /// Creates a column with a text as its title that sorts by a comparator.
    public init(
        _ text: Text, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: comparator, content: content)
    }
}
