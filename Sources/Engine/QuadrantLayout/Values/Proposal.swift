package import Foundation
package import QuadrantGeometry

/// `ProposedViewSize` in two words: NaN stands for `nil`.
package struct Proposal: BitwiseCopyable {
    /// The proposed width in points; NaN for the ideal width.
    package var width: CGFloat
    /// The proposed height in points; NaN for the ideal height.
    package var height: CGFloat

    @inline(__always)
    package init(_ width: CGFloat, _ height: CGFloat) {
        self.width = width
        self.height = height
    }

    package init(_ size: ProposedViewSize) {
        self.init(Proposal.sanitized(size.width), Proposal.sanitized(size.height))
    }

    package init(_ size: CGSize) {
        self.init(size.width, size.height)
    }

    package static let unspecified = Proposal(.nan, .nan)

    /// Negative proposals ask for the minimum, as 0 does.
    private static func sanitized(_ value: CGFloat?) -> CGFloat {
        guard let value, !value.isNaN else { return .nan }
        return max(0, value)
    }

    package var size: ProposedViewSize {
        ProposedViewSize(
            width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }

    @inline(__always)
    func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

    @inline(__always)
    static func along(_ axis: Axis, _ major: CGFloat, _ minor: CGFloat) -> Proposal {
        axis == .horizontal ? Proposal(major, minor) : Proposal(minor, major)
    }

    /// The same, with `size` where a dimension is unspecified.
    @inline(__always)
    func replacing(by size: CGSize) -> CGSize {
        CGSize(
            width: width.isNaN ? size.width : width, height: height.isNaN ? size.height : height)
    }
}

extension Proposal: Equatable {
    /// Bitwise, so that unspecified equals unspecified.
    @inline(__always)
    package static func == (lhs: Proposal, rhs: Proposal) -> Bool {
        (lhs.width == rhs.width || (lhs.width.isNaN && rhs.width.isNaN))
            && (lhs.height == rhs.height || (lhs.height.isNaN && rhs.height.isNaN))
    }
}

extension CGSize {
    @inline(__always)
    func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

    @inline(__always)
    static func along(_ axis: Axis, _ major: CGFloat, _ minor: CGFloat) -> CGSize {
        axis == .horizontal
            ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
    }
}

extension Axis {
    @inline(__always)
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGFloat {
    /// How far a view of this length reaches beyond its guide; infinity for one without end, whose
    /// guide may be infinite too.
    @inline(__always)
    func reach(from guide: CGFloat) -> CGFloat {
        isFinite ? self - guide : .infinity
    }
}
