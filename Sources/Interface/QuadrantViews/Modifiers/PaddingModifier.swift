public import Foundation
public import QuadrantCore
public import QuadrantGeometry
package import QuadrantLayout

package nonisolated struct PaddingModifier: NodeModifier {
    let insets: EdgeInsets

    package var diagnostic: Diagnostic? {
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
    /// Adds insets around the view, in points; leading is the right side where layout runs right to
    /// left. Negative insets let the view reach beyond its frame. Insets that are not finite count
    /// as 0 and are reported.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Adds insets at some edges of the view, in points; `nil` stands for the default, 16. A
    /// negative length lets the view reach beyond its frame; one that is not finite counts as 0 and
    /// is reported.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    {
        modifier(
            PaddingModifier(
                insets: EdgeInsets(edges: edges, length: length ?? PaddingModifier.standard)))
    }

    /// Adds insets on all four sides of the view, in points. A negative length lets the view reach
    /// beyond its frame; one that is not finite counts as 0 and is reported.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges: .all, length: length)))
    }
}
