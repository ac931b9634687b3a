import Expectations
import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import Testing

/// How much of a deep tree a change visits: what changed, what is around it, and what is then asked otherwise.
@Suite struct DepthVisitTests {
    /// A tree whose leaves are frames of a depth around boxes.
    private final class Forest {
        let tree = LayoutTree(textEngine: FixedMetricsText())
        let root: NodeID
        /// The frames, and the boxes in them.
        var frames: [NodeID] = []
        var boxes: [NodeID] = []

        init(_ container: LayoutRule, _ counts: [Int]) {
            root = tree.makeNode(container)
            grow(root, container, counts[...])
            layOut()
        }

        private func grow(_ parent: NodeID, _ container: LayoutRule, _ counts: ArraySlice<Int>) {
            var previous: NodeID?
            for _ in 0..<(counts.first ?? 0) {
                let isLeaf = counts.count == 1
                let node = tree.addNode(
                    isLeaf ? .pass : container, direction: .leftToRight, to: parent, after: previous
                )
                previous = node
                if isLeaf {
                    let box = tree.addNode(
                        .fixed(CGSize(width: 4, height: 4)), direction: .leftToRight, to: node,
                        after: nil)
                    tree.setDepthRule(node, .frame(10, .back))
                    frames.append(node)
                    boxes.append(box)
                } else {
                    grow(node, container, counts.dropFirst())
                }
                tree.finish(node)
            }
            tree.finish(parent)
        }

        func layOut() { tree.layout(root, .unspecified) }

        /// How many nodes a layout after a change visits along z, and how many depths it works out.
        func work(_ change: () -> Void) -> (visits: Int, depths: Int) {
            let before = tree.statistics
            change()
            layOut()
            let after = tree.statistics
            return (after.depthPlaces - before.depthPlaces, after.depths - before.depths)
        }
    }

    private static var row: LayoutRule {
        .stack(
            StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0))
    }

    @Test func aLeafOfAThousandVisitsThoseAroundIt() {
        let forest = Forest(Self.row, [10, 10, 10])
        let frame = forest.frames[555]
        same(forest.tree.depthPlace(of: forest.root).depth, 10)
        // The frame and what is in it, and three rows.
        let deeper = forest.work { forest.tree.setDepthRule(frame, .frame(30, .back)) }
        #expect(deeper == (5, 4))
        same(forest.tree.depthPlace(of: frame).depth, 30)
        same(forest.tree.depthPlace(of: forest.root).depth, 30)
        // All that is told a new size in the plane lies in other places there, but not along z.
        let wider = forest.work {
            forest.tree.setRule(forest.boxes[555], .fixed(CGSize(width: 5, height: 4)))
        }
        #expect(wider.visits == 5 && wider.depths <= 8)
        #expect(forest.work {} == (0, 0))
        #expect(forest.work { forest.tree.setDepthRule(frame, .frame(30, .back)) } == (0, 0))
    }

    @Test func whatIsAskedAsBeforeIsNotVisited() {
        // Each frame decides what is offered to those in it, whatever is offered further out.
        let forest = Forest(.layers(.center), [100, 10])
        let tree = forest.tree
        let groups = Array(tree.children(of: forest.root))
        for group in groups { tree.setDepthRule(group, .frame(40, .back)) }
        forest.layOut()
        let offered = forest.work { tree.hostDepth = 5_000 }
        same(offered.visits, 101)
        let moved = forest.work { tree.setDepthRule(groups[0], .frame(50, .back)) }
        // The frame and all in it are offered more, and all other frames too; what is in these is not.
        #expect(moved.visits <= 101 + 2 * 10)
        same(tree.depthPlace(of: groups[99]).z, 3_970)
    }

    /// A size in the plane that goes by the depth of a child, asked for between two changes of that depth.
    @Test(arguments: [false, true]) func anAnswerBetweenTwoChangesIsDropped(isAsked: Bool) {
        let tree = LayoutTree(textEngine: FixedMetricsText())
        let ratio = Ratio3DRule(ratio: nil, contentMode: .fit)
        let root = tree.makeNode(.extended(Ratio3DPlaneRule(ratio)))
        let frame = tree.addNode(.pass, direction: .leftToRight, to: root, after: nil)
        let ideal = CGSize(width: 10, height: 10)
        _ = tree.addNode(.fill(ideal: ideal), direction: .leftToRight, to: frame, after: nil)
        tree.finish(frame)
        tree.finish(root)
        tree.setDepthRule(root, .ratio(ratio))
        tree.setDepthRule(frame, .frame(20, .back))
        tree.hostDepth = 300
        let proposal = ProposedViewSize(width: 300, height: 300)
        tree.layout(root, proposal)
        same(tree.size(of: frame).width, 150)
        tree.setDepthRule(frame, .frame(30, .back))
        if isAsked {
            same(tree.measure(root, ProposedViewSize(width: 200, height: 200)).width, 100)
        }
        tree.setDepthRule(frame, .frame(50, .back))
        tree.layout(root, proposal)
        same(tree.size(of: frame).width, 60)
        same(tree.depthPlace(of: root).depth, 50)
    }

    @Test func whatGoesAndComesIsVisited() throws {
        let forest = Forest(Self.row, [10, 100])
        let tree = forest.tree
        let group = try #require(tree.firstChild(of: forest.root))
        let work = forest.work {
            let frame = tree.addNode(
                .pass, direction: .leftToRight, to: group, after: nil)
            _ = tree.addNode(
                .fixed(CGSize(width: 1, height: 1)), direction: .leftToRight, to: frame, after: nil)
            tree.setDepthRule(frame, .frame(70, .back))
            tree.finish(frame)
        }
        same(work.visits, 4)
        same(tree.depthPlace(of: forest.root).depth, 70)
        let gone = forest.work { tree.remove(tree.firstChild(of: group)!) }
        same(gone.visits, 2)
        same(tree.depthPlace(of: forest.root).depth, 10)
    }
}
