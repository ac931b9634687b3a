package import QuadrantCore
import QuadrantLayout

/// What fills a screen, a sheet, a tab or a window: one view as it is, and several as a `VStack` would place them.
///
/// Apple (`WindowGroup`, `NavigationStack(root:)` and their like take a view builder): several views that are the content of what holds one
/// view lie in an implicit vertical stack, as they do in a `ScrollView` and at the root of a window.
package nonisolated struct ScreenColumn<Content: View>: View {
    /// A primitive view: it has no body.
    package typealias Body = Never

    private let content: Content

    /// The content of a screen.
    package init(_ content: Content) {
        self.content = content
    }

    /// Makes the one view that there is, or a column of the views.
    @MainActor
    package static func _makeNodes(_ view: Self, _ cursor: inout _ViewCursor) {
        guard case .many = Content._arity else {
            return Content._makeNodes(view.content, &cursor)
        }
        let column = VStack { view.content }
        type(of: column)._makeNodes(column, &cursor)
    }

    /// The view always is exactly one node.
    package static var _arity: _ViewArity { .one }
}

extension AnyView {
    /// Hides the type of what fills a screen: it is one view, whatever is in it.
    package nonisolated init<Content: View>(screen content: Content) {
        if case .many = Content._arity {
            self.init(ScreenColumn(content))
        } else {
            self.init(content)
        }
    }
}
