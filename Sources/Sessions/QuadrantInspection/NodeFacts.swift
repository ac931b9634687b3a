package import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// The figures of a node from which the reasons are worded.
struct NodeFacts {
    let tree: ViewTree
    let node: NodeID
    /// `nil` for the first node.
    let parent: NodeID?

    var layout: LayoutTree { tree.layout }
    var rule: LayoutRule { layout.rule(of: node) }
    var size: CGSize { layout.size(of: node) }
    var proposal: Proposal { layout.placedProposal(of: node) }
    var position: CGPoint { tree.presentation.place(of: node, .target) }
}

/// A length in plain words: `20.5`, `inf`, `nil`.
package func plain(_ length: CGFloat) -> String {
    if length.isNaN { return "nil" }
    return length.isFinite ? SourceText.number(length) : length < 0 ? "-inf" : "inf"
}

/// Two lengths in plain words: `120×nil`.
package func plain(_ width: CGFloat, _ height: CGFloat) -> String {
    "\(plain(width))×\(plain(height))"
}

extension CGSize {
    /// Both lengths in plain words: `120×40`.
    package var plainText: String { plain(width, height) }
}

extension CGRect {
    /// The corner and the size in plain words: `8,16 120×40`.
    package var plainText: String {
        "\(plain(minX)),\(plain(minY)) \(plain(width, height))"
    }
}

extension Axis {
    /// What a length along the axis is called.
    var lengthName: String { self == .horizontal ? "width" : "height" }
}

extension CGSize {
    func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension Proposal {
    func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

/// Lengths that differ by less than this are the same: sums of fractions are not exact.
let tolerance: CGFloat = 0.005
