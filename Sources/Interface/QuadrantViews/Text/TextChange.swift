import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText

/// What Apple does not tell of digits that roll: looks are chosen here.
private enum RollFigures {
    /// How far a digit rolls, in parts of the size of the text.
    static let way = 0.6
    /// The standard deviation of the blur of a digit that is gone, in parts of the size of the text.
    static let blur = 0.12
}

/// A glyph of a text, and where it stands in the text's frame.
private struct PlacedGlyph {
    let run: GlyphRun
    let glyph: GlyphRun.Glyph
    let origin: CGPoint

    /// The glyph as a run of its own whose left end is on the baseline at zero.
    var alone: GlyphRun {
        var alone = run
        alone.origin = .zero
        alone.glyphs = [glyph]
        alone.glyphs[0].x = 0
        alone.glyphs[0].y = 0
        alone.width = glyph.advance
        return alone
    }

    /// Whether it is the same letter of the same font, at any size, weight or width.
    func looks(like other: PlacedGlyph) -> Bool {
        // In another file of the family a letter may have another number.
        let isSame =
            glyph.id == other.glyph.id
            || glyph.cluster == other.glyph.cluster && run.text == other.run.text
        return isSame && run.font.family == other.run.font.family
    }

    static func all(in line: ShapedLine) -> [PlacedGlyph] {
        line.runs.flatMap { run in
            run.glyphs.map { glyph in
                PlacedGlyph(
                    run: run, glyph: glyph,
                    origin: CGPoint(
                        x: line.origin.x + run.origin.x + glyph.x,
                        y: line.origin.y + run.origin.y + glyph.y))
            }
        }
    }
}

extension TextDrawing {
    var showsChanges: Bool {
        transition != .identity && placeholderInk == nil && rendered == nil
    }

    func isOtherContent(than old: TextDrawing) -> Bool { fades(from: old) }

    /// Whether it, or a run of it, has a style that the former one fades into.
    private func fades(from old: TextDrawing) -> Bool {
        style.fades(from: old.style)
            || looks.count == old.looks.count
                && zip(looks, old.looks).contains { look, former in
                    guard let style = look.style, let before = former.style else { return false }
                    return style.fades(from: before)
                }
    }

    func drawChange(from old: OldContent, part: Double, _ context: inout DrawingContext) {
        guard let new = context.text, let before = old.text,
            old.drawing.value(TextDrawing.self).map({ fades(from: $0) }) != true
        else { return fade(from: old, part, &context) }
        let isPlain = looks.isEmpty && old.drawing.value(TextDrawing.self)?.looks.isEmpty == true
        switch transition.kind {
        case .numericText, .numericValue:
            if isPlain, new.lines.count == 1, before.lines.count == 1 {
                return roll(from: before.lines[0], to: new.lines[0], old, part, &context)
            }
        case .interpolate:
            let letters = new.lines.flatMap(PlacedGlyph.all)
            let former = before.lines.flatMap(PlacedGlyph.all)
            if isPlain, letters.count == former.count,
                zip(letters, former).allSatisfy({ $0.looks(like: $1) })
            {
                for (new, old) in zip(letters, former) { move(from: old, to: new, part, &context) }
                return
            }
        case .identity, .opacity, .symbolEffect: break
        }
        fade(from: old, part, &context)
    }

    /// The former text fades out while the new one fades in.
    private func fade(from old: OldContent, _ part: Double, _ context: inout DrawingContext) {
        let before = context.items(of: old.drawing, size: old.size, text: old.text)
        add(before, opacity: 1 - part, &context)
        add(
            context.items(of: self, size: context.size, text: context.text), opacity: part, &context
        )
    }

    /// A letter that stays goes to where it is to be, and grows. Between weights of a variable font it has each weight on the
    /// way; of other fonts both letters are seen, one fading into the other, as no font has what lies between.
    private func move(
        from old: PlacedGlyph, to new: PlacedGlyph, _ part: Double, _ context: inout DrawingContext
    ) {
        let size = max(0, old.run.size + (new.run.size - old.run.size) * part)
        let place = old.origin + (new.origin - old.origin) * part
        func add(_ letter: PlacedGlyph, _ font: FontID, _ opacity: Double) {
            var run = letter.alone
            run.size = size
            run.font = font
            self.add(run, at: place, opacity: opacity, blur: 0, &context)
        }
        let (before, after) = (old.run.font, new.run.font)
        if before.look == after.look { return add(new, after, 1) }
        if old.glyph.id == new.glyph.id,
            let font = context.textEngine.face(between: before, and: after, at: part)
        {
            return add(new, font, 1)
        }
        add(old, before, 1 - part)
        add(new, after, part)
    }

    /// Digits that stay go to where they are to be, others roll. They are counted from the end, where numbers have the
    /// same places.
    private func roll(
        from old: ShapedLine, to new: ShapedLine, _ content: OldContent, _ part: Double,
        _ context: inout DrawingContext
    ) {
        let former: [PlacedGlyph?] = PlacedGlyph.all(in: old).reversed()
        let letters: [PlacedGlyph?] = PlacedGlyph.all(in: new).reversed()
        let way = countsDown(from: content) ? -1.0 : 1.0
        let shown = min(max(part, 0), 1)
        for place in 0..<max(former.count, letters.count) {
            let before = place < former.count ? former[place] : nil
            let after = place < letters.count ? letters[place] : nil
            if let before, let after, before.looks(like: after) {
                move(from: before, to: after, part, &context)
                continue
            }
            if let before {
                let size = before.run.size
                let drop = CGPoint(x: 0, y: -way * part * size * RollFigures.way)
                add(
                    before.alone, at: before.origin + drop, opacity: 1 - shown,
                    blur: shown * size * RollFigures.blur, &context)
            }
            if let after {
                let size = after.run.size
                let drop = CGPoint(x: 0, y: way * (1 - part) * size * RollFigures.way)
                add(
                    after.alone, at: after.origin + drop, opacity: shown,
                    blur: (1 - shown) * size * RollFigures.blur, &context)
            }
        }
    }

    private func countsDown(from old: OldContent) -> Bool {
        switch transition.kind {
        case .numericText(let countsDown): return countsDown
        case .numericValue(let value):
            guard
                case .numericValue(let before) = old.drawing.value(TextDrawing.self)?.transition
                    .kind
            else { return false }
            return value < before
        case .identity, .opacity, .interpolate, .symbolEffect: return false
        }
    }

    private func add(
        _ run: GlyphRun, at origin: CGPoint, opacity: Double, blur: CGFloat,
        _ context: inout DrawingContext
    ) {
        let source = context.source
        var inner = context
        inner.draw(
            StyleTarget(frame: CGRect(origin: self.origin, size: context.size), source: source) {
                var item = GlyphItem(run: run, origin: origin, paint: $0)
                item.source = source
                return [.glyphs(item)]
            }, with: style)
        add(
            Array(inner.items.dropFirst(context.items.count)), opacity: opacity, blur: blur,
            &context)
    }

    private func add(
        _ items: [DisplayItem], opacity: Double, blur: CGFloat = 0, _ context: inout DrawingContext
    ) {
        let opacity = min(max(opacity, 0), 1)
        guard opacity > 0, !items.isEmpty else { return }
        guard opacity < 1 || blur > 0 else {
            for item in items { context.add(item) }
            return
        }
        var group = DisplayGroup(content: Fragment(items: items))
        group.opacity = opacity
        if blur > 0 { group.filters = [.blur(BlurFilter(sigma: blur))] }
        group.source = context.source
        context.add(.group(group))
    }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
}

private func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
}

private func * (point: CGPoint, factor: Double) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
}
