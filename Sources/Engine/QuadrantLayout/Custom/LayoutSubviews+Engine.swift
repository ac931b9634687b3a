import Foundation
import QuadrantGeometry

/// The stacks' and the grid's own algorithms on the subviews of a custom container.
extension LayoutSubviews {
    func measureStack(_ rule: StackRule, _ proposal: ProposedViewSize) -> CGSize {
        storage.tree.measureStack(nodes, rule, Proposal(proposal))
    }

    func placeStack(_ rule: StackRule, in bounds: CGRect, _ proposal: ProposedViewSize) {
        let tree = storage.tree
        tree.arrangeStack(nodes, rule, bounds.size, Proposal(proposal), placer(in: bounds))
    }

    func measureLayers(_ alignment: Alignment, _ proposal: ProposedViewSize) -> CGSize {
        storage.tree.layersExtent(nodes, alignment, Proposal(proposal)).size
    }

    func placeLayers(_ alignment: Alignment, in bounds: CGRect, _ proposal: ProposedViewSize) {
        let tree = storage.tree
        tree.arrangeLayers(nodes, alignment, bounds.size, Proposal(proposal), placer(in: bounds))
    }

    /// The outer subviews' preferences along the axis, all subviews' across it.
    func stackSpacing(_ axis: Axis) -> ViewSpacing {
        storage.tree.stackSpacing(nodes, axis)
    }

    func measureGrid(_ rule: GridRule, _ proposal: ProposedViewSize) -> CGSize {
        rule.measure(Proposal(proposal), context)
    }

    func placeGrid(_ rule: GridRule, in bounds: CGRect, _ proposal: ProposedViewSize) {
        let place = placer(in: bounds)
        for cell in rule.arrange(bounds.size, Proposal(proposal), context) {
            place(cell.child, cell.x, cell.y, cell.proposal)
        }
    }

    func gridSpacing(_ rule: GridRule) -> ViewSpacing {
        rule.spacing(context) ?? mergedSpacing
    }

    private var context: RuleContext {
        RuleContext(tree: storage.tree, node: storage.node.index, selected: nodes)
    }

    /// Places the child that the engine names.
    private func placer(in bounds: CGRect) -> (UInt32, CGFloat, CGFloat, Proposal) -> Void {
        var positions: [UInt32: Int] = [:]
        for subview in self {
            if let child = storage.child(subview.position) { positions[child] = subview.position }
        }
        return { [storage] child, x, y, proposal in
            guard let position = positions[child] else { return }
            storage.place(
                position, at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), anchor: .topLeading,
                proposal: proposal)
        }
    }
}
