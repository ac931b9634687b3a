import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import QuadrantViews

/// Draws a dot in the place of each character, its middle half the height of small letters above the line.
struct BulletDrawing: NodeDrawing {
    let request: TextRequest
    let diameter: CGFloat
    let style: _ResolvedStyle
    let marks: EditMarksDrawing?

    func draw(_ context: inout DrawingContext) {
        marks?.draw(&context)
        guard let text = context.text, let run = request.runs.first else { return }
        let metrics = context.textEngine.metrics(
            of: run.font, displayScale: request.options.displayScale)
        for line in text.lines {
            for glyphs in line.runs {
                for glyph in glyphs.glyphs where glyph.advance > 0 {
                    let x = line.origin.x + glyphs.origin.x + glyph.x
                    let pitch = glyph.advance + run.tracking
                    draw(
                        CGPoint(x: x + pitch / 2, y: line.origin.y - metrics.capHeight / 2),
                        &context)
                }
            }
        }
    }

    private func draw(_ middle: CGPoint, _ context: inout DrawingContext) {
        let frame = CGRect(
            x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter,
            height: diameter)
        var path = Path()
        path.addEllipse(in: frame)
        context.fill(.path(path), style.paint(in: context.bounds))
    }

    func drawOver(_ context: inout DrawingContext) { marks?.drawOver(&context) }
}
