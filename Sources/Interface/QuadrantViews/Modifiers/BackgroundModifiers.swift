public import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
public import QuadrantLayout

/// A view behind or in front of another, whose size it takes.
package nonisolated struct SecondaryModifier<Secondary: View>: ViewModifier {
    package typealias Body = Never

    let secondary: Secondary
    let alignment: Alignment
    let isBackground: Bool

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: SecondaryModifier<Secondary>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        modifier.makeNodes(content, &cursor)
    }

    /// Makes the nodes of the content and the secondary view, both in the environment of this place.
    ///
    /// - Parameter change: Changes it for the content; given always or never by a modifier.
    @MainActor
    func makeNodes<V: View>(
        _ content: V, _ cursor: inout _ViewCursor,
        changing change: ((inout EnvironmentValues) -> Void)? = nil
    ) {
        let environment = cursor.environment
        // Most content is one node: it is made without a closure that could outlive this call.
        if cursor.isSingle(V.self) {
            makeNode(&cursor, environment) { cursor in
                guard let change else { return cursor.makeSingle(content) }
                cursor.setting(change) { $0.makeSingle(content) }
            }
        } else {
            cursor.wrap(content, by: self) { cursor, content in
                makeNode(&cursor, environment) { cursor in
                    guard let change else { return content(&cursor) }
                    cursor.setting(change, content)
                }
            }
        }
    }

    @MainActor
    private func makeNode(
        _ cursor: inout _ViewCursor, _ environment: EnvironmentValues,
        _ content: (inout _ViewCursor) -> Void
    ) {
        cursor.node(
            .overlay(alignment), drawing: isBackground ? BackgroundDrawing() : nil
        ) { cursor in
            content(&cursor)
            cursor.inEnvironment(environment) { cursor in
                if case .one = Secondary._arity {
                    cursor.makeSingle(secondary)
                } else {
                    cursor.node(.layers(.center)) { Secondary._makeNodes(secondary, &$0) }
                }
            }
        }
    }

    nonisolated package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// A line along the inside of the view's frame.
nonisolated struct BorderModifier<Style: ShapeStyle>: NodeModifier {
    let style: Style
    let width: CGFloat

    var diagnostic: Diagnostic? {
        width >= 0 && width.isFinite ? nil : .unlessLength(".border", ["width": width])
    }

    func drawing(in environment: EnvironmentValues) -> BorderDrawing? {
        BorderDrawing(style: Style._resolve(style, in: environment), width: width)
    }
}

struct BorderDrawing: NodeDrawing {
    typealias AnimatableData = AnimatablePair<CGFloat, AnimatableNumbers>

    var style: _ResolvedStyle
    var width: CGFloat

    var animatableData: AnimatablePair<CGFloat, AnimatableNumbers> {
        get { AnimatablePair(width, style.numbers) }
        set { (width, style.numbers) = (newValue.first, newValue.second) }
    }

    func drawOver(_ context: inout DrawingContext) {
        guard width > 0, width.isFinite else { return }
        let frame = context.bounds
        let (w, h) = (min(width, frame.width), min(width, frame.height))
        if case .changed = style.kind {
            // A shadow or a blend mode is that of all four sides together.
            var line = Path(frame)
            line.addRect(frame.insetBy(dx: min(w, frame.width / 2), dy: min(h, frame.height / 2)))
            context.fill(.path(line), with: style, fillStyle: FillStyle(eoFill: true))
            return
        }
        context.fillFrame(
            CGRect(x: 0, y: 0, width: frame.width, height: h), with: style,
            frame: frame)
        context.fillFrame(
            CGRect(x: 0, y: frame.height - h, width: frame.width, height: h), with: style,
            frame: frame)
        let side = max(0, frame.height - 2 * h)
        context.fillFrame(
            CGRect(x: 0, y: h, width: w, height: side), with: style,
            frame: frame)
        context.fillFrame(
            CGRect(x: frame.width - w, y: h, width: w, height: side), with: style,
            frame: frame)
    }
}

extension View {
    /// Places views behind this one, aligned in its frame. They are proposed its size and do not
    /// change it.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SecondaryModifier(secondary: content(), alignment: alignment, isBackground: true))
    }

    /// Places a view behind this one, aligned in its frame.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(
            SecondaryModifier(secondary: background, alignment: alignment, isBackground: true))
    }

    /// Fills the frame of this view, behind it, with a style. The area reaches into the safe area
    /// insets on those of `edges` that the frame touches.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            StyleBackgroundModifier(
                style: style, background: SafeAreaFill(style: style, edges: edges)))
    }

    /// Fills a shape in the frame of this view, behind it, with a style.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            StyleBackgroundModifier(
                style: style, background: shape.fill(style, style: fillStyle)))
    }

    /// Fills the frame of this view, behind it, with the background style. The area reaches into
    /// the safe area insets on those of `edges` that the frame touches.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape in the frame of this view, behind it, with the background style.
    nonisolated public func background<S: Shape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Places views in front of this one, aligned in its frame. They are proposed its size and do
    /// not change it.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SecondaryModifier(secondary: content(), alignment: alignment, isBackground: false))
    }

    /// Places a view in front of this one, aligned in its frame.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(
            SecondaryModifier(secondary: overlay, alignment: alignment, isBackground: false))
    }

    /// Fills the frame of this view, in front of it, with a style. The area reaches into the safe
    /// area insets on those of `edges` that the frame touches.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            SecondaryModifier(
                secondary: SafeAreaFill(style: style, edges: edges), alignment: .center,
                isBackground: false))
    }

    /// Fills a shape in the frame of this view, in front of it, with a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            SecondaryModifier(
                secondary: shape.fill(style, style: fillStyle), alignment: .center,
                isBackground: false))
    }

    /// Draws a line, `width` points wide, along the inside of the view's frame, over the view. A
    /// width that is not finite or not above 0 draws nothing; one that is not finite or below 0 is
    /// reported.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(BorderModifier(style: content, width: width))
    }
}
