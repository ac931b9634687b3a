import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantText

/// What draws the texts of a view in place of the library, whatever its type.
class TextRendererBox: Equatable, @unchecked Sendable {
    /// Adds what stands for a text to the drawing of its node.
    ///
    /// - Parameter plain: Draws the text, or parts of it, as it is drawn without the renderer.
    func draw(
        _ text: ShapedText, _ plain: TextDrawing, as rendered: RenderedText,
        _ context: inout DrawingContext
    ) {
        preconditionFailure("A renderer of texts has a type.")
    }

    /// The size of a text, given what it measures by itself.
    func size(
        _ proposal: ProposedViewSize, measuring text: @escaping (ProposedViewSize) -> CGSize
    ) -> CGSize {
        preconditionFailure("A renderer of texts has a type.")
    }

    /// Whether both are known to draw the same; in doubt they do not.
    func isSame(as other: TextRendererBox) -> Bool { false }

    static func == (lhs: TextRendererBox, rhs: TextRendererBox) -> Bool {
        lhs === rhs || lhs.isSame(as: rhs)
    }
}

/// A text that a renderer draws, as it was asked for.
final class RenderedText {
    let renderer: TextRendererBox
    let request: TextRequest
    let environment: EnvironmentValues

    init(
        _ renderer: TextRendererBox, request: TextRequest, in environment: EnvironmentValues
    ) {
        self.renderer = renderer
        self.request = request
        self.environment = environment
    }
}
