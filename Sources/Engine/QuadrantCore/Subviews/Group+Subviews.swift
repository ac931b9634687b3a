import QuadrantGeometry

/// A view made from the subviews of another view.
///
/// Apple: "GroupElementsOfContent".
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let subviews: Subviews
    /// Whether the environment in which a subview is put reaches its view.
    var isOpen = false
    let transform: (SubviewsCollection) -> Content

    /// Collects the subviews, then makes what `transform` returns for them.
    @MainActor
    public static func _makeNodes(
        _ view: GroupElementsOfContent<Subviews, Content>, _ cursor: inout _ViewCursor
    ) {
        let views = SubviewsCollection(
            views: cursor.collect(view.subviews).views, home: view.isOpen ? nil : cursor.home)
        Content._makeNodes(cursor.reading { view.transform(views) }, &cursor)
    }

    /// Collects the views of what `transform` returns.
    @MainActor
    public static func _collect(
        _ view: GroupElementsOfContent<Subviews, Content>, _ cursor: inout _ViewCursor
    ) {
        let views = SubviewsCollection(views: cursor.collect(view.subviews).views)
        Content._collect(cursor.reading { view.transform(views) }, &cursor)
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

/// A view made from the sections of another view.
///
/// Apple: "GroupSectionsOfContent".
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let sections: Sections
    /// Whether the environment in which a subview is put reaches its view.
    var isOpen = false
    let transform: (SectionCollection) -> Content

    /// Collects the sections, then makes what `transform` returns for them.
    @MainActor
    public static func _makeNodes(
        _ view: GroupSectionsOfContent<Sections, Content>, _ cursor: inout _ViewCursor
    ) {
        let sections = SectionCollection(
            cursor.collect(view.sections), home: view.isOpen ? nil : cursor.home)
        Content._makeNodes(cursor.reading { view.transform(sections) }, &cursor)
    }

    /// Collects the views of what `transform` returns.
    @MainActor
    public static func _collect(
        _ view: GroupSectionsOfContent<Sections, Content>, _ cursor: inout _ViewCursor
    ) {
        let sections = SectionCollection(cursor.collect(view.sections))
        Content._collect(cursor.reading { view.transform(sections) }, &cursor)
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

extension Group {
    /// Creates the view that `transform` returns for the subviews of `view`.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, transform: transform)
    }

    /// Creates the view that `transform` returns for the sections of `view`.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(sections: view, transform: transform)
    }

    /// As `init(subviews:transform:)`, for containers of the library: their parts look as where they are put says, such as
    /// the items of a bar.
    package init<Base: View, Result: View>(
        parts view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, isOpen: true, transform: transform)
    }

    /// As `init(sections:transform:)`, in the same way.
    package init<Base: View, Result: View>(
        partSections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(sections: view, isOpen: true, transform: transform)
    }
}

/// The subviews of some content, as the data of a `ForEach`. They are known while the `ForEach` is
/// evaluated.
///
/// Apple: "ForEachSubviewCollection".
public nonisolated struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    var views: [CollectedView] = []
    var home: ContentHome?

    /// The position of the first element: always 0.
    public var startIndex: Int { 0 }

    /// The number of subviews.
    public var endIndex: Int { views.count }

    /// The subview at an index.
    public subscript(index: Int) -> Subview { Subview(view: views[index], home: home) }
}

/// The sections of some content, as the data of a `ForEach`. They are known while the `ForEach` is
/// evaluated.
///
/// Apple: "ForEachSectionCollection".
public nonisolated struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    var sections: [SectionConfiguration] = []

    /// The position of the first element: always 0.
    public var startIndex: Int { 0 }

    /// The number of sections.
    public var endIndex: Int { sections.count }

    /// The section at an index.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach {
    /// Creates a view for each subview of `view`.
    public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        // Views are values; this one is used on the main actor only.
        let view = HandedOver(view)
        self.init(data: ForEachSubviewCollection(), content: content, identify: \.id)
        resolve = {
            ForEachSubviewCollection(views: $0.collect(view.value).views, home: $0.home)
        }
    }

    /// As `init(subviews:content:)`, for containers of the library: their parts look as where they are put says.
    package init<V: View>(
        parts view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        let view = HandedOver(view)
        self.init(data: ForEachSubviewCollection(), content: content, identify: \.id)
        resolve = { ForEachSubviewCollection(views: $0.collect(view.value).views) }
    }

    /// Creates a view for each section of `view`.
    public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    )
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        let view = HandedOver(view)
        self.init(data: ForEachSectionCollection(), content: content, identify: \.id)
        resolve = {
            ForEachSectionCollection(
                sections: SectionCollection($0.collect(view.value), home: $0.home).sections)
        }
    }
}
