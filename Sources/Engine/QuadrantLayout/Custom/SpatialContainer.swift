public import Foundation
public import QuadrantGeometry

/// A layout of views that share a space: as large on each axis as the largest of them on it.
///
/// Apple: "SpatialContainer". Used as a container (`SpatialContainer { … }`), in an `AnyLayout` or by a custom
/// layout. The depth is worked out by the engine, as layouts have no part in it.
public struct SpatialContainer: EngineLayout, Sendable, BitwiseCopyable {
    private let alignment: Alignment3D

    /// Creates a layout that aligns each view in the space on all three axes.
    public init(alignment: Alignment3D = .center) {
        self.alignment = alignment
    }

    package var engineRule: LayoutRule { .extended(SharedSpaceRule(alignment: alignment)) }

    package var engineDepthRule: DepthRule? { .shared(alignment.depth) }

    /// The largest width and the largest height of the subviews, in points.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.reduce(CGSize.zero) { size, subview in
            let own = subview.sizeThatFits(proposal)
            return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
    }

    /// Places each subview by the guides of the alignment.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
        for subview in subviews {
            let own = subview.dimensions(in: proposal)
            let x = horizontal.defaultValue(width: bounds.width, height: bounds.height)
            let y = vertical.defaultValue(width: bounds.width, height: bounds.height)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + x - own[alignment.horizontal],
                    y: bounds.minY + y - own[alignment.vertical]),
                anchor: .topLeading, proposal: proposal)
        }
    }
}
