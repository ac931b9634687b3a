public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// What stands in bars: items, and what is made of them.
///
/// Apple: "ToolbarContent". Dynamic properties, such as `@Environment` and `@State`, are connected.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// What the content is made of.
    associatedtype Body: ToolbarContent

    /// The items.
    @ToolbarContentBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Makes what hands the items to the bars; not for use outside the library.
    @MainActor
    static func _makeItems(_ content: Self, _ cursor: inout _ViewCursor)
}

/// What stands in a bar that the user may change. Nobody changes one in a picture.
///
/// Apple: "CustomizableToolbarContent".
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension ToolbarContent {
    /// Opens a scope for the content, evaluates its body and makes that.
    @MainActor
    public static func _makeItems(_ content: Self, _ cursor: inout _ViewCursor) {
        let host = ToolbarContentHost(content: content)
        ToolbarContentHost<Self>._makeNodes(host, &cursor)
    }
}

extension ToolbarContent where Body == Never {
    /// Never called: primitive content has no body.
    public var body: Never {
        preconditionFailure("\(Self.self) is primitive toolbar content: it has no body.")
    }
}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// The scope of toolbar content with a body: properties of the content are those of a view.
private nonisolated struct ToolbarContentHost<Content: ToolbarContent>: View, DynamicHost {
    static var hosted: Any.Type { Content.self }

    // The first field: its dynamic properties are those of the scope.
    var content: Content

    @MainActor var body: some View { ToolbarNodes(content: content.body) }
}

/// Toolbar content as a view, which shows nothing.
nonisolated struct ToolbarNodes<Content: ToolbarContent>: View {
    typealias Body = Never

    let content: Content

    @MainActor
    static func _makeNodes(_ view: Self, _ cursor: inout _ViewCursor) {
        Content._makeItems(view.content, &cursor)
    }

    static var _arity: _ViewArity { .many }
}

/// Makes what stands in bars.
///
/// Apple: "ToolbarContentBuilder".
@resultBuilder
public struct ToolbarContentBuilder {
    /// An item, or several.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// One item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// Several items.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _TupleToolbarContent<repeat each Content> {
        _TupleToolbarContent(content: (repeat each content))
    }

    /// An item that may be missing.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
        content
    }

    /// One of two.
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
        first content: T
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .first(content)) }

    /// The other one of two.
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
        second content: F
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .second(content)) }

    /// Items of systems that have them.
    public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> Content { content }
}

/// Several items; not for use outside the library.
public nonisolated struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    /// Primitive content: it has no body.
    public typealias Body = Never

    let content: (repeat each Content)

    /// Makes the items in order.
    @MainActor
    public static func _makeItems(_ content: Self, _ cursor: inout _ViewCursor) {
        repeat (each Content)._makeItems(each content.content, &cursor)
    }
}

extension _TupleToolbarContent: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// Makes the items, if there are any; where there are none, those before are removed with their state.
    @MainActor
    public static func _makeItems(_ content: Self, _ cursor: inout _ViewCursor) {
        cursor.branch(content == nil ? 0 : 1) { cursor in
            if let content { Wrapped._makeItems(content, &cursor) }
        }
    }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    /// Makes the items of the branch that was taken.
    @MainActor
    public static func _makeItems(_ content: Self, _ cursor: inout _ViewCursor) {
        switch content.storage {
        case .first(let items): cursor.branch(0) { TrueContent._makeItems(items, &$0) }
        case .second(let items): cursor.branch(1) { FalseContent._makeItems(items, &$0) }
        }
    }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// A group of toolbar content.
    public init(@ToolbarContentBuilder content: () -> Content) {
        self = Group.holding(content())
    }

    /// Makes the items of the group.
    @MainActor
    public static func _makeItems(_ content: Self, _ cursor: inout _ViewCursor) {
        Content._makeItems(content.content, &cursor)
    }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
