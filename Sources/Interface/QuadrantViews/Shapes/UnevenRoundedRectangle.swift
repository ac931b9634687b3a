public import Foundation
import QuadrantCore
public import QuadrantGeometry

/// A rectangle with a radius for each corner, as large as its frame.
///
/// Apple: "UnevenRoundedRectangle". Where layout runs right to left, the leading corners are on the
/// right.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, InsetOutline {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<UnevenRoundedRectangle, ForegroundStyle>

    /// The radius of each corner, in points. A negative one counts as 0; one that has no room
    /// beside its neighbours is smaller.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners are rounded.
    public var style: RoundedCornerStyle

    /// The radii of the corners.
    public var animatableData: RectangleCornerRadii.AnimatableData
    {
        get {
            cornerRadii.animatableData
        }
        set {
            cornerRadii.animatableData = newValue
        }
    }

    /// Creates a rectangle with a radius in points for each corner.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with a radius in points for each corner, 0 unless given.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    /// The rectangle with its four radii, in points.
    public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

    /// Measured: the corners lose the inset, down to none.
    func path(in rect: CGRect, inset: CGFloat) -> Path {
        func less(_ radius: CGFloat) -> CGFloat { max(0, radius - inset) }
        let radii = RectangleCornerRadii(
            topLeading: less(cornerRadii.topLeading),
            bottomLeading: less(cornerRadii.bottomLeading),
            bottomTrailing: less(cornerRadii.bottomTrailing),
            topTrailing: less(cornerRadii.topTrailing))
        return Path(
            roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadii: radii, style: style)
    }

    /// The shape in a frame smaller by `amount` points on each side, its radii smaller by as much
    /// and at least 0. A negative amount enlarges both.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        QuadrantViews.InsetShape(shape: self, amount: amount)
    }

    /// The shape fills its proposal.
    public static func _traits(
        _ shape: UnevenRoundedRectangle, in rect: CGRect
    ) -> _ShapeTraits {
        .fill(nil, fault: shape.cornerRadii.fault(of: "UnevenRoundedRectangle"))
    }
}
