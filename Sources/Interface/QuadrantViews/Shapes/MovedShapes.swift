public import Foundation
import QuadrantCore
public import QuadrantGeometry

/// A shape whose outline is moved. The view fills its proposal (measured).
///
/// Apple: "OffsetShape". Where layout runs right to left, the outline is mirrored after it was
/// moved, so that it moves to the left, unless the shape is never mirrored
/// (`layoutDirectionBehavior`).
public nonisolated struct OffsetShape<Content: Shape>: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<OffsetShape<Content>, ForegroundStyle>

    /// The shape that is moved.
    public var shape: Content
    /// How far the outline is moved, in points, to the right and down.
    public var offset: CGSize

    /// What of the shape is animated, and the offset.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
    {
        get {
            AnimatablePair(shape.animatableData, offset.animatableData)
        }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }

    /// Creates a shape that is moved by points to the right and down.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// The outline of the shape, moved by the offset, in points.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The outline is mirrored where that of `shape` is.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The moved shape fills its proposal.
    public static func _traits(_ shape: OffsetShape<Content>, in rect: CGRect) -> _ShapeTraits {
        let inner = Content._traits(shape.shape, in: rect).fault
        guard !(shape.offset.width + shape.offset.height).isFinite else {
            return .fill(nil, fault: inner)
        }
        return .fill(
            nil,
            fault: .unless(
                .points, ".offset", ["x": shape.offset.width, "y": shape.offset.height],
                instead: "It is not drawn."))
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// The shape inset by `amount` points, then moved.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape whose outline is scaled. The view fills its proposal (measured).
///
/// Apple: "ScaledShape". Where layout runs right to left, the outline is mirrored after it was
/// scaled, with its anchor, unless the shape is never mirrored (`layoutDirectionBehavior`).
public nonisolated struct ScaledShape<Content: Shape>: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<ScaledShape<Content>, ForegroundStyle>

    /// The shape that is scaled.
    public var shape: Content
    /// The factors of width and height: 1 changes nothing, negative ones mirror.
    public var scale: CGSize
    /// The point of the frame that stays in its place.
    public var anchor: UnitPoint

    /// What of the shape is animated, the scale and the anchor.
    public var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    /// Creates a shape that is scaled about a point of its frame.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// The outline of the shape, scaled about the anchor in `rect`, in points.
    public func path(in rect: CGRect) -> Path {
        let map = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(map.about(anchor, in: rect))
    }

    /// The outline is mirrored where that of `shape` is.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The scaled shape fills its proposal.
    public static func _traits(_ shape: ScaledShape<Content>, in rect: CGRect) -> _ShapeTraits {
        let inner = Content._traits(shape.shape, in: rect).fault
        guard !(shape.scale.width + shape.scale.height + shape.anchor.x + shape.anchor.y).isFinite
        else { return .fill(nil, fault: inner) }
        return .fill(
            nil,
            fault: .unless(
                .number, ".scale",
                [
                    "x": shape.scale.width, "y": shape.scale.height,
                    "anchor x": shape.anchor.x, "anchor y": shape.anchor.y,
                ], instead: "It is not drawn."))
    }
}

/// A shape whose outline is turned. The view fills its proposal (measured).
///
/// Apple: "RotatedShape". Where layout runs right to left, the outline is mirrored after it was
/// turned, so that it turns counterclockwise, unless the shape is never mirrored
/// (`layoutDirectionBehavior`).
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<RotatedShape<Content>, ForegroundStyle>

    /// The shape that is turned.
    public var shape: Content
    /// The angle, clockwise for positive values.
    public var angle: Angle
    /// The point of the frame that stays in its place.
    public var anchor: UnitPoint

    /// What of the shape is animated, the angle and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    /// Creates a shape that is turned about a point of its frame, clockwise for positive angles.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// The outline of the shape, turned about the anchor in `rect`, in points.
    public func path(in rect: CGRect) -> Path {
        let map = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return shape.path(in: rect).applying(map.about(anchor, in: rect))
    }

    /// The outline is mirrored where that of `shape` is.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The turned shape fills its proposal.
    public static func _traits(_ shape: RotatedShape<Content>, in rect: CGRect) -> _ShapeTraits {
        let inner = Content._traits(shape.shape, in: rect).fault
        guard !(CGFloat(shape.angle.radians) + shape.anchor.x + shape.anchor.y).isFinite else {
            return .fill(nil, fault: inner)
        }
        return .fill(
            nil,
            fault: .unless(
                .number, ".rotation",
                [
                    "": shape.angle.radians, "anchor x": shape.anchor.x,
                    "anchor y": shape.anchor.y,
                ], instead: "It is not drawn."))
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// The shape inset by `amount` points, then turned.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(
            shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape whose outline is mapped. The view fills its proposal (measured).
///
/// Apple: "TransformedShape". Where layout runs right to left, the outline is mirrored after it was
/// mapped, unless the shape is never mirrored (`layoutDirectionBehavior`).
public nonisolated struct TransformedShape<Content: Shape>: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<TransformedShape<Content>, ForegroundStyle>

    /// The shape that is mapped.
    public var shape: Content
    /// The map; its origin is the top left corner of the frame.
    public var transform: CGAffineTransform

    /// What of the shape moves; the map jumps.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    /// Creates a shape that is mapped, with the origin at the top left corner of the frame.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// The outline of the shape, mapped, in points; the origin of the map is the top left corner of
    /// `rect`.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(transform.about(.topLeading, in: rect))
    }

    /// The outline is mirrored where that of `shape` is.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The mapped shape fills its proposal.
    public static func _traits(
        _ shape: TransformedShape<Content>, in rect: CGRect
    ) -> _ShapeTraits {
        .fill(nil, fault: Content._traits(shape.shape, in: rect).fault)
    }
}

extension CGAffineTransform {
    /// The same map with a point of `rect` in the role of the origin.
    func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
        let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

extension Shape {
    /// The shape, moved to the right by the width and down by the height, in points; see
    /// `OffsetShape`.
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// The shape, moved to the right by the x-coordinate and down by the y-coordinate, in points;
    /// see `OffsetShape`.
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(x: offset.x, y: offset.y)
    }

    /// The shape, moved to the right by `x` and down by `y`, in points; see `OffsetShape`.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    /// The shape, scaled about a point of the frame by factors for width and height; negative ones
    /// mirror.
    nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape, scaled about a point of the frame by the same factor in width and height; a
    /// negative one mirrors.
    nonisolated public func scale(
        _ scale: CGFloat, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape, turned about a point of the frame, clockwise for positive angles; see
    /// `RotatedShape`.
    nonisolated public func rotation(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape, mapped by a matrix in points, with the origin at the top left corner of the
    /// frame; see `TransformedShape`.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
