package import Foundation
import QuadrantGeometry
package import QuadrantLayout

/// How a view lies that follows the geometry of another one. It keeps its own place among others (measured); only its
/// content lies elsewhere.
///
/// Measured: by position, the content's anchor lies at the source's; by size, the content is proposed the source's size;
/// by both, the content is moved by the share of the anchor in what is left between both sizes, too.
package struct FollowerRule: ExtendedRule, Equatable {
    /// The frame of the source in the node's coordinates, from the leading edge; `nil` where there is none.
    var source: CGRect?
    var position = false
    var size = false
    var anchor = UnitPoint.center

    /// A view that follows nobody yet.
    package init() {}

    init(source: CGRect, position: Bool, size: Bool, anchor: UnitPoint) {
        self.source = source
        self.position = position
        self.size = size
        self.anchor = anchor
    }

    package var name: String { "matchedGeometryEffect" }

    package var label: String { ".matchedGeometryEffect(isSource: false)" }

    package var isWrapper: Bool { true }

    package func isSame(as other: any ExtendedRule) -> Bool { (other as? FollowerRule) == self }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        context.children.first.map { context.measure($0, proposal) } ?? .zero
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        guard let child = context.children.first else { return [] }
        guard let source else {
            return [ChildPlacement(child: child, x: 0, y: 0, proposal: proposal)]
        }
        let offer = self.size ? Proposal(ProposedViewSize(source.size)) : proposal
        guard position else {
            return [ChildPlacement(child: child, x: 0, y: 0, proposal: offer)]
        }
        let content = context.measure(child, offer)
        var x = source.minX + (source.width - content.width) * anchor.x
        var y = source.minY + (source.height - content.height) * anchor.y
        if self.size {
            x += (source.width - content.width) * anchor.x
            y += (source.height - content.height) * anchor.y
        }
        return [ChildPlacement(child: child, x: x, y: y, proposal: offer)]
    }
}
