public import QuadrantCore

extension OutlineGroup: TableRowContent
where Parent: TableRowContent, Leaf: TableRowContent, Subgroup: TableRowContent {
    /// What a row shows.
    public typealias TableRowValue = Leaf.TableRowValue
    /// Primitive rows: they have no body.
    public typealias TableRowBody = Never

    /// The rows, worked out; not for use outside the library.
    @MainActor public static func _rows(
        _ content: Self, _ row: @escaping @MainActor (Leaf.TableRowValue) -> AnyView
    ) -> AnyView {
        let leaf = content.leaf
        typealias Below = DisclosureGroup<TableRowsBelow, OutlineSubgroupChildren>
        return AnyView(
            OutlineGroup<Data, ID, TableRowsBelow, TableRowsBelow, Below>(
                elements: content.elements, identify: content.identify,
                children: content.children
            ) { element in
                TableRowsBelow { Leaf._rows(leaf(element), row) }
            })
    }
}

extension OutlineGroup {
    /// Creates the rows of a tree of elements in a table: a row for each, and below it those of its children while it is
    /// expanded.
    ///
    /// - Parameter children: Leads to the children of an element; `nil` for an element that can have none.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>
    )
    where
        ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
        Subgroup == TableRow<DataElement>, DataElement == Data.Element
    {
        self.init(
            elements: data, identify: { $0.id }, children: { $0[keyPath: children] },
            leaf: { TableRow($0) })
    }
}
