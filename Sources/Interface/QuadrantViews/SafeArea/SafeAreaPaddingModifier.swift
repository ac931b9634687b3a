public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout

nonisolated struct SafeAreaPaddingModifier: NodeModifier {
    let insets: EdgeInsets

    var diagnostic: Diagnostic? {
        .unlessLength(
            ".safeAreaPadding",
            [
                "top": insets.top, "leading": insets.leading, "bottom": insets.bottom,
                "trailing": insets.trailing,
            ], instead: "It counts as 0.")
    }

    func rule(in environment: EnvironmentValues) -> LayoutRule {
        .extended(SafeAreaPaddingRule(insets: insets))
    }
}

extension View {
    /// Reduces the safe area of the view by insets, in points. The view lies inside of them; its
    /// backgrounds, and views that ignore the safe area, reach into them.
    ///
    /// Negative, infinite and NaN insets count as 0.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Reduces the safe area of the view at `edges`, by a length in points; `nil` for the default
    /// padding, 16. A length that is negative or not finite counts as 0.
    nonisolated public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        safeAreaPadding(EdgeInsets(edges: edges, length: length ?? PaddingModifier.standard))
    }

    /// Reduces the safe area of the view on all sides, by a length in points. A length that is
    /// negative or not finite counts as 0.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(edges: .all, length: length))
    }
}
