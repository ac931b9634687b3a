public import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
import QuadrantLayout

/// A shape that is filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
    public typealias Body = Never

    let shape: Content
    let style: Style
    let fillStyle: FillStyle

    init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor
    public static func _makeNodes(
        _ view: _ShapeView<Content, Style>, _ cursor: inout _ViewCursor
    ) {
        cursor.node(
            Content._traits(view.shape, in: .zero).rule,
            drawing: FilledShapeDrawing(
                shape: view.shape, style: Style._resolve(view.style, in: cursor.environment),
                fillStyle: view.fillStyle))
    }

    public static var _arity: _ViewArity { .one }
}

/// A shape whose outline is traced with a style.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: View
{
    public typealias Body = Never

    /// The shape that is traced.
    public var shape: Content
    /// What it is traced with.
    public var style: Style
    /// The line.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public var isAntialiased: Bool
    /// The view under the line.
    public var background: Background

    @MainActor
    public static func _makeNodes(
        _ view: StrokeShapeView<Content, Style, Background>, _ cursor: inout _ViewCursor
    ) {
        let rule = Content._traits(view.shape, in: .zero).rule
        let drawing = StrokedShapeDrawing(
            shape: view.shape, style: Style._resolve(view.style, in: cursor.environment),
            line: view.strokeStyle, isAntialiased: view.isAntialiased)
        guard !(Background.self is EmptyView.Type) else {
            cursor.node(rule, drawing: drawing)
            return
        }
        cursor.node(.secondary(.center), drawing: BackgroundDrawing()) { cursor in
            cursor.node(rule, drawing: drawing)
            cursor.node(.layers(.center)) { Background._makeNodes(view.background, &$0) }
        }
    }

    public static var _arity: _ViewArity { .one }
}

struct FilledShapeDrawing: NodeDrawing {
    let shape: any Shape
    let style: _ResolvedStyle
    let fillStyle: FillStyle

    func draw(_ context: inout DrawingContext) {
        let outline = shape.outline(in: context.bounds, isRightToLeft: context.isRightToLeft)
        let paint = style.paint(in: context.bounds)
        if case .rect(let rect) = outline, rect == context.bounds {
            context.fillFrame(rect, paint)
        } else {
            context.fill(outline, paint, style: fillStyle)
        }
    }
}

struct StrokedShapeDrawing: NodeDrawing {
    let shape: any Shape
    let style: _ResolvedStyle
    let line: StrokeStyle
    let isAntialiased: Bool

    func draw(_ context: inout DrawingContext) {
        let outline = shape.outline(in: context.bounds, isRightToLeft: context.isRightToLeft)
        var item = StrokeItem(
            shape: outline, paint: style.paint(in: context.bounds), style: line.sanitized)
        item.isAntialiased = isAntialiased
        item.source = context.source
        context.add(.stroke(item))
    }
}

extension Shape {
    /// The outline as renderers take it, mirrored where the shape asks for it.
    nonisolated func outline(in rect: CGRect, isRightToLeft: Bool) -> DisplayShape {
        if let outline = Self._traits(self, in: rect).outline { return outline }
        let path = path(in: rect)
        let isMirrored =
            switch layoutDirectionBehavior {
            case .fixed: false
            case .mirrors(let direction): (direction == .rightToLeft) == isRightToLeft
            }
        guard isMirrored else { return .path(path) }
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
        return .path(path.applying(mirror))
    }
}

extension StrokeStyle {
    /// Lines of no or no finite width are not drawn; dashes that add up to nothing are left out.
    var sanitized: StrokeStyle {
        var style = self
        if !style.lineWidth.isFinite || style.lineWidth < 0 { style.lineWidth = 0 }
        let isValid = style.dash.allSatisfy { $0.isFinite && $0 >= 0 }
        if !isValid || style.dash.reduce(0, +) <= 0 { style.dash = [] }
        if !style.dashPhase.isFinite { style.dashPhase = 0 }
        if !style.miterLimit.isFinite || style.miterLimit < 1 { style.miterLimit = 10 }
        return style
    }
}

extension Shape {
    /// The shape filled with a colour or another style.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The shape filled with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<
        Self, ForegroundStyle
    > {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// The outline traced with a colour or another style; the line is centred on the outline.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: EmptyView())
    }

    /// The outline traced with a colour or another style, `lineWidth` points wide.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The outline's line as a shape of its own.
    public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: style)
    }

    /// The outline's line, `lineWidth` points wide, as a shape of its own.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// The line along a shape's outline, filled with the foreground style when shown.
public nonisolated struct _StrokedShape<Content: Shape>: View {
    public typealias Body = Never

    let shape: Content
    let style: StrokeStyle

    @MainActor
    public static func _makeNodes(_ view: _StrokedShape<Content>, _ cursor: inout _ViewCursor) {
        let stroked = view.shape.stroke(ForegroundStyle(), style: view.style)
        StrokeShapeView._makeNodes(stroked, &cursor)
    }

    public static var _arity: _ViewArity { .one }
}

extension _ShapeView {
    /// The outline traced over the fill.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: self)
    }

    /// The outline traced over the fill, `lineWidth` points wide.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
