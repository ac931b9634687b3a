public import QuadrantCore
public import QuadrantViews

/// Makes the rows of a table.
///
/// Apple: "TableRowBuilder".
@resultBuilder
@MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
    /// A row, or several.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// No row.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// The first row, or rows.
    public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
    where Content.TableRowValue == Value { first }

    /// Rows after others.
    public static func buildPartialBlock<Others: TableRowContent, Content: TableRowContent>(
        accumulated: Others, next: Content
    ) -> TupleTableRowContent<Value, (Others, Content)>
    where Others.TableRowValue == Value, Content.TableRowValue == Value {
        TupleTableRowContent(
            value: (accumulated, next),
            rows: [{ Others._rows(accumulated, $0) }, { Content._rows(next, $0) }])
    }

    /// A row that may be missing.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == Value { content }

    /// One of two.
    public static func buildEither<T: TableRowContent, F: TableRowContent>(
        first: T
    ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
        _ConditionalContent(storage: .first(first))
    }

    /// The other one of two.
    public static func buildEither<T: TableRowContent, F: TableRowContent>(
        second: F
    ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
        _ConditionalContent(storage: .second(second))
    }
}

/// Several rows.
///
/// Apple: "TupleTableRowContent".
public nonisolated struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    /// What a row shows.
    public typealias TableRowValue = Value
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    /// The rows.
    public var value: T
    let rows: [@MainActor (@escaping @MainActor (Value) -> AnyView) -> AnyView]

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (Value) -> AnyView
    ) -> AnyView {
        let all = content.rows.map { $0(row) }
        return AnyView(ForEach(Array(all.indices), id: \.self) { all[$0] })
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (Wrapped.TableRowValue) -> AnyView
    ) -> AnyView {
        content.map { Wrapped._rows($0, row) } ?? AnyView(EmptyView())
    }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (TrueContent.TableRowValue) -> AnyView
    ) -> AnyView {
        switch content.storage {
        case .first(let first): TrueContent._rows(first, row)
        case .second(let second): FalseContent._rows(second, row)
        }
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    /// Creates a group of rows.
    public init<Value>(@TableRowBuilder<Value> content: () -> Content)
    where Value == Content.TableRowValue {
        self = .holding(content())
    }

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (Content.TableRowValue) -> AnyView
    ) -> AnyView { Content._rows(content.content, row) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (Content.TableRowValue) -> AnyView
    ) -> AnyView {
        let make = content.content
        return AnyView(
            content.mapped { element in
                RowsOfElement { Content._rows(make(element), row) }
            })
    }
}

/// The rows of an element of a `ForEach`.
private struct RowsOfElement: View {
    let make: @MainActor () -> AnyView

    var body: some View { make() }
}

extension ForEach where Content: TableRowContent {
    /// Creates rows for each element; the elements identify themselves.
    @_disfavoredOverload
    public init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(data, identify: { $0.id }, content: content)
    }

    /// Creates rows for each element; the value at `id` identifies an element.
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension Section: TableRowContent
where
    Parent: TableRowContent, Content: TableRowContent, Footer: View,
    Parent.TableRowValue == Content.TableRowValue
{
    /// What a row shows.
    public typealias TableRowValue = Content.TableRowValue
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (Content.TableRowValue) -> AnyView
    ) -> AnyView {
        let rows = Content._rows(content.content, row)
        let header = Parent._rows(content.header, row)
        return AnyView(
            Section<AnyView, AnyView, Footer> {
                rows
            } header: {
                header
            } footer: {
                content.footer
            })
    }
}

extension Section where Content: TableRowContent, Footer == EmptyView {
    /// Creates a section of rows with a header.
    public init<V, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    ) where Parent == TableHeaderRowContent<V, H>, V == Content.TableRowValue {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(),
            footer: EmptyView())
    }

    /// Creates a section of rows with a localised title.
    public init<V>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
    ) where Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a section of rows with a title that is not localised.
    @_disfavoredOverload
    public init<V, S: StringProtocol>(
        _ title: S, @TableRowBuilder<V> content: () -> Content
    ) where Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue {
        self.init(content: content) { Text(title) }
    }

    /// Creates a section of rows without a header.
    public init<V>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(
            header: EmptyTableRowContent(), content: content(), footer: EmptyView())
    }
}
