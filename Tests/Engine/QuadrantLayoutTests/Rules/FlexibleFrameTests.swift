import Expectations
import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import Testing

@Suite struct FlexibleFrameTests {
    /// The answer of a frame around a child that takes what it is offered.
    private func answer(
        _ length: FlexibleLength, child: LayoutRule, proposal: CGFloat?
    ) -> CGFloat {
        let tree = LayoutTree(textEngine: FixedMetricsText())
        let free = FlexibleLength(minimum: nil, ideal: nil, maximum: nil)
        let frame = tree.makeNode(
            .flexibleFrame(
                FlexibleFrameRule(horizontal: length, vertical: free, alignment: .center)))
        tree.insert(tree.makeNode(child), into: frame, after: nil)
        return tree.measure(frame, ProposedViewSize(width: proposal, height: 10)).width
    }

    private let box = LayoutRule.fixed(CGSize(width: 50, height: 10))

    @Test func aMinimumAloneRaisesTheChildAndDoesNotTakeTheProposal() {
        let length = FlexibleLength(minimum: 80, ideal: nil, maximum: nil)
        same(answer(length, child: box, proposal: 200), 80)
    }

    @Test func aMaximumAloneTakesTheProposalUpToTheMaximum() {
        let length = FlexibleLength(minimum: nil, ideal: nil, maximum: 120)
        same(answer(length, child: box, proposal: 100), 100)
        same(answer(length, child: box, proposal: 300), 120)
    }

    @Test func anIdealAnswersOnlyAnUnspecifiedProposal() {
        let length = FlexibleLength(minimum: nil, ideal: 70, maximum: nil)
        same(answer(length, child: box, proposal: nil), 70)
        same(answer(length, child: box, proposal: 200), 50)
    }

    @Test func boundsOutOfOrderArePutInOrder() {
        let length = FlexibleLength(minimum: 100, ideal: nil, maximum: 40)
        same(answer(length, child: box, proposal: 60), 100)
    }

    @Test func boundsThatAreNoNumbersAreIgnored() {
        let length = FlexibleLength(minimum: .nan, ideal: .nan, maximum: .nan)
        same(answer(length, child: box, proposal: 200), 50)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5])
    func aFixedFrameIgnoresAnInvalidLength(length: CGFloat) {
        let tree = LayoutTree(textEngine: FixedMetricsText())
        let frame = tree.makeNode(
            .frame(FrameRule(width: length, height: 30, alignment: .center)))
        tree.insert(tree.makeNode(box), into: frame, after: nil)
        same(tree.measure(frame, .unspecified), CGSize(width: 50, height: 30))
    }
}
