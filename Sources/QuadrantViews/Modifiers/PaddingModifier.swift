public import Foundation
public import QuadrantCore
public import QuadrantGeometry
package import QuadrantLayout

package nonisolated struct PaddingModifier: NodeModifier {
    let insets: EdgeInsets

    package var complaint: Complaint? {
        guard !(insets.top + insets.leading + insets.bottom + insets.trailing).isFinite else {
            return nil
        }
        return .unlessFinite(
            ".padding",
            [
                "top": insets.top, "leading": insets.leading, "bottom": insets.bottom,
                "trailing": insets.trailing,
            ])
    }

    /// Evidence: the default padding is 16 points on every platform.
    static let standard: CGFloat = 16

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return .padding(
            EdgeInsets(
                top: valid(insets.top), leading: valid(insets.leading),
                bottom: valid(insets.bottom), trailing: valid(insets.trailing)))
    }
}

extension View {
    /// Adds room around the view, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Adds room at some edges of the view, in points; `nil` for the default, 16.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    {
        modifier(
            PaddingModifier(
                insets: EdgeInsets(edges: edges, length: length ?? PaddingModifier.standard)))
    }

    /// Adds room on all sides of the view, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges: .all, length: length)))
    }
}
