public import CoreTransferable
import QuadrantControls
public import QuadrantCore
public import QuadrantDragDrop
import QuadrantLayout
import QuadrantViews
public import UniformTypeIdentifiers

/// The rows of a table.
///
/// Apple: "TableRowContent". Types of one's own say in `tableRowBody` of which rows they consist.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
    /// What the rows are made of.
    associatedtype TableRowBody: TableRowContent

    /// The rows.
    var tableRowBody: TableRowBody { get }

    /// The rows as views, of which `row` makes one; not for use outside the library.
    @MainActor static func _rows(
        _ content: Self, _ row: @escaping @MainActor (TableRowValue) -> AnyView
    ) -> AnyView
}

extension TableRowContent {
    /// By default, the rows of the body.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (TableRowValue) -> AnyView
    ) -> AnyView where TableRowBody.TableRowValue == TableRowValue {
        TableRowBody._rows(content.tableRowBody, row)
    }

    /// Says whether the rows can be selected.
    ///
    /// Apple: "selectionDisabled(_:)".
    public func selectionDisabled(
        _ isDisabled: Bool = true
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { AnyView($0.selectionDisabled(isDisabled)) }
    }

    /// Adds a menu to the rows, which a long touch or a right click opens.
    ///
    /// Apple: "contextMenu(menuItems:)".
    public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return ChangedTableRows(content: self) { AnyView($0.contextMenu { items }) }
    }

    /// Adds a menu to the rows, with a view that is shown beside the menu.
    ///
    /// Apple: "contextMenu(menuItems:preview:)".
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some TableRowContent<TableRowValue> {
        let (items, preview) = (menuItems(), preview())
        return ChangedTableRows(content: self) {
            AnyView($0.contextMenu(menuItems: { items }, preview: { preview }))
        }
    }
}

extension TableRowContent where TableRowBody == Never {
    /// Never called: primitive rows have no body.
    public var tableRowBody: Never {
        preconditionFailure("\(Self.self) is a primitive row: it has no body.")
    }
}

extension Never: TableRowContent {
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Never, _ row: @escaping @MainActor (Never) -> AnyView
    ) -> AnyView {}
}

/// Rows of which something was changed.
nonisolated struct ChangedTableRows<Content: TableRowContent>: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never

    let content: Content
    let change: @MainActor (AnyView) -> AnyView

    @MainActor static func _rows(
        _ content: Self, _ row: @escaping @MainActor (TableRowValue) -> AnyView
    ) -> AnyView {
        Content._rows(content.content) { content.change(row($0)) }
    }
}

/// A row of a table that shows a value.
///
/// Apple: "TableRow".
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    /// What a row shows.
    public typealias TableRowValue = Value
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    private let value: Value

    /// Creates a row that shows a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (Value) -> AnyView
    ) -> AnyView {
        AnyView(row(content.value).modifier(UsualTagModifier(tag: AnyHashable(content.value.id))))
    }
}

/// No rows.
///
/// Apple: "EmptyTableRowContent".
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    /// What a row shows.
    public typealias TableRowValue = Value
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (Value) -> AnyView
    ) -> AnyView { AnyView(EmptyView()) }
}

/// A row with rows below it, which a tap on its chevron shows and hides.
///
/// Apple: "DisclosureTableRow".
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
    TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    /// What a row shows.
    public typealias TableRowValue = Label.TableRowValue
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    private let label: Label
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// Creates a row that shows a value, above the rows of `content`.
    public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (TableRowValue) -> AnyView
    ) -> AnyView {
        let label = Label._rows(content.label, row)
        let inner = content.content
        let below = { @MainActor in Content._rows(inner(), row) }
        if let isExpanded = content.isExpanded {
            return AnyView(
                DisclosureGroup(isExpanded: isExpanded) {
                    TableRowsBelow(make: below)
                } label: {
                    label
                })
        }
        return AnyView(
            DisclosureGroup {
                TableRowsBelow(make: below)
            } label: {
                label
            })
    }
}

/// Rows that are made when they are shown.
struct TableRowsBelow: View {
    let make: @MainActor () -> AnyView

    var body: some View { make() }
}

/// Gives a row a tag unless a view in it has one.
nonisolated struct UsualTagModifier: AttachingModifier {
    let tag: AnyHashable

    func attach(_ attachments: inout NodeAttachments) {
        attachments.setTrait([ViewTag(tag)], for: TagKey.self)
    }
}

/// Rows made of a collection whose views can be edited.
///
/// Apple: "DynamicTableRowContent".
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
    /// The collection that the rows are made from.
    associatedtype Data: Collection

    /// The collection that the rows are made from.
    var data: Data { get }
}

extension DynamicTableRowContent {
    /// Takes what is dropped among the rows.
    ///
    /// Apple: "onInsert(of:perform:)". What is dropped on the upper half of a row comes before its element, else behind it.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: Of which types at least one has to be handed over.
    ///   - action: Called with a place in the data and what is to be inserted before the element there.
    public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        taking(RowInserts(supportedContentTypes, action))
    }

    /// Takes values that are dropped among the rows.
    ///
    /// Apple: "dropDestination(for:action:)".
    ///
    /// - Parameter action: Called with the place in the data before which the values are to be, and the values.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        taking(RowInserts(payloadType) { action($1, $0) })
    }

    private func taking(_ inserts: RowInserts) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) {
            AnyView($0.modifier(RowInsertsModifier(inserts: inserts)))
        }
    }
}

/// A row that shows one view in place of its columns, as the header of a section does.
///
/// Apple: "TableHeaderRowContent". The headers of sections in tables are such rows.
public nonisolated struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent
{
    /// What a row shows.
    public typealias TableRowValue = Value
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    let content: Content

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (Value) -> AnyView
    ) -> AnyView { AnyView(content.content) }
}

/// Rows of a collection.
///
/// Apple: "TableForEachContent".
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    /// What a row shows.
    public typealias TableRowValue = Data.Element
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    let data: Data

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (Data.Element) -> AnyView
    ) -> AnyView {
        AnyView(
            ForEach(content.data) { element in
                TableRowsBelow { row(element) }
            })
    }
}

/// Rows of a collection, and of the children of its elements.
///
/// Apple: "TableOutlineGroupContent".
public nonisolated struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    /// What a row shows.
    public typealias TableRowValue = Data.Element
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    let data: Data
    let children: KeyPath<Data.Element, Data?>

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (Data.Element) -> AnyView
    ) -> AnyView {
        AnyView(
            OutlineGroup(content.data, children: content.children) { element in
                TableRowsBelow { row(element) }
            })
    }
}
