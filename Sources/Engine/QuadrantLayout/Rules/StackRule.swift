package import Foundation
package import QuadrantGeometry

/// `HStack` and `VStack`.
package struct StackRule: BitwiseCopyable {
    package var axis: Axis
    /// The guide across the axis on which the children meet.
    package var alignment: AlignmentKey
    /// Points between neighbours; NaN for the distances they prefer.
    var spacing: CGFloat

    /// A spacing that is NaN or infinite counts as not given.
    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? .nan
    }
}

extension StackRule: Equatable {
    package static func == (lhs: StackRule, rhs: StackRule) -> Bool {
        lhs.axis == rhs.axis && lhs.alignment == rhs.alignment
            && Proposal(lhs.spacing, 0) == Proposal(rhs.spacing, 0)
    }
}
