package import QuadrantCore
import QuadrantViews

extension AnyView {
    /// Makes one view of any number of views: several stand in a row.
    package nonisolated static func oneView<V: View>(_ view: V) -> AnyView {
        if case .one = V._arity { return AnyView(view) }
        return AnyView(HStack { view })
    }
}
