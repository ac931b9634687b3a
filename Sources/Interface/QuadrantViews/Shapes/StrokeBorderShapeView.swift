public import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
import QuadrantLayout

/// A view that shows a line along the inside of a shape's outline.
///
/// Apple: "StrokeBorderShapeView". The view fills its proposal, even if the shape is a circle
/// (measured).
public nonisolated struct StrokeBorderShapeView<
    Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// The shape along whose outline the line runs.
    public var shape: Content
    /// The style that the line is drawn with.
    public var style: Style
    /// The width, the ends and the dashes of the line.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public var isAntialiased: Bool
    /// The view under the line.
    public var background: Background

    /// Creates a view that draws a line along the inside of the outline of `shape` over
    /// `background`.
    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
        background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    /// Makes a node that fills its proposal; the line runs half its width inside of the outline.
    @MainActor
    public static func _makeNodes(
        _ view: StrokeBorderShapeView<Content, Style, Background>, _ cursor: inout _ViewCursor
    ) {
        let traits = Content._traits(view.shape, in: .zero)
        (traits.fault ?? view.strokeStyle.fault)?.say()
        let line = view.strokeStyle.sanitized
        let drawing = StrokedShapeDrawing(
            shape: view.shape.standing(in: cursor.environment, traits).inset(
                by: line.lineWidth / 2),
            style: Style._resolve(view.style, in: cursor.environment), line: line,
            isAntialiased: view.isAntialiased)
        cursor.shapeNode(_ShapeTraits.fill(nil).rule, drawing, over: view.background)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}

extension InsettableShape {
    /// Draws a line along the inside of the outline.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: EmptyView())
    }

    /// Draws a line along the inside of the outline, `lineWidth` points wide. A width that is not
    /// finite or not above 0 draws nothing.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(
            content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line along the inside of the outline, over this view.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: self)
    }

    /// Draws a line along the inside of the outline, `lineWidth` points wide, over this view. A
    /// width that is not finite or not above 0 draws nothing.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(
            content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
