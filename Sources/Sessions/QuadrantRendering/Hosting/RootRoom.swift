package import Foundation
package import QuadrantCore
package import QuadrantGeometry
package import QuadrantLayout

/// The room that a host gives its view: the proposal for the root, the container around it, and the place of
/// the root in the room.
package struct RootRoom: Equatable, Sendable {
    /// The proposal for the root; where a length is `nil`, the root gets its own one, as `screen`
    /// says.
    package var proposal: ProposedViewSize
    /// The container that relative frames refer to, in points, and its safe area insets.
    package var geometry: HostGeometry
    /// The depth that the root is proposed, in points.
    package var depth = DepthDefaults.window
    /// Whether the room is a box of that depth, in the middle of which the drawing shows the root.
    package var isBox = false
    /// Where the drawing shows the root.
    package var placement = RootPlacement.centered
    /// The size of the screen in points. Along an axis for which no length is proposed, views that fill
    /// any room get the screen's length; with `nil` they get their ideal length.
    package var screen: CGSize?
    /// Whether a scroll view is as long as its content along an axis for which no length is proposed, even
    /// where there is a screen.
    package var unrollsScrollViews = false

    /// Creates a room with this proposal.
    ///
    /// - Parameter container: `nil` for the proposal with the safe area insets around it; where a
    ///   length of it is `nil` or infinite, that of the device counts.
    package init(
        _ proposal: ProposedViewSize, container: CGSize? = nil,
        safeAreaInsets: EdgeInsets = EdgeInsets(), placement: RootPlacement = .centered
    ) {
        self.proposal = proposal
        self.placement = placement
        geometry = HostGeometry(
            containerSize: container ?? Self.container(proposal, safeAreaInsets),
            safeAreaInsets: safeAreaInsets)
    }

    /// The proposal for the root with its present content.
    ///
    /// Measures the root where there is a screen and a length that is not proposed.
    package func proposal(for root: NodeID, in layout: LayoutTree) -> ProposedViewSize {
        guard let screen, proposal.width == nil || proposal.height == nil else { return proposal }
        let most = layout.measure(
            root,
            ProposedViewSize(
                width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
        func isWhole(_ axis: Axis) -> Bool {
            unrollsScrollViews && layout.hasElasticScrollView(along: axis)
        }
        var result = proposal
        if proposal.width == nil, most.width == .infinity, !isWhole(.horizontal) {
            result.width = screen.width
        }
        if proposal.height == nil, most.height == .infinity, !isWhole(.vertical) {
            result.height = screen.height
        }
        return result
    }

    /// The room above a keyboard.
    ///
    /// - Parameter height: How much the keyboard takes of the window, from its lower edge, in points.
    package func above(keyboard height: CGFloat) -> RootRoom {
        let more = height - geometry.safeAreaInsets.bottom
        guard more > 0 else { return self }
        var room = self
        room.geometry.safeAreaInsets.bottom = height
        room.geometry.keyboard = more
        room.proposal.height = proposal.height.map { max(0, $0 - more) }
        return room
    }

    private static func container(
        _ proposal: ProposedViewSize, _ insets: EdgeInsets
    ) -> CGSize {
        func length(_ value: CGFloat?, _ other: CGFloat) -> CGFloat {
            guard let value, value.isFinite else { return other }
            return value
        }
        func inset(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        let device = HostGeometry.deviceSize
        return CGSize(
            width: length(proposal.width, device.width) + inset(insets.leading)
                + inset(insets.trailing),
            height: length(proposal.height, device.height) + inset(insets.top)
                + inset(insets.bottom))
    }
}

extension HostGeometry {
    /// The size of the screen that stands in for a device, in points: a phone's of 6.1 inches.
    package static let deviceSize = CGSize(width: 393, height: 852)
}
