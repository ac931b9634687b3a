package import QuadrantLayout

/// A modifier that puts one node around each node of its content.
///
/// Modifiers that most views carry are `package`, not internal: through `some View` a compiler sees only
/// types that are more than internal, and has conformances of others looked up whenever a view is made.
package protocol NodeModifier: ViewModifier where Body == Never {
    /// What the node shows; `Never` for nothing.
    associatedtype Drawing: NodeDrawing = Never

    /// How the node lays out.
    @MainActor
    func rule(in environment: EnvironmentValues) -> LayoutRule

    /// What the node shows.
    @MainActor
    func drawing(in environment: EnvironmentValues) -> Drawing?

    /// How the node lays out along z; `nil` for modifiers that know nothing of depth.
    var depthRule: DepthRule? { get }

    /// Keeps more at the node that was made.
    @MainActor
    func attach(to node: NodeID, _ cursor: inout _ViewCursor)

    /// What is wrong with the modifier's arguments; `nil` where nothing is.
    var diagnostic: Diagnostic? { get }
}

extension NodeModifier {
    package var diagnostic: Diagnostic? { nil }

    package var depthRule: DepthRule? { nil }

    @MainActor
    package func attach(to node: NodeID, _ cursor: inout _ViewCursor) {}

    @MainActor
    package func rule(in environment: EnvironmentValues) -> LayoutRule { .pass }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        // Most content is one node: it is made without a closure that could outlive this call.
        if cursor.isSingle(V.self) {
            modifier.makeNode(&cursor) { $0.makeSingle(content) }
        } else {
            cursor.waiting(content) {
                PendingNode(modifier, next: $0, surroundings: $1)
            }
        }
    }

    @MainActor
    func makeNode(
        _ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void
    ) {
        let node = cursor.node(
            rule(in: cursor.environment), drawing: drawing(in: cursor.environment),
            children: content)
        if let depthRule { cursor.setDepthRule(depthRule, of: node) }
        attach(to: node, &cursor)
        if let diagnostic { cursor.report(diagnostic, at: node) }
    }

    nonisolated package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension NodeModifier where Drawing == Never {
    @MainActor
    package func drawing(in environment: EnvironmentValues) -> Never? { nil }
}

/// A modifier that changes the environment of its content and is no node.
package protocol EnvironmentModifier: ViewModifier where Body == Never {
    @MainActor
    func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.setting(modifier.change) { V._makeNodes(content, &$0) }
    }

    /// Views that are looked into while they are collected read the changed environment, too.
    @MainActor
    package static func _collect<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.setting(modifier.change) { $0.collecting(modifier: modifier, content) { _ in } }
    }

    nonisolated package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// A modifier that says something of its content's nodes and is no node.
package protocol AttachingModifier: ViewModifier where Body == Never {
    func attach(_ attachments: inout NodeAttachments)
}

extension AttachingModifier {
    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.attaching(content, modifier.attach)
    }

    nonisolated package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}
