import QuadrantCore
import QuadrantDisplayList
import QuadrantText

extension GraphicsContext {
    /// Draws a line of a text that was laid out, with its underlines and backgrounds, where the layout
    /// has it. Apple: "GraphicsContext.draw(_:options:)".
    ///
    /// - Parameters:
    ///   - line: The line. Its origin is a point in the coordinates of the context.
    ///   - options: How glyphs are placed; see `Text.Layout.DrawingOptions`.
    public func draw(
        _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) {
        draw(line.shaped, of: line.source)
    }

    /// Draws a run of a text that was laid out, where the layout has it.
    ///
    /// - Parameters:
    ///   - run: The run.
    ///   - options: How glyphs are placed; see `Text.Layout.DrawingOptions`.
    public func draw(
        _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) {
        draw(run.line.only(run.glyphs), of: run.source)
    }

    /// Draws some glyphs of a text that was laid out, where the layout has them.
    ///
    /// - Parameters:
    ///   - slice: The glyphs.
    ///   - options: How glyphs are placed; see `Text.Layout.DrawingOptions`.
    public func draw(
        _ slice: Text.Layout.RunSlice,
        options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) {
        let run = slice.run
        guard !slice.indices.isEmpty else { return }
        draw(run.line.only(run.glyphs.part(slice.indices)), of: run.source)
    }

    private func draw(_ line: ShapedLine, of source: TextLayoutSource) {
        guard let context = host.context else {
            host.report(
                Diagnostic(
                    "A text was drawn in an image that is not part of a view",
                    advice: "It was left out. Draw texts in a Canvas or in an image of a view."))
            return
        }
        let text = ShapedText(measurement: source.text.measurement, lines: [line])
        add(context.items(of: source.drawing, size: source.size, text: text))
    }
}
