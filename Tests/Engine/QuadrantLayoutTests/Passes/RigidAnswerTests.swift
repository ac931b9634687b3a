import Expectations
import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import Testing

/// A view of one size is placed at it: another one is told to whoever observes the view.
@Suite struct RigidAnswerTests {
    @Test func aLeafOfAnotherSizeIsResized() {
        let tree = LayoutTree(textEngine: FixedMetricsText())
        let leaf = tree.makeNode(.fixed(CGSize(width: 10, height: 10)))
        tree.observe(leaf)
        tree.layout(leaf, .unspecified)
        same(tree.takeResized(), [leaf])
        tree.layout(leaf, .unspecified)
        same(tree.takeResized(), [])
        tree.setRule(leaf, .fixed(CGSize(width: 20, height: 10)))
        tree.layout(leaf, .unspecified)
        same(tree.takeResized(), [leaf])
        same(tree.size(of: leaf), CGSize(width: 20, height: 10))
    }

    @Test func aFrameOfAnotherSizeIsResizedOnce() {
        let tree = LayoutTree(textEngine: FixedMetricsText())
        let frame = tree.makeNode(.frame(FrameRule(width: 10, height: 10, alignment: .center)))
        tree.observe(frame)
        tree.layout(frame, .unspecified)
        _ = tree.takeResized()
        // No frame of one size, then one again: the placed size is compared with the last one.
        tree.setRule(frame, .frame(FrameRule(width: 20, height: nil, alignment: .center)))
        tree.layout(frame, .unspecified)
        same(tree.takeResized(), [frame])
        same(tree.size(of: frame), CGSize(width: 20, height: 0))
        tree.setRule(frame, .frame(FrameRule(width: 20, height: 5, alignment: .center)))
        tree.layout(frame, .unspecified)
        same(tree.takeResized(), [frame])
        same(tree.size(of: frame), CGSize(width: 20, height: 5))
    }
}
