import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText

/// A renderer of a known type.
///
/// Unchecked: the renderer never changes, and is called on the main actor only.
final class TypedTextRenderer<T: TextRenderer>: TextRendererBox, @unchecked Sendable {
    let renderer: T

    init(_ renderer: T) {
        self.renderer = renderer
    }

    override func draw(
        _ text: ShapedText, _ plain: TextDrawing, as rendered: RenderedText,
        _ context: inout DrawingContext
    ) {
        let layout = Text.Layout(
            TextLayoutSource(
                text, request: rendered.request, drawing: plain, size: context.size,
                engine: context.textEngine))
        var canvas = GraphicsContext(
            environment: rendered.environment, size: context.size, in: context)
        renderer.draw(layout: layout, in: &canvas)
        for diagnostic in canvas.host.diagnostics { context.report(diagnostic) }
        for item in canvas.items { context.add(item) }
    }

    override func size(
        _ proposal: ProposedViewSize, measuring text: @escaping (ProposedViewSize) -> CGSize
    ) -> CGSize {
        renderer.sizeThatFits(proposal: proposal, text: TextProxy(measure: text))
    }

    override func isSame(as other: TextRendererBox) -> Bool {
        guard let other = other as? TypedTextRenderer<T> else { return false }
        return areSame(renderer, other.renderer)
    }
}
