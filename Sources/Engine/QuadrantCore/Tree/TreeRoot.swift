import Foundation
import QuadrantGeometry
import QuadrantLayout

/// Where a tree begins.
struct TreeRoot {
    /// A column, which is transparent for a root of exactly one view.
    let node: NodeID
    /// How the room that the root is offered shows it: lazy containers make what is seen.
    var placement = RootPlacement.centered
    /// Pixels per point, by which the root stands on whole pixels in its room; `nil` for places that are not rounded.
    var displayScale: CGFloat?
    /// Whether a root of its own length is shown in the middle of something.
    var standsInMiddle = false
    /// The environment of all views.
    var environment: EnvironmentValues
    /// The scope of the view that the host shows; `nil` before it is made and when the tree ends.
    var scope: Scope?
}

extension ViewTree {
    /// The rule of the root: a column, which is transparent for a root of exactly one view.
    static var rootColumn: StackRule {
        StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    }
}
