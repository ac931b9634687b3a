public import Foundation
import QuadrantCore
import QuadrantGeometry

/// A shape whose outline can be moved inward.
///
/// Apple: "InsettableShape".
public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// The shape with its outline moved inward by `amount` points; outward for negative amounts.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that knows its outline for each inset.
protocol InsetOutline: Shape {
    nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path
}

extension InsetOutline {
    nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path {
        path(in: rect.insetBy(dx: inset, dy: inset))
    }
}

/// A built-in shape made smaller. Measured: insets add up; the view takes the whole proposal.
nonisolated struct InsetShape<Content: InsetOutline>: InsettableShape {
    typealias Body = _ShapeView<InsetShape<Content>, ForegroundStyle>

    var shape: Content
    var amount: CGFloat

    /// What of the shape is animated, and the inset.
    var animatableData: AnimatablePair<Content.AnimatableData, CGFloat>
    {
        get {
            AnimatablePair(shape.animatableData, amount)
        }
        set {
            shape.animatableData = newValue.first
            amount = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path { shape.path(in: rect, inset: amount) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    func inset(by amount: CGFloat) -> InsetShape<Content> {
        InsetShape(shape: shape, amount: self.amount + amount)
    }

    static func _traits(_ shape: InsetShape<Content>, in rect: CGRect) -> _ShapeTraits {
        guard shape.amount.isFinite else {
            return .fill(
                nil,
                fault: .unless(
                    .points, ".inset", ["by": shape.amount], instead: "Nothing is left of it."))
        }
        return .fill(nil, fault: Content._traits(shape.shape, in: rect).fault)
    }
}

extension Rectangle: InsettableShape, InsetOutline {
    /// The rectangle of a frame smaller by `amount` points on each side; a negative amount enlarges
    /// it.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        QuadrantViews.InsetShape(shape: self, amount: amount)
    }
}

extension Circle: InsettableShape, InsetOutline {
    /// The circle in a frame smaller by `amount` points on each side; a negative amount enlarges
    /// it.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        QuadrantViews.InsetShape(shape: self, amount: amount)
    }
}

extension Ellipse: InsettableShape, InsetOutline {
    /// The ellipse in a frame smaller by `amount` points on each side; a negative amount enlarges
    /// it.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        QuadrantViews.InsetShape(shape: self, amount: amount)
    }
}

extension Capsule: InsettableShape, InsetOutline {
    /// The capsule in a frame smaller by `amount` points on each side; a negative amount enlarges
    /// it.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        QuadrantViews.InsetShape(shape: self, amount: amount)
    }
}

extension RoundedRectangle: InsettableShape, InsetOutline {
    /// The rounded rectangle in a frame smaller by `amount` points on each side, its radii smaller
    /// by as much and at least 0. A negative amount enlarges both.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        QuadrantViews.InsetShape(shape: self, amount: amount)
    }

    /// Measured: the corners lose the inset, down to none.
    nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path {
        let size = CGSize(
            width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
        return Path(
            roundedRect: rect.insetBy(dx: inset, dy: inset), cornerSize: size, style: style)
    }
}
