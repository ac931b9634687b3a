import QuadrantCore
import QuadrantInspection
import QuadrantText
import SwiftUI

/// A view laid out with texts of fixed metrics, so that figures are round.
@MainActor
func snapshot(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    _ direction: LayoutDirection = .leftToRight
) -> TreeSnapshot {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let tree = ViewTree(view, environment: environment, textEngine: FixedMetricsText())
    tree.update(ProposedViewSize(width: width, height: height))
    return TreeSnapshot(of: tree)
}
