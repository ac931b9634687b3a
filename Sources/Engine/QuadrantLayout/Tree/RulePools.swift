import Foundation
import QuadrantGeometry

/// The values of the nodes' rules, each kind in a pool of its own: `NodeRecord.rule` is the index in it.
struct RulePools: ~Copyable {
    var paddings = Pool<PaddingRule>()
    var frames = Pool<FrameRule>()
    var flexibleFrames = Pool<FlexibleFrameRule>()
    var stacks = Pool<StackRule>()
    /// How the children of a `ZStack`, an overlay or a background are aligned.
    var alignments = Pool<Alignment>()
    /// Ideal sizes of leaves, and offsets.
    var sizes = Pool<CGSize>()
    var lines = Pool<LineRule>()
    var texts = Pool<TextLeaf>()
    /// Rules without a pool of their own.
    var others = Pool<LayoutRule>()

    /// Frees what rules refer to.
    mutating func removeAll() {
        texts.removeAll()
        others.removeAll()
    }
}
