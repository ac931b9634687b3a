public import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
import QuadrantLayout

/// A view that shows a shape, and over which more fills and lines can be put.
///
/// Apple: "ShapeView".
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape that is shown.
    nonisolated var shape: Content { get }
}

/// A shape that is filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// The shape that is filled.
    public var shape: Content
    /// The style that the shape is filled with.
    public var style: Style
    /// Which rule decides what is inside, and whether edges are smoothed.
    public var fillStyle: FillStyle

    /// Creates a view that shows `shape`, filled with `style`.
    @inlinable
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    /// Makes a node that lays out as the shape does and is filled.
    // Inlined into the witness, which knows the type.
    @inline(__always) @MainActor
    public static func _makeNodes(
        _ view: _ShapeView<Content, Style>, _ cursor: inout _ViewCursor
    ) {
        let traits = Content._traits(view.shape, in: .zero)
        traits.fault?.say()
        cursor.node(
            traits.rule,
            drawing: FilledShapeDrawing(
                shape: view.shape.standing(in: cursor.environment, traits),
                style: Style._resolve(view.style, in: cursor.environment),
                fillStyle: view.fillStyle))
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}

/// A view that shows a line along the outline of a shape.
///
/// Apple: "StrokeShapeView".
public nonisolated struct StrokeShapeView<
    Content: Shape, Style: ShapeStyle, Background: View
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

    /// Creates a view that draws a line along the outline of `shape` over `background`.
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

    /// Makes a node that lays out as the shape does and is stroked.
    @MainActor
    public static func _makeNodes(
        _ view: StrokeShapeView<Content, Style, Background>, _ cursor: inout _ViewCursor
    ) {
        let traits = Content._traits(view.shape, in: .zero)
        (traits.fault ?? view.strokeStyle.fault)?.say()
        let drawing = StrokedShapeDrawing(
            shape: view.shape.standing(in: cursor.environment, traits),
            style: Style._resolve(view.style, in: cursor.environment),
            line: view.strokeStyle, isAntialiased: view.isAntialiased)
        cursor.shapeNode(traits.rule, drawing, over: view.background)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}

/// A view that shows a filled shape over another view.
///
/// Apple: "FillShapeView".
public nonisolated struct FillShapeView<
    Content: Shape, Style: ShapeStyle, Background: View
>: ShapeView {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// The shape that is filled.
    public var shape: Content
    /// The style that the shape is filled with.
    public var style: Style
    /// Which rule decides what is inside, and whether edges are smoothed.
    public var fillStyle: FillStyle
    /// The view under the fill.
    public var background: Background

    /// Creates a view that shows `shape`, filled with `style`, over `background`.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    /// Makes a node that lays out as the shape does and is filled.
    @MainActor
    public static func _makeNodes(
        _ view: FillShapeView<Content, Style, Background>, _ cursor: inout _ViewCursor
    ) {
        let traits = Content._traits(view.shape, in: .zero)
        traits.fault?.say()
        let drawing = FilledShapeDrawing(
            shape: view.shape.standing(in: cursor.environment, traits),
            style: Style._resolve(view.style, in: cursor.environment), fillStyle: view.fillStyle)
        cursor.shapeNode(traits.rule, drawing, over: view.background)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}

extension _ViewCursor {
    /// Makes the node of a shape, with `background` behind it if there is any.
    @MainActor
    mutating func shapeNode<Background: View>(
        _ rule: LayoutRule, _ drawing: some NodeDrawing, over background: Background
    ) {
        guard !(Background.self is EmptyView.Type) else {
            node(rule, drawing: drawing)
            return
        }
        node(.overlay(.center), drawing: BackgroundDrawing()) { cursor in
            cursor.node(rule, drawing: drawing)
            cursor.node(.layers(.center)) { Background._makeNodes(background, &$0) }
        }
    }
}

extension Shape {
    /// The outline of a shape that renderers know.
    nonisolated func knownOutline(in rect: CGRect) -> DisplayShape? {
        Self._traits(self, in: rect).outline
    }

    /// The outline as renderers take it, mirrored where the shape asks for it.
    nonisolated func outline(in rect: CGRect, isRightToLeft: Bool) -> DisplayShape {
        knownOutline(in: rect) ?? pathOutline(in: rect, isRightToLeft: isRightToLeft)
    }

    /// The outline of a shape that renderers do not know.
    nonisolated func pathOutline(in rect: CGRect, isRightToLeft: Bool) -> DisplayShape {
        let path = path(in: rect)
        // Where there is no room, formulas divide by nothing; nothing is seen of that.
        if rect.width > 0, rect.height > 0 {
            path.tell(unless: Self._traits(self, in: rect).fault != nil)
        } else {
            path.untoldExcess?.say()
        }
        let isMirrored =
            switch layoutDirectionBehavior {
            case .fixed: false
            case .mirrors(let direction): (direction == .rightToLeft) == isRightToLeft
            }
        guard isMirrored else { return .path(path) }
        return .path(path.applying(MirrorMap(isMirrored).transform(in: rect)))
    }
}

extension StrokeStyle {
    /// The width, the limit of miters, the phase and the dashes.
    var numbers: AnimatableNumbers {
        get {
            AnimatableNumbers(
                ([lineWidth, miterLimit, dashPhase] + dash).map(Double.init), of: 1)
        }
        set {
            guard let numbers = newValue.values(of: 1, count: 3 + dash.count) else { return }
            (lineWidth, miterLimit, dashPhase) = (max(0, numbers[0]), numbers[1], numbers[2])
            dash = numbers.dropFirst(3).map { max(0, $0) }
        }
    }

    /// The style without what cannot be drawn: a width that is 0, negative or not finite draws
    /// nothing, and dashes that add up to 0 are left out.
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
    /// Fills the shape with a colour or another style.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<
        Self, ForegroundStyle
    > {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// Draws a line along the outline with a colour or another style. The middle of the line lies
    /// on the outline.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: EmptyView())
    }

    /// Draws a line along the outline with a colour or another style, `lineWidth` points wide. The
    /// middle of the line lies on the outline. A width that is not finite or not above 0 draws
    /// nothing.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    /// Fills the shape over this view.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws a line along the outline over this view. The middle of the line lies on the outline.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: self)
    }

    /// Draws a line along the outline over this view, `lineWidth` points wide. A width that is not
    /// finite or not above 0 draws nothing.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
