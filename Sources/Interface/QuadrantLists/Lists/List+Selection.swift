import QuadrantControls
public import QuadrantCore
import QuadrantViews

extension List {
    /// Creates a list with a row for each element, of which one can be selected; the elements identify themselves.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            selection: selection.map { ListSelection.optional($0) },
            content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, of which one can be selected; the value at `id` identifies an element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            selection: selection.map { ListSelection.optional($0) },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range that does not change, of which one can be selected.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(
            selection: selection.map { ListSelection.optional($0) },
            content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, of which one can be selected; a row is given a binding.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            RowContent
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection.optional($0) },
            content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, of which one can be selected; the value at `id`
    /// identifies an element.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection.optional($0) },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, which users may edit, of which one can be selected.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection.optional($0) },
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, which users may edit, of which one can be selected;
    /// the value at `id` identifies an element.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection.optional($0) },
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List {
    /// Creates a list with a row for each element, of which several can be selected; the elements identify themselves.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            selection: selection.map { ListSelection.set($0) },
            content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, of which several can be selected; the value at `id` identifies an element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            selection: selection.map { ListSelection.set($0) },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range that does not change, of which several can be selected.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(
            selection: selection.map { ListSelection.set($0) },
            content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, of which several can be selected; a row is given a binding.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            RowContent
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection.set($0) },
            content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, of which several can be selected; the value at `id`
    /// identifies an element.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection.set($0) },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, which users may edit, of which several can be selected.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection.set($0) },
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, which users may edit, of which several can be selected;
    /// the value at `id` identifies an element.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection.set($0) },
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List {
    /// Creates a list with a row for each element, of which always one is selected; the value at `id` identifies an
    /// element.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            selection: .required(selection), content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range that does not change, of which always one is selected.
    @_disfavoredOverload
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: .required(selection), content: ForEach(data, content: rowContent))
    }
}
