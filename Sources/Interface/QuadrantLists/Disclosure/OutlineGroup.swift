import QuadrantControls
public import QuadrantCore
import QuadrantViews

/// Views of a tree of data, in which what has children can be expanded.
///
/// Apple: "OutlineGroup". An element without children is its view; one with children, also with none of them, is
/// a `DisclosureGroup` whose label is its view.
public nonisolated struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
    /// The elements of the first level.
    let elements: Data
    let identify: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let leaf: (Data.Element) -> Leaf
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Subgroup: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Makes the views of the first level; those below as they are expanded.
    @MainActor
    public static func _makeNodes(
        _ view: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>, _ cursor: inout _ViewCursor
    ) {
        let all = view.forEach
        type(of: all)._makeNodes(all, &cursor)
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }

    private var forEach: ForEach<Data, ID, OutlineEntry<Leaf>> {
        let (identify, children, leaf) = (identify, children, leaf)
        return ForEach(elements, identify: identify) { element in
            let below = children(element)
            return OutlineEntry(
                leaf: leaf(element),
                children: below.map { below in
                    let group = OutlineGroup(
                        elements: below, identify: identify, children: children, leaf: leaf)
                    return { AnyView(group) }
                })
        }
    }
}

/// An element of an outline.
nonisolated struct OutlineEntry<Leaf: View>: View {
    let leaf: Leaf
    /// Makes the level below; `nil` for an element without children.
    let children: (() -> AnyView)?

    @MainActor var body: some View {
        if let children {
            DisclosureGroup {
                children()
            } label: {
                leaf
            }
        } else {
            leaf
        }
    }
}

/// What an outline shows below an element; opaque.
///
/// Apple: "OutlineSubgroupChildren".
public nonisolated struct OutlineSubgroupChildren: View {
    let content: AnyView

    /// The views of the level below.
    @MainActor public var body: some View { content }
}

extension OutlineGroup
where
    Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// Creates the outline of a collection; the elements identify themselves.
    ///
    /// - Parameter children: Leads to the children of an element; `nil` for an element that can have none.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Creates the outline of a collection; the value at `id` identifies an element.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            elements: data, identify: { $0[keyPath: id] }, children: { $0[keyPath: children] },
            leaf: content)
    }

    /// Creates the outline of a bound collection; the elements identify themselves.
    public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, ID == E.ID, E == C.Element {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Creates the outline of a bound collection; the value at `id` identifies an element.
    public init<C: MutableCollection & RandomAccessCollection, E>(
        _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, E == C.Element {
        self.init(
            elements: data, identify: { $0.wrappedValue[keyPath: id] },
            children: { element in
                guard element.wrappedValue[keyPath: children] != nil else { return nil }
                return Binding(element[dynamicMember: children])
            }, leaf: content)
    }
}

extension OutlineGroup
where
    Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// Creates the outline of a tree with one root; the elements identify themselves.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element, Data: RangeReplaceableCollection {
        self.init(Data([root]), id: \.id, children: children, content: content)
    }

    /// Creates the outline of a tree with one root; the value at `id` identifies an element.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, Data: RangeReplaceableCollection {
        self.init(Data([root]), id: id, children: children, content: content)
    }
}
