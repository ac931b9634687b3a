public import Foundation

/// The size and the alignment guides of a view for a proposal, in points in the view's own
/// coordinates.
///
/// Apple: "ViewDimensions".
public struct ViewDimensions {
    /// The width of the view, in points.
    public let width: CGFloat
    /// The height of the view, in points.
    public let height: CGFloat
    private let tree: LayoutTree?
    private let node: UInt32
    private let proposal: Proposal

    /// The dimensions of a view that sets no guide.
    init(size: CGSize) {
        width = size.width
        height = size.height
        tree = nil
        node = 0
        proposal = .unspecified
    }

    init(tree: LayoutTree, node: UInt32, size: CGSize, proposal: Proposal) {
        width = size.width
        height = size.height
        self.tree = tree
        self.node = node
        self.proposal = proposal
    }

    /// The value of the guide that the view, or one in it, sets; otherwise the guide's default. It
    /// is in points from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        value(guide.key)
    }

    /// The value of the guide that the view, or one in it, sets; otherwise the guide's default. It
    /// is in points from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        value(guide.key)
    }

    /// The value of the guide that the view, or one in it, sets, in points from the leading edge;
    /// `nil` if none does.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        explicit(guide.key)
    }

    /// The value of the guide that the view, or one in it, sets, in points from the top edge; `nil`
    /// if none does.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        explicit(guide.key)
    }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        tree?.explicitGuide(
            node, key, size: CGSize(width: width, height: height), proposal: proposal)
    }

    private func value(_ key: AlignmentKey) -> CGFloat {
        if let explicit = explicit(key) { return explicit }
        guard key.builtIn == .custom else {
            return key.defaultValue(width: width, height: height)
        }
        return key.id.defaultValue(in: self)
    }
}

extension ViewDimensions: Equatable {
    /// Two values are equal if they are dimensions of the same view for the same proposal, with the
    /// same size.
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height && lhs.tree === rhs.tree
            && lhs.node == rhs.node && lhs.proposal == rhs.proposal
    }
}
