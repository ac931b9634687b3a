import QuadrantGeometry
import QuadrantLayout

/// Stands for a view within other views: in `accessibilityLabel(content:)` for the label that the view has, in
/// `animation(_:body:)` and `transaction(_:body:)` for the view that the body modifies.
///
/// Apple: "PlaceholderContentView".
public nonisolated struct PlaceholderContentView<Value>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let make: @MainActor (inout _ViewCursor) -> Void

    /// Stands for content of another builder, as a module of the shelf shows it; not for use outside the library.
    public init(_content content: some View) { make = Self.outside(content) }

    /// Stands for a view that a body modifies with rules of its own: it is made as it is around the body.
    init<Content: View>(content: Content) { make = Self.outside(content) }

    /// Makes a view as it is around a body that has rules of its own.
    static func outside<Content: View>(
        _ content: Content
    ) -> @MainActor (inout _ViewCursor) -> Void {
        // Views are handed on to the main actor, which makes them.
        let content = HandedOver(content)
        return { cursor in
            let inner = cursor.rules
            cursor.rules = TransactionRule.outside(inner)
            Content._makeNodes(content.value, &cursor)
            cursor.rules = inner
        }
    }

    /// Stands for a view as it is.
    package init<Content: View>(standingFor content: Content) {
        // Views are handed on to the main actor, which makes them.
        let content = HandedOver(content)
        make = { cursor in Content._makeNodes(content.value, &cursor) }
    }

    init(make: @escaping @MainActor (inout _ViewCursor) -> Void) { self.make = make }

    /// Stands for the label that a view has: shows nothing, and marks the place of the label.
    package static var accessibilityLabel: PlaceholderContentView {
        PlaceholderContentView { cursor in
            cursor.node(.layers(.center), drawing: PlaceholderContentDrawing()) { _ in }
        }
    }

    /// Makes the view that it stands for.
    @MainActor
    public static func _makeNodes(
        _ view: PlaceholderContentView<Value>, _ cursor: inout _ViewCursor
    ) {
        view.make(&cursor)
    }

    /// There are as many nodes as the view has.
    public static var _arity: _ViewArity { .many }
}

private struct PlaceholderContentDrawing: NodeDrawing {
    var accessibility: AccessibilityNote? {
        var note = AccessibilityNote()
        note.isPlaceholder = true
        return note
    }
}

extension TransactionRule {
    /// The rules around the nearest body that has rules of its own.
    fileprivate static func outside(_ rules: TransactionRule?) -> TransactionRule? {
        var current = rules
        while let rule = current, !rule.isOfBody { current = rule.outer }
        return current.flatMap { $0.outer }
    }
}
