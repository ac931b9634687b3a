public import Foundation

/// The size and the alignment guides of a view in three dimensions, in points in the view's own
/// coordinates.
///
/// Apple: "ViewDimensions3D".
public struct ViewDimensions3D {
    /// The width of the view, in points.
    public let width: CGFloat
    /// The height of the view, in points.
    public let height: CGFloat
    /// The depth of the view, in points.
    public let depth: CGFloat
    /// The view that is asked for its guides; `nil` for a view that sets none.
    private let view: (tree: LayoutTree, box: DepthBox)?

    /// The dimensions of a view that sets no guide.
    init(size: CGSize, depth: CGFloat) {
        (width, height, self.depth) = (size.width, size.height, depth)
        view = nil
    }

    init(tree: LayoutTree, box: DepthBox, depth: CGFloat) {
        (width, height, self.depth) = (box.size.width, box.size.height, depth)
        view = (tree, box)
    }

    /// The value of the guide that the view, or one in it, sets; otherwise the guide's default. It is in
    /// points from the back.
    public subscript(guide: DepthAlignment) -> CGFloat {
        if let explicit = self[explicit: guide] { return explicit }
        return guide.key.defaultValue(depth: depth) ?? guide.key.id.defaultValue(in: self)
    }

    /// The value of the guide that the view, or one in it, sets, in points from the back; `nil` if none
    /// does.
    public subscript(explicit guide: DepthAlignment) -> CGFloat? {
        guard let view else { return nil }
        return view.tree.explicitDepthGuide(view.box, guide.key, depth: depth)
    }

    /// The value of the guide that the view, or one in it, sets; otherwise the guide's default. It is in
    /// points from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { plane[guide] }

    /// The value of the guide that the view, or one in it, sets; otherwise the guide's default. It is in
    /// points from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { plane[guide] }

    /// The value of the guide that the view, or one in it, sets, in points from the leading edge; `nil` if
    /// none does.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { plane[explicit: guide] }

    /// The value of the guide that the view, or one in it, sets, in points from the top edge; `nil` if none
    /// does.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { plane[explicit: guide] }

    /// Width, height and the guides of the plane.
    private var plane: ViewDimensions {
        guard let view else { return ViewDimensions(size: CGSize(width: width, height: height)) }
        return ViewDimensions(
            tree: view.tree, node: view.box.node, size: view.box.size, proposal: view.box.proposal)
    }
}

extension ViewDimensions3D: Equatable {
    /// Two values are equal if they are dimensions of the same view for the same proposal, with the same
    /// size.
    public static func == (lhs: ViewDimensions3D, rhs: ViewDimensions3D) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height && lhs.depth == rhs.depth
            && lhs.view?.tree === rhs.view?.tree && lhs.view?.box == rhs.view?.box
    }
}
