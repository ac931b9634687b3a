import QuadrantCore
import QuadrantViews

/// A view that is shown elsewhere than where it is written: what it inherits is that of where it is written.
nonisolated struct CarriedView: View {
    typealias Body = Never

    /// As of the last evaluation of where the view is written, kept.
    let environment: EnvironmentValues
    let content: AnyView

    @MainActor
    static func _makeNodes(_ view: CarriedView, _ cursor: inout _ViewCursor) {
        cursor.inEnvironment(view.environment) { AnyView._makeNodes(view.content, &$0) }
    }

    static var _arity: _ViewArity { .many }
}

/// A name that is the same for as long as a view is.
final class LastingName {}
