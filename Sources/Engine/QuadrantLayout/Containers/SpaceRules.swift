package import Foundation
import QuadrantGeometry

/// `rotation3DLayout` in the plane: as large as the box around the turned child, with the child in its middle.
package struct TurnedRule: ExtendedRule {
    let turn: TurnRule

    package init(_ turn: TurnRule) {
        self.turn = turn
    }

    package var name: String { "rotation3DLayout" }

    package var isWrapper: Bool { true }

    package func isSame(as other: any ExtendedRule) -> Bool {
        (other as? TurnedRule)?.turn == turn
    }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        guard let child = child(.zero, proposal, context) else { return .zero }
        return CGSize(width: child.bounds.x, height: child.bounds.y)
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        guard let child = child(size, proposal, context)?.child else { return [] }
        return [
            ChildPlacement(
                child: child.node, x: (size.width - child.size.width) / 2,
                y: (size.height - child.size.height) / 2, proposal: child.proposal)
        ]
    }

    /// A turned view has its guides elsewhere: the box around it has none of its own.
    package func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> CGFloat?? { .some(nil) }

    private func child(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> (child: DepthBox, depth: CGFloat, bounds: SIMD3<Double>)? {
        context.tree.inSpace(context.node, size, proposal) {
            context.tree.turnedChild($0, turn)
        }
    }
}

/// `aspectRatio3D` in the plane: as large as the child, which is offered a box of the ratio.
package struct Ratio3DPlaneRule: ExtendedRule {
    let ratio: Ratio3DRule

    package init(_ ratio: Ratio3DRule) {
        self.ratio = ratio
    }

    package var name: String { "aspectRatio3D" }

    package var isWrapper: Bool { true }

    package func isSame(as other: any ExtendedRule) -> Bool {
        (other as? Ratio3DPlaneRule)?.ratio == ratio
    }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        child(.zero, proposal, context)?.size ?? .zero
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        guard let child = child(size, proposal, context) else { return [] }
        return [ChildPlacement(child: child.node, x: 0, y: 0, proposal: child.proposal)]
    }

    private func child(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> DepthBox? {
        context.tree.inSpace(context.node, size, proposal) {
            context.tree.ratioChild($0, ratio)
        }
    }
}

/// `SpatialContainer` in the plane: as large on each axis as the largest child on it, each aligned as in a frame.
package struct SharedSpaceRule: ExtendedRule {
    let alignment: Alignment3D

    package init(alignment: Alignment3D) {
        self.alignment = alignment
    }

    package var name: String { "SpatialContainer" }

    package var followsChildren: Bool { true }

    package func isSame(as other: any ExtendedRule) -> Bool {
        (other as? SharedSpaceRule)?.alignment == alignment
    }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        context.children.reduce(CGSize.zero) { size, child in
            let child = context.measure(child, proposal)
            return CGSize(
                width: max(size.width, child.width), height: max(size.height, child.height))
        }
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
        return context.children.map { child in
            let inner = context.measure(child, proposal)
            func place(_ key: AlignmentKey) -> CGFloat {
                key.defaultValue(width: size.width, height: size.height)
                    - context.guide(child, key, size: inner, proposal: proposal)
            }
            return ChildPlacement(
                child: child, x: place(horizontal), y: place(vertical), proposal: proposal)
        }
    }
}

extension LayoutTree {
    /// Asks about a node in the plane by the depth that it is offered.
    fileprivate func inSpace<Result>(
        _ node: UInt32, _ size: CGSize, _ proposal: Proposal, _ body: (DepthBox) -> Result
    ) -> Result {
        let box = DepthBox(
            node: node, size: size, proposal: proposal, offer: offeredDepth(node))
        return body(box)
    }
}
