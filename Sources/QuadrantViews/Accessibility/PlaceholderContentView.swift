public import QuadrantCore
import QuadrantLayout

/// Stands for a view in what is made of it: in `accessibilityLabel(content:)` for its label.
///
/// Apple: "PlaceholderContentView". It shows nothing.
public nonisolated struct PlaceholderContentView<Value>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Makes an empty node that marks the place of the view.
    @MainActor
    public static func _makeNodes(
        _ view: PlaceholderContentView<Value>, _ cursor: inout _ViewCursor
    ) {
        cursor.node(.layers(.center), drawing: PlaceholderContentDrawing()) { _ in }
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}

private struct PlaceholderContentDrawing: AccessibleDrawing {
    var accessibility: AccessibilityNote? {
        var note = AccessibilityNote()
        note.isPlaceholder = true
        return note
    }
}

extension View {
    /// What the view is, in the words of other views, which are not shown; the closure's value stands
    /// among them for the label that the view has.
    ///
    /// Apple: "accessibilityLabel(content:)". The words of several views are told one after the other,
    /// with commas between. A view with several elements gets the label for each.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(
            RepresentationModifier(
                representation: content(PlaceholderContentView<Self>()), kind: .label))
    }
}
