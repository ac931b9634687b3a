import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantText

/// The look of a run beside its glyphs: style, lines, background, link.
struct TextLook {
    /// A line under or through the run.
    struct Line {
        /// The lengths of dashes and gaps, in multiples of the line's thickness; empty for a solid
        /// line.
        let dash: [CGFloat]
        /// The colour of the line; `nil` for that of the run.
        let color: RGBAColor?
    }

    /// The style of the glyphs; `nil` for the foreground style of the text's place.
    var style: _ResolvedStyle?
    var background: RGBAColor?
    var underline: Line?
    var strikethrough: Line?
    /// Where the run leads, as it is written.
    var link: String?
    /// The picture that stands in place of the characters; `nil` for text.
    var picture: InlinePicture?
    /// The values that are attached for a renderer; `nil` for none.
    var custom: CustomTextAttributes?

    /// Whether the run has nothing but its glyphs in the style of the text.
    var isPlain: Bool {
        style == nil && background == nil && underline == nil && strikethrough == nil
            && link == nil && picture == nil && custom == nil
    }
}

/// A picture that stands in a line of text.
struct InlinePicture {
    /// The size of the picture, in points.
    let size: CGSize
    /// Points from its bottom up to the baseline.
    let descent: CGFloat
    let drawing: KeptDrawing
}

/// Draws the glyphs that were measured, what is behind them and the lines along them.
struct TextDrawing: NodeDrawing {
    typealias AnimatableData = AnimatableNumbers

    /// The style of runs that have none of their own.
    var style: _ResolvedStyle
    /// The look of each run of the request; empty if all runs are plain.
    var looks: [TextLook]
    /// Where the text's top left corner is.
    var origin = CGPoint.zero
    /// The colour of the bars that stand for the characters; `nil` if the characters are shown.
    var placeholderInk: RGBAColor?
    /// The words that assistive technologies are told in place of the characters; `nil` for the
    /// characters.
    var spoken: String?
    /// The level of the heading that the text is.
    var heading: AccessibilityHeadingLevel?
    /// How the text is spoken, and what kind of text it is.
    var details: AccessibilityNoteDetails?
    /// Whether the text is in a disabled view.
    var isDisabled = false
    /// How it becomes another text where that is animated.
    var transition = ContentTransition.identity
    /// What draws the text in place of this drawing; `nil` for nothing.
    var rendered: RenderedText?

    var animatableData: AnimatableNumbers {
        get { looks.isEmpty ? style.numbers : styles.numbers }
        set { if looks.isEmpty { style.numbers = newValue } else { styles.numbers = newValue } }
    }

    /// The style of the text, and those of its runs.
    private var styles: [_ResolvedStyle] {
        get { [style] + looks.compactMap(\.style) }
        set {
            guard let first = newValue.first else { return }
            style = first
            var next = 1
            for index in looks.indices where looks[index].style != nil {
                looks[index].style = newValue[next]
                next += 1
            }
        }
    }

    func draw(_ context: inout DrawingContext) {
        if let placeholderInk {
            return RedactedTextDrawing(ink: placeholderInk).draw(&context)
        }
        guard let text = context.text?.moved(by: origin) else { return }
        if let rendered {
            var plain = self
            (plain.rendered, plain.heading) = (nil, nil)
            rendered.renderer.draw(text, plain, as: rendered, &context)
        } else if looks.isEmpty {
            for line in text.lines {
                for run in line.runs { draw(run, in: line, style, &context) }
            }
        } else {
            for line in text.lines { draw(line, &context) }
        }
        for character in text.missing { context.report(character.diagnostic) }
        for font in text.unknownFonts { context.report(.unknownFont(font)) }
    }

