public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout

/// Shows the first of its children that fits its proposal, or the last one if none fits.
///
/// Apple: "ViewThatFits". A child fits if its ideal size along the axes is at most what is
/// proposed. The other children are not laid out or drawn, but they are alive.
public nonisolated struct ViewThatFits<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let axes: Axis.Set
    let content: Content

    /// Creates a choice among the views of `content`, the preferred one first, that compares their
    /// lengths along `axes`.
    public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    /// Makes all candidates as children of a node that shows the first one that fits.
    @MainActor
    public static func _makeNodes(_ view: ViewThatFits<Content>, _ cursor: inout _ViewCursor) {
        cursor.node(.extended(FittingRule(axes: view.axes)), stackAxis: nil, view.content)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}
