public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// Tabs of a tab view, and what is made of them.
///
/// Apple: "TabContent". Dynamic properties, such as `@Environment` and `@State`, are connected.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values that select the tabs.
    associatedtype TabValue: Hashable = Body.TabValue
    /// What the tabs are made of.
    associatedtype Body: TabContent

    /// The tabs.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency
    var body: Body { get }

    /// Makes what hands the tabs to the tab view; not for use outside the library.
    @MainActor
    static func _makeTabs(_ content: Self, _ cursor: inout _ViewCursor)
}

extension TabContent {
    /// Opens a scope for the tabs, evaluates the body and makes that.
    @MainActor
    public static func _makeTabs(_ content: Self, _ cursor: inout _ViewCursor) {
        TabContentHost<Self>._makeNodes(TabContentHost(content: content), &cursor)
    }
}

extension TabContent where Body == Never {
    /// Never called: primitive tabs have no body.
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive tab: it has no body.")
    }
}

extension Never: TabContent {
    /// There is no tab.
    public typealias TabValue = Never
}

/// The scope of tabs with a body: properties of the tabs are those of a view.
private nonisolated struct TabContentHost<Content: TabContent>: View, DynamicHost {
    static var hosted: Any.Type { Content.self }

    // The first field: its dynamic properties are those of the scope.
    var content: Content

    @MainActor var body: some View { TabNodes(content: content.body) }
}

/// Tabs as a view, which shows nothing.
nonisolated struct TabNodes<Content: TabContent>: View {
    typealias Body = Never

    let content: Content

    @MainActor
    static func _makeNodes(_ view: Self, _ cursor: inout _ViewCursor) {
        Content._makeTabs(view.content, &cursor)
    }

    static var _arity: _ViewArity { .many }
}

/// Makes the tabs of a tab view.
///
/// Apple: "TabContentBuilder".
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as a view, for tab views.
    ///
    /// Apple: "TabContentBuilder.Content".
    public nonisolated struct Content<C: TabContent>: View {
        /// A primitive view: it has no body.
        public typealias Body = Never

        let tabs: C

        /// Hands the tabs to the tab view around.
        @MainActor
        public static func _makeNodes(_ view: Self, _ cursor: inout _ViewCursor) {
            C._makeTabs(view.tabs, &cursor)
        }

        /// The view can stand for any number of nodes, also none.
        public static var _arity: _ViewArity { .many }
    }

    /// A tab, or several.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }

    /// One tab.
    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }

    /// Several tabs.
    public static func buildBlock<each Content: TabContent>(
        _ content: repeat each Content
    ) -> _TupleTabContent<TabValue, repeat each Content> {
        _TupleTabContent(content: (repeat each content))
    }

    /// A tab that may be missing.
    public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
    where Content.TabValue == TabValue { content }

    /// One of two.
    public static func buildEither<T: TabContent, F: TabContent>(
        first content: T
    ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .first(content))
    }

    /// The other one of two.
    public static func buildEither<T: TabContent, F: TabContent>(
        second content: F
    ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .second(content))
    }

    /// Tabs of systems that have them.
    public static func buildLimitedAvailability<Content: TabContent>(
        _ content: Content
    ) -> Content where Content.TabValue == TabValue { content }
}

/// Several tabs; not for use outside the library.
public nonisolated struct _TupleTabContent<TabValue: Hashable, each Content: TabContent>: TabContent
{
    /// Primitive tabs: they have no body.
    public typealias Body = Never

    let content: (repeat each Content)

    /// Makes the tabs in order.
    @MainActor
    public static func _makeTabs(_ content: Self, _ cursor: inout _ViewCursor) {
        repeat (each Content)._makeTabs(each content.content, &cursor)
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    /// The type of the values that select the tabs.
    public typealias TabValue = Wrapped.TabValue

    /// Makes the tabs, if there are any.
    @MainActor
    public static func _makeTabs(_ content: Self, _ cursor: inout _ViewCursor) {
        cursor.branch(content == nil ? 0 : 1) { cursor in
            if let content { Wrapped._makeTabs(content, &cursor) }
        }
    }
}

extension _ConditionalContent: TabContent
where
    TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
    /// The type of the values that select the tabs.
    public typealias TabValue = TrueContent.TabValue

    /// Makes the tabs of the branch that was taken.
    @MainActor
    public static func _makeTabs(_ content: Self, _ cursor: inout _ViewCursor) {
        switch content.storage {
        case .first(let tabs): cursor.branch(0) { TrueContent._makeTabs(tabs, &$0) }
        case .second(let tabs): cursor.branch(1) { FalseContent._makeTabs(tabs, &$0) }
        }
    }
}

/// Tabs whose type is hidden.
///
/// Apple: "AnyTabContent".
public nonisolated struct AnyTabContent<TabValue: Hashable>: TabContent {
    /// Primitive tabs: they have no body.
    public typealias Body = Never

    private let view: AnyView

    /// Hides the type of tabs.
    public init<C: TabContent>(_ content: C) where C.TabValue == TabValue {
        view = AnyView(TabNodes(content: content))
    }

    /// Makes the tabs.
    @MainActor
    public static func _makeTabs(_ content: Self, _ cursor: inout _ViewCursor) {
        AnyView._makeNodes(content.view, &cursor)
    }
}

extension ForEach: TabContent where Content: TabContent {
    /// The type of the values that select the tabs.
    public typealias TabValue = Content.TabValue

    /// Makes the tabs of each element.
    @MainActor
    public static func _makeTabs(_ content: Self, _ cursor: inout _ViewCursor) {
        let make = content.content
        let views = content.mapped { TabNodes(content: make($0)) }
        ForEach<Data, ID, TabNodes<Content>>._makeNodes(views, &cursor)
    }

    /// Creates tabs for identified elements.
    public init(
        _ data: Data, @_EachTabBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, identify: { $0.id }, content: content)
    }

    /// Creates tabs for elements that a property tells from one another.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @_EachTabBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, identify: { $0[keyPath: id] }, content: content)
    }

    /// Creates tabs for numbers of a range.
    public init(
        _ data: Range<Int>, @_EachTabBuilder content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.init(data, identify: { $0 }, content: content)
    }
}

/// Makes the tabs of an element; not for use outside the library. It is a `TabContentBuilder` for the values that the tabs
/// themselves have: which ones is known only when they are made, so that the builder of a type of values cannot be named.
@resultBuilder
public struct _EachTabBuilder {
    /// A tab, or several.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content {
        content
    }

    /// One tab.
    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content { content }

    /// Several tabs.
    public static func buildBlock<First: TabContent, each Other: TabContent>(
        _ first: First, _ other: repeat each Other
    ) -> _TupleTabContent<First.TabValue, First, repeat each Other> {
        _TupleTabContent(content: (first, repeat each other))
    }

    /// A tab that may be missing.
    public static func buildIf<Content: TabContent>(_ content: Content?) -> Content? { content }

    /// One of two.
    public static func buildEither<T: TabContent, F: TabContent>(
        first content: T
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .first(content)) }

    /// The other one of two.
    public static func buildEither<T: TabContent, F: TabContent>(
        second content: F
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .second(content)) }

    /// Tabs of systems that have them.
    public static func buildLimitedAvailability<Content: TabContent>(
        _ content: Content
    ) -> Content { content }
}