    var isGroup: Bool { heading != nil }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        heading.flatMap { HeadingDrawing($0).group(content, context) }
    }

    private func frame(_ context: DrawingContext) -> CGRect {
        CGRect(origin: origin, size: context.size)
    }

    private func look(_ index: Int) -> TextLook? {
        looks.indices.contains(index) ? looks[index] : nil
    }

    private func paint(_ look: TextLook?, _ context: DrawingContext) -> Paint {
        (look?.style ?? style).paint(in: frame(context))
    }

    private func draw(
        _ run: GlyphRun, in line: ShapedLine, _ style: _ResolvedStyle,
        _ context: inout DrawingContext
    ) {
        guard !run.glyphs.isEmpty else { return }
        let source = context.source
        let target = StyleTarget(frame: frame(context), source: source) { paint in
            var item = GlyphItem(run: run, origin: line.origin, paint: paint)
            item.source = source
            return [.glyphs(item)]
        }
        context.draw(target, with: style)
    }

    /// Draws the backgrounds, underlines, glyphs and strikethroughs of a line, back to front.
    private func draw(_ line: ShapedLine, _ context: inout DrawingContext) {
        for run in line.runs { drawBackground(of: run, in: line, &context) }
        for decoration in line.decorations where decoration.kind == .underline {
            draw(decoration, in: line, &context)
        }
        drawContent(of: line, &context)
        for decoration in line.decorations where decoration.kind == .strikethrough {
            draw(decoration, in: line, &context)
        }
    }

    /// Draws glyphs and pictures; neighbours with the same link are one link.
    private func drawContent(of line: ShapedLine, _ context: inout DrawingContext) {
        var start = 0
        while start < line.runs.count {
            let link = look(line.runs[start].runIndex)?.link
            var end = start + 1
            while end < line.runs.count, look(line.runs[end].runIndex)?.link == link { end += 1 }
            let runs = line.runs[start..<end]
            if let link {
                context.add(.link(link)) { context in
                    for run in runs { drawContent(of: run, in: line, &context) }
                }
            } else {
                for run in runs { drawContent(of: run, in: line, &context) }
            }
            start = end
        }
    }

    private func drawContent(
        of run: GlyphRun, in line: ShapedLine, _ context: inout DrawingContext
    ) {
        let look = look(run.runIndex)
        if let picture = look?.picture {
            draw(picture, at: run, in: line, &context)
        } else {
            draw(run, in: line, look?.style ?? style, &context)
        }
    }

    /// Draws the background of a run, as high as the tallest letters of its size: an em and a
    /// quarter.
    private func drawBackground(
        of run: GlyphRun, in line: ShapedLine, _ context: inout DrawingContext
    ) {
        guard let color = look(run.runIndex)?.background else { return }
        let baseline = line.origin.y + run.origin.y
        context.fill(
            .rect(
                CGRect(
                    x: line.origin.x + run.origin.x, y: baseline - run.size * 0.95,
                    width: run.width, height: run.size * 1.2)), .color(color))
    }

    private func draw(
        _ decoration: DecorationLine, in line: ShapedLine, _ context: inout DrawingContext
    ) {
        let look = look(decoration.runIndex)
        let kind = decoration.kind == .underline ? look?.underline : look?.strikethrough
        let paint = kind?.color.map(Paint.color) ?? paint(look, context)
        let rect = decoration.rect.offsetBy(dx: line.origin.x, dy: line.origin.y)
        guard let dash = kind?.dash, !dash.isEmpty else {
            context.fill(.rect(rect), paint)
            return
        }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        context.stroke(
            .path(path), paint,
            style: StrokeStyle(lineWidth: rect.height, dash: dash.map { $0 * rect.height }))
    }

    /// The run's left end is on the baseline. A text that was shrunk to fit shrinks its pictures too:
    /// the run is as wide as there is room for the picture.
    private func draw(
        _ picture: InlinePicture, at run: GlyphRun, in line: ShapedLine,
        _ context: inout DrawingContext
    ) {
        let items = context.items(of: picture.drawing, size: picture.size)
        guard !items.isEmpty, picture.size.width > 0 else { return }
        var group = DisplayGroup(content: Fragment(items: items))
        let scale = run.width / picture.size.width
        group.transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: line.origin.x + run.origin.x,
            ty: line.origin.y + run.origin.y + scale * (picture.descent - picture.size.height))
        group.source = context.source
        context.add(.group(group))
    }
}

extension ShapedText {
    /// The same lines elsewhere.
    fileprivate func moved(by offset: CGPoint) -> ShapedText {
        guard offset != .zero else { return self }
        var result = self
        for index in result.lines.indices {
            result.lines[index].origin.x += offset.x
            result.lines[index].origin.y += offset.y
        }
        return result
    }
}

extension MissingCharacter {
    /// The diagnostic about a missing character, with the package that would provide it.
    fileprivate var diagnostic: Diagnostic {
        let code = String(scalar.value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
        // A mark would stand on the quote.
        let isMark = [.nonspacingMark, .spacingMark, .enclosingMark]
            .contains(scalar.properties.generalCategory)
        let shown = (isMark ? "\u{25CC}" : "") + String(scalar)
        return Diagnostic(
            "No font has the character \u{201C}\(shown)\u{201D} (\(name))",
            advice: package.map { "A box is drawn. Install it with: apt-get install \($0)" }
                ?? "A box is drawn. Register a font that has it with Font.register(contentsOf:).")
    }
}

extension Diagnostic {
    fileprivate static func unknownFont(_ font: UnknownFont) -> Diagnostic {
        let nearest =
            font.nearest.isEmpty ? "" : "Near to it: \(font.nearest.joined(separator: ", ")). "
        return Diagnostic(
            "There is no font named \(SourceText.literal(font.name))",
            advice: "The system font is taken. \(nearest)Register the font's file with "
                + "Font.register(contentsOf:), or install it; fc-list shows what is installed.")
    }
}
