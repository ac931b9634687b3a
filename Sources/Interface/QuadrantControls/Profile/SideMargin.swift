package import Foundation
package import QuadrantGeometry
package import QuadrantLayout

/// How far content keeps from the sides of a screen: wide screens have more.
///
/// Evidence: 16 in lists of 375 and 390 points and below large titles of 393, 20 in lists and titles of 430, 440 and 450
/// (Apple's pictures of iOS 18 and 26): the margins of UIKit, which are 20 from 414 points on. A list of iOS 18 that is 450 wide
/// without a window has 16.
package enum SideMargin {
    /// The width from which on margins are wider, in points.
    package static let wideWidth: CGFloat = 414
    /// How much wider they are there, in points.
    package static let wideStep: CGFloat = 4

    /// Widths that no window of a phone or tablet has, where lists of iOS 18 have the usual margins. Where a window in a
    /// split screen begins is a choice.
    private static let looseWidths: Range<CGFloat> = 441..<507

    /// What is added to the margin of a list.
    ///
    /// - Parameters:
    ///   - width: The list's, in points; nothing is added if it is not finite.
    ///   - needsWindow: Whether margins of what has no window are the usual ones, as on iOS 18.
    package static func step(inListOf width: CGFloat, needsWindow: Bool) -> CGFloat {
        needsWindow && looseWidths.contains(width) ? 0 : step(in: width)
    }

    /// What is added to a margin at the sides of a screen.
    ///
    /// - Parameter width: The width of the screen, in points; nothing is added if it is not finite.
    package static func step(in width: CGFloat) -> CGFloat {
        width.isFinite && width >= wideWidth ? wideStep : 0
    }
}

/// Keeps the one view in it away from the sides, and further in wide screens.
package struct SideMarginLayout: Layout, Equatable {
    private let side: CGFloat

    /// - Parameter side: The margin in screens of usual width, in points.
    package init(_ side: CGFloat) { self.side = side }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        let margin = margin(in: proposal.width)
        let size = subviews.first?.sizeThatFits(inner(proposal, margin)) ?? .zero
        return CGSize(width: size.width + 2 * margin, height: size.height)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let margin = margin(in: proposal.width)
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + margin, y: bounds.minY),
            proposal: inner(proposal, margin))
    }

    private func margin(in width: CGFloat?) -> CGFloat {
        side + SideMargin.step(in: width ?? 0)
    }

    private func inner(_ proposal: ProposedViewSize, _ margin: CGFloat) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - 2 * margin) }, height: proposal.height)
    }
}
