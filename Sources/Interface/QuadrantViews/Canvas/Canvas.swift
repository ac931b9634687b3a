public import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout

/// A view that a closure draws.
///
/// Apple: "Canvas". A canvas fills its proposal, 10 by 10 points where nothing is proposed. The
/// closure is called with the canvas's size each time the canvas is drawn.
public nonisolated struct Canvas<Symbols: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// The views that the closure can draw by their tags; each has its ideal size.
    public var symbols: Symbols
    /// Draws into a context; the size is that of the canvas, in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the drawing is known to cover its frame. It is drawn the same either way.
    public var isOpaque: Bool
    /// How colours are mixed. They always are mixed as by `.nonLinear`; other modes are reported.
    public var colorMode: ColorRenderingMode
    /// Whether the closure may be called later, on another thread. Here it never is.
    public var rendersAsynchronously: Bool

    /// A canvas with symbols.
    ///
    /// - Parameters:
    ///   - opaque: Whether the drawing is known to cover its frame. It is drawn the same either
    ///     way.
    ///   - colorMode: Colours are always mixed as by `.nonLinear`; other modes are reported.
    ///   - rendersAsynchronously: Has no effect: the closure is always called while the canvas is
    ///     drawn.
    ///   - renderer: Draws into a context; the size is that of the canvas, in points.
    ///   - symbols: Views with tags. The closure can draw them.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    /// Makes a node that is drawn by the closure; the symbols are its children.
    @MainActor
    public static func _makeNodes(_ view: Canvas<Symbols>, _ cursor: inout _ViewCursor) {
        let (environment, renderer) = (cursor.environment, view.renderer)
        let drawing = SymbolHostDrawing { context in
            draw(renderer, environment, &context)
        }
        let node = cursor.node(.extended(CanvasRule()), drawing: drawing) {
            Symbols._makeNodes(view.symbols, &$0)
        }
        if view.colorMode != .nonLinear {
            cursor.report(
                Diagnostic.withoutEffect(
                    "Canvas(colorMode: .\(view.colorMode))",
                    advice: "Colours are mixed as .nonLinear."), at: node)
        }
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }

    private static func draw(
        _ renderer: (inout GraphicsContext, CGSize) -> Void, _ environment: EnvironmentValues,
        _ context: inout DrawingContext
    ) {
        var canvas = GraphicsContext(environment: environment, size: context.size, in: context)
        renderer(&canvas, context.size)
        for diagnostic in canvas.host.diagnostics { context.report(diagnostic) }
        guard !canvas.items.isEmpty else { return }
        var group = DisplayGroup(content: Fragment(items: canvas.items))
        group.source = context.source
        // Blend modes reach what the canvas drew, not what lies behind it.
        group.isIsolated = canvas.items.contains(where: \.isBlended)
        context.add(.group(group))
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas without symbols.
    ///
    /// - Parameters:
    ///   - opaque: Whether the drawing is known to cover its frame. It is drawn the same either
    ///     way.
    ///   - colorMode: Colours are always mixed as by `.nonLinear`; other modes are reported.
    ///   - rendersAsynchronously: Has no effect: the closure is always called while the canvas is
    ///     drawn.
    ///   - renderer: Draws into a context; the size is that of the canvas, in points.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer
        ) { EmptyView() }
    }
}

extension DisplayItem {
    /// Whether the drawing is blended with what lies behind the canvas.
    fileprivate var isBlended: Bool {
        guard case .group(let group) = self else { return false }
        if group.blendMode != .normal { return true }
        return group.isDirect && group.content.items.contains(where: \.isBlended)
    }
}

/// The layout of a canvas: it fills its proposal, and places each symbol at the origin in its ideal
/// size.
struct CanvasRule: ExtendedRule {
    var name: String { "Canvas" }

    func isSame(as other: any ExtendedRule) -> Bool { other is CanvasRule }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        proposal.size.replacingUnspecifiedDimensions()
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        context.children.map {
            ChildPlacement(child: $0, x: 0, y: 0, proposal: Proposal(.unspecified))
        }
    }

    func spacing(_ context: RuleContext) -> ViewSpacing? { ViewSpacing() }

    func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> CGFloat?? { .some(nil) }
}
