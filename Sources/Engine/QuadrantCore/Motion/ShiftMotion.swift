package import Foundation
import QuadrantGeometry
package import QuadrantLayout

/// How far the children of a node with an offset are from where they are to be.
final class ShiftMotion: ValueMover<CGSize.AnimatableData> {
    private let node: NodeID
    private unowned let layout: LayoutTree

    init(_ node: NodeID, in layout: LayoutTree) {
        self.node = node
        self.layout = layout
    }

    override func advance(to time: TimeInterval) -> Bool { move(to: time) }

    override func show() { if layout.contains(node) { layout.markRecord(node) } }

    override func finish(in motion: TreeMotion) {
        if motion.shifts[node.index] === self { motion.shifts[node.index] = nil }
    }
}

extension TreeMotion {
    /// The content of a node is moved by `way`, toward the trailing and the bottom edge.
    func moved(
        _ node: NodeID, by way: CGSize, with transaction: CurrentTransaction?,
        _ environment: EnvironmentValues
    ) {
        let known = shifts[node.index]
        guard hasBegun, known != nil || transaction?.transaction.mayMove == true else { return }
        let motion = known ?? ShiftMotion(node, in: layout)
        let isKept = motion.change(
            by: way.animatableData, with: transaction?.transaction, environment, in: self)
        shifts[node.index] = isKept ? motion : nil
    }

    /// How far a child of `parent` is shown from where it is to be, in points to the right and down.
    package func shift(ofChildrenOf parent: NodeID) -> CGSize? {
        guard let gap = shifts[parent.index]?.gap else { return nil }
        return CGSize(width: layout.mirror(of: parent).distance(gap.first), height: gap.second)
    }
}
