import Foundation
import QuadrantGeometry

/// What a container is asked for when its guide is wanted: the answer stays the same until
/// something in the tree changes.
struct GuideQuestion: Hashable {
    private let node: UInt32
    private let isVertical: Bool
    private let guide: ObjectIdentifier
    private let lengths: SIMD4<UInt64>

    init(node: UInt32, key: AlignmentKey, size: CGSize, proposal: Proposal) {
        self.node = node
        isVertical = key.axis == .vertical
        guide = ObjectIdentifier(key.id)
        // Bit patterns, because an unspecified length is NaN.
        lengths = SIMD4(
            UInt64(size.width.native.bitPattern), UInt64(size.height.native.bitPattern),
            UInt64(proposal.width.native.bitPattern), UInt64(proposal.height.native.bitPattern))
    }
}
