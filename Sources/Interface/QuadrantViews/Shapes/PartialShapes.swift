public import Foundation
import QuadrantCore
public import QuadrantGeometry

/// A shape with a fixed size within its frame, mirrored together with its place there where layout
/// runs right to left. The view fills its proposal (measured).
public nonisolated struct _SizedShape<Content: Shape>: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<_SizedShape<Content>, ForegroundStyle>

    /// The shape that has a fixed size.
    public var shape: Content
    /// The fixed size, in points.
    public var size: CGSize
    /// The point of the fixed size that lies at the same point of the frame.
    public var anchor: UnitPoint

    /// What of the shape is animated, the size and the anchor.
    public var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    /// Creates a shape with a fixed size in points.
    public init(shape: Content, size: CGSize, anchor: UnitPoint = .topLeading) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    /// The outline of the shape in a rectangle of the fixed size, aligned by the anchor in `rect`,
    /// in points.
    public func path(in rect: CGRect) -> Path {
        let x = rect.minX + anchor.x * (rect.width - size.width)
        let y = rect.minY + anchor.y * (rect.height - size.height)
        return shape.path(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
    }

    /// The outline is mirrored where that of `shape` is.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The shape fills its proposal; only the outline has the fixed size.
    public static func _traits(_ shape: _SizedShape<Content>, in rect: CGRect) -> _ShapeTraits {
        let (size, inner) = (shape.size, Content._traits(shape.shape, in: rect).fault)
        if size.width >= 0, size.height >= 0, (size.width + size.height).isFinite {
            return .fill(nil, fault: inner)
        }
        return .fill(
            nil,
            fault: .unless(
                .length, ".size", ["width": size.width, "height": size.height],
                instead: "It is not drawn so."))
    }
}

/// A part of a shape's outline. The view has the size of the whole shape (measured).
public nonisolated struct _TrimmedShape<Content: Shape>: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<_TrimmedShape<Content>, ForegroundStyle>

    /// The whole shape.
    public var shape: Content
    /// Where the part begins: 0 at the start of the outline, 1 at its end; others are clamped.
    public var startFraction: CGFloat
    /// Where the part ends: 0 at the start of the outline, 1 at its end; others are clamped. There
    /// is no part if it does not end behind its start.
    public var endFraction: CGFloat

    /// What of the shape is animated, and both ends.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction))
        }
        set {
            shape.animatableData = newValue.first
            startFraction = newValue.second.first
            endFraction = newValue.second.second
        }
    }

    /// Creates the part of the outline of `shape` between two fractions of its length, from 0 to 1.
    public init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    /// The part of the outline between the two fractions of its length.
    public func path(in rect: CGRect) -> Path {
        // What is no number is told of the shape.
        (startFraction + endFraction).isNaN
            ? Path() : shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// The size of the whole shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    /// The outline is mirrored where that of the whole shape is.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The part takes the same room as the whole shape.
    public static func _traits(_ shape: _TrimmedShape<Content>, in rect: CGRect) -> _ShapeTraits {
        var traits = Content._traits(shape.shape, in: rect)
        traits.outline = nil
        if (shape.startFraction + shape.endFraction).isNaN {
            traits.fault = .unless(
                .known, ".trim", ["from": shape.startFraction, "to": shape.endFraction],
                instead: "Nothing is drawn.")
        }
        return traits
    }
}

/// A shape whose type is hidden. As a view, a hidden circle still takes a square (measured).
///
/// Apple: "AnyShape".
public nonisolated struct AnyShape: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<AnyShape, ForegroundStyle>

    private(set) var shape: any Shape

    /// What of the hidden shape is animated; shapes of different types change at once.
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(erasing: shape) }
        set { shape = newValue.put(into: shape) }
    }

    /// Hides the type of a shape.
    public init<S: Shape>(_ shape: S) {
        self.shape = (shape as? AnyShape)?.shape ?? shape
    }

    /// The outline of the hidden shape, in points.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// The size of the hidden shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    /// The outline is mirrored where that of the hidden shape is.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The traits of the hidden shape.
    public static func _traits(_ shape: AnyShape, in rect: CGRect) -> _ShapeTraits {
        func traits<S: Shape>(_ shape: S) -> _ShapeTraits { S._traits(shape, in: rect) }
        return traits(shape.shape)
    }
}

extension Path: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<Path, ForegroundStyle>

    /// The path itself, in points, wherever the rectangle is.
    nonisolated public func path(in _: CGRect) -> Path { self }

    /// The path fills its proposal.
    nonisolated public static func _traits(_ shape: Path, in rect: CGRect) -> _ShapeTraits {
        .fill(nil)
    }
}

extension Shape {
    /// The shape with a fixed size in points, at the top leading corner of the frame.
    nonisolated public func size(_ size: CGSize) -> some Shape {
        _SizedShape(shape: self, size: size)
    }

    /// The shape with a fixed size in points, at the top leading corner of the frame.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// The shape with a fixed size in points. The point `anchor` of that size lies at the same
    /// point of the frame.
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// The shape with a fixed size in points. The point `anchor` of that size lies at the same
    /// point of the frame.
    nonisolated public func size(
        width: CGFloat, height: CGFloat, anchor: UnitPoint
    ) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    /// The part of the outline between two fractions of its length, which are clamped to 0 and 1.
    /// Nothing is left if `endFraction` is not greater than `startFraction`.
    nonisolated public func trim(
        from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
    ) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
}

extension _AnyAnimatableData {
    fileprivate nonisolated init(erasing shape: any Shape) {
        func data<S: Shape>(of shape: S) -> _AnyAnimatableData {
            _AnyAnimatableData(shape.animatableData)
        }
        self = data(of: shape)
    }

    /// A shape with these data, if they are its own.
    fileprivate nonisolated func put(into shape: any Shape) -> any Shape {
        func put<S: Shape>(into shape: S) -> any Shape {
            guard let data = data(S.AnimatableData.self) else { return shape }
            var result = shape
            result.animatableData = data
            return result
        }
        return put(into: shape)
    }
}
