public import Foundation
import QuadrantCore
public import QuadrantGeometry

/// The line along a shape's outline, as a shape of its own. As a view, the line of a circle takes a
/// square, as the circle does (measured).
public nonisolated struct _StrokedShape<Content: Shape>: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<_StrokedShape<Content>, ForegroundStyle>

    /// The shape along whose outline the line runs.
    public var shape: Content
    /// The width, the ends and the dashes of the line.
    public var style: StrokeStyle

    /// What of the shape is animated, and the style of the line.
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData>
    {
        get {
            AnimatablePair(shape.animatableData, style.animatableData)
        }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }

    /// Creates the line along the outline of `shape`.
    public init(shape: Content, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// The outline of the line along the shape's outline, in points.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).strokedPath(style.sanitized)
    }

    /// The size of the shape; the line may reach beyond it.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    /// The outline is mirrored where that of `shape` is.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The line takes the same room as the shape that is stroked.
    public static func _traits(_ shape: _StrokedShape<Content>, in rect: CGRect) -> _ShapeTraits {
        let base = Content._traits(shape.shape, in: rect)
        return _ShapeTraits(
            rule: base.rule, outline: nil, fault: base.fault ?? shape.style.fault)
    }
}

/// A filled shape that renderers had better trace: their lines are finer than an outline's.
protocol TracedShape {
    nonisolated var traced: any Shape { get }
    nonisolated var line: StrokeStyle { get }
}

extension _StrokedShape: TracedShape {
    var traced: any Shape { shape }
    var line: StrokeStyle { style }
}

extension Shape {
    /// The line along the outline, as a shape of its own. The middle of the line lies on the
    /// outline.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape {
        _StrokedShape(shape: self, style: style)
    }

    /// The line along the outline, `lineWidth` points wide, as a shape of its own. A width that is
    /// not finite or not above 0 draws nothing.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
