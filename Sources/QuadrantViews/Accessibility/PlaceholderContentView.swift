public import QuadrantCore
import QuadrantLayout

/// Stands for a view within other views that describe it: in `accessibilityLabel(content:)`, for
/// the label that the view has.
///
/// Apple: "PlaceholderContentView". A placeholder shows nothing.
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

private struct PlaceholderContentDrawing: NodeDrawing {
    var accessibility: AccessibilityNote? {
        var note = AccessibilityNote()
        note.isPlaceholder = true
        return note
    }
}

extension View {
    /// Says what the view is by the texts of other views, which are not shown. The closure's
    /// parameter stands for the label that the view has.
    ///
    /// Apple: "accessibilityLabel(content:)". The texts of several views are joined with commas. If
    /// the view has several elements, each gets the label.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(
            RepresentationModifier(
                representation: content(PlaceholderContentView<Self>()), kind: .label))
    }
}
