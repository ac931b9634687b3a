package import QuadrantCore
package import QuadrantGeometry
internal import QuadrantRendering
internal import QuadrantShaping
internal import QuadrantViews

/// What a view of UIKit's shows, as a view of SwiftUI's.
@MainActor package struct ViewContent {
    package let view: AnyView

    package init(_ view: some View) {
        self.view = AnyView(view)
    }

    /// The size for a proposal, in points: unless given, the ideal one.
    package func size(for proposal: ProposedViewSize = .unspecified) -> CGSize {
        TreeHost(
            view, environment: HostDevice.current.environment, engine: ShapingEngine.shared,
            room: RootRoom(proposal)
        ).update()
    }
}
