public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout

nonisolated struct SafeAreaPaddingModifier: NodeModifier {
    let insets: EdgeInsets

    func rule(in environment: EnvironmentValues) -> LayoutRule {
        .extended(SafeAreaPaddingRule(insets: insets))
    }
}

extension View {
    /// Makes the safe area of the view smaller by insets, in points: the view lies inside them, its
    /// backgrounds and what ignores the safe area reach under them.
    ///
    /// Negative, infinite and NaN insets count as 0.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Makes the safe area of the view smaller at `edges`, in points; `nil` for the default
    /// padding, 16.
    nonisolated public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        safeAreaPadding(EdgeInsets(edges: edges, length: length ?? PaddingModifier.standard))
    }

    /// Makes the safe area of the view smaller on all sides, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(edges: .all, length: length))
    }
}
