public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// A value that draws the texts of a view in place of the library.
///
/// Apple: "TextRenderer". The text is laid out as always; what is seen of it is what `draw(layout:in:)`
/// draws. A renderer with `animatableData` is animated: it draws at each moment with the data of that
/// moment.
public protocol TextRenderer: Animatable {
    /// Draws a text.
    ///
    /// - Parameters:
    ///   - layout: The lines of the text, with their runs and glyphs.
    ///   - ctx: Draws from the top left corner of the text on, in points. Lines, runs and slices drawn
    ///     with `draw(_:options:)` stand where the layout has them, moved by the context's transform,
    ///     with its opacity and filters.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// The size that the text takes in the layout around, in points. A length that is negative or not
    /// finite counts as 0.
    ///
    /// The text stands in the top leading corner of that size; where it is another one than the text's
    /// own, the text is laid out again in it. By default it is `text.sizeThatFits(proposal)`.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far around its frame the renderer draws, in points; by default nothing.
    ///
    /// Nothing that a renderer draws is cut off here, whatever the padding is.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The size that the text has by itself.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    /// No padding.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// What a renderer can ask a text for while its size is found.
///
/// Apple: "TextProxy".
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    /// The size that the text takes by itself, in points.
    ///
    /// - Parameter proposal: The size that is offered to the text.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension View {
    /// Draws the texts in the view by a renderer.
    ///
    /// Apple: "View.textRenderer(_:)". The renderer nearest to a text counts. Text that can be edited,
    /// and text in pictures that were drawn before, is drawn as always.
    ///
    /// - Parameter renderer: Draws each text, and is animated if it has `animatableData`.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

/// Hands a renderer to the texts in a view; its body is made again at each moment of an animation.
nonisolated struct TextRendererModifier<T: TextRenderer>: ViewModifier, Animatable {
    var renderer: T

    var animatableData: T.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func body(content: Content) -> some View {
        let box = TypedTextRenderer(renderer)
        return content.texts { $0.renderer = box }
    }
}
