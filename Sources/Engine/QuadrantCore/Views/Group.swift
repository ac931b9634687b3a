/// Several views that are used as one. They are children of the container around the group, and a
/// modifier of the group applies to each of them.
///
/// Apple: "Group".
public nonisolated struct Group<Content> {
    package let content: Content

    /// A group of anything, as a table has rows in groups.
    package static func holding(_ content: Content) -> Group { Group(content: content) }
}

extension Group: View where Content: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Creates a group of the views of `content`.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Makes the content; the group itself is no node.
    @MainActor
    public static func _makeNodes(_ view: Group<Content>, _ cursor: inout _ViewCursor) {
        Content._makeNodes(view.content, &cursor)
    }

    /// Collects the views of the content.
    @MainActor
    public static func _collect(_ view: Group<Content>, _ cursor: inout _ViewCursor) {
        Content._collect(view.content, &cursor)
    }

    /// There are as many nodes as the content adds.
    public static var _arity: _ViewArity { Content._arity }
}
